import { expect, it } from 'vitest'
import { ScreenFileError } from './lazy-screen.ts'
import { screenFailureOf } from './screen-failure.ts'

it.each([
  { error: new ScreenFileError(), isReachable: false, kind: 'offline' },
  { error: new ScreenFileError(), isReachable: true, kind: 'file' },
  { error: new TypeError('undefined is not a function'), isReachable: true, kind: 'fault' },
  { error: new TypeError('undefined is not a function'), isReachable: false, kind: 'fault' },
])('a screen that failed with $error, with the server reachable: $isReachable, is reported as $kind', ({ error, isReachable, kind }) => {
  expect(screenFailureOf(error, isReachable)).toBe(kind)
})
