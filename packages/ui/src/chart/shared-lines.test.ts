import { expect, test } from 'vitest'
import { sharedLines } from './shared-lines.ts'

test('lines of the same height share it, whichever others lie between', () => {
  expect(sharedLines([40, 80, 41, null, 80.5, 120], 200, 1.5)).toEqual([
    [0, 2],
    [1, 4],
  ])
})

test('lines at zero, a single line and a missing value share nothing', () => {
  expect(sharedLines([200, 199, 40, null, null], 200, 1.5)).toEqual([])
})
