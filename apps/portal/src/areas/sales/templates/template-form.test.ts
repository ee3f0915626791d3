import { expect, test } from 'vitest'
import { moved } from './template-form.ts'

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('the step at %i moves by %i', (at, by, wanted) => {
  expect(moved(['a', 'b', 'c'], at, by)).toEqual(wanted)
})
