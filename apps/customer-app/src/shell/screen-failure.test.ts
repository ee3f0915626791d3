import { expect, it } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { ScreenFileError } from './lazy-screen.ts'
import { callFailureOf, screenFailureOf } from './screen-failure.ts'

it.each([
  { error: new ScreenFileError(), reach: 'offline', kind: 'offline' },
  { error: new ScreenFileError(), reach: 'unreachable', kind: 'unreachable' },
  { error: new ScreenFileError(), reach: 'reached', kind: 'file' },
  { error: new TypeError('undefined is not a function'), reach: 'reached', kind: 'fault' },
  { error: new TypeError('undefined is not a function'), reach: 'offline', kind: 'fault' },
] as const)('a screen that failed with $error, with the server $reach, is reported as $kind', ({ error, reach, kind }) => {
  expect(screenFailureOf(error, reach)).toBe(kind)
})

it.each([
  { status: 0, reach: 'offline', kind: 'offline' },
  { status: 0, reach: 'unreachable', kind: 'unreachable' },
  { status: 0, reach: 'reached', kind: 'failed' },
  { status: 403, reach: 'reached', kind: 'failed' },
  { status: 503, reach: 'reached', kind: 'failed' },
  { status: 503, reach: 'offline', kind: 'failed' },
] as const)('a call that failed with status $status, with the server $reach, is reported as $kind', ({ status, reach, kind }) => {
  expect(callFailureOf(new CallError('', { status }), reach)).toBe(kind)
})
