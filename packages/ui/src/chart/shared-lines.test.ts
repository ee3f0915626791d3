import { expect, test } from 'vitest'
import { endOfSteps, sharedLines } from './shared-lines.ts'

test('lines of the same height share it, whichever others lie between', () => {
  expect(sharedLines([40, 80, 41, null, 80.5, 120], 200, 1.5)).toEqual([
    [0, 2],
    [1, 4],
  ])
})

test('lines at zero, a single line and a missing value share nothing', () => {
  expect(sharedLines([200, 199, 40, null, null], 200, 1.5)).toEqual([])
})

test('a line has no slot where its last step ends, so that nothing is drawn after its newest value', () => {
  expect(endOfSteps([null, 7, 7, null, undefined])).toBe(2)
  expect(endOfSteps([null, null])).toBe(-1)
})
