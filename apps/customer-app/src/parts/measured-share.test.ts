import { expect, test } from 'vitest'
import { measuredShare } from './measured-share.ts'

test('time in which something of the home was not measured does not count as measured', () => {
  const day = { coveredSeconds: 86_400, elapsedSeconds: 86_400 }
  expect([measuredShare(day), measuredShare({ ...day, balancedSeconds: 21_600 }), measuredShare({ ...day, balancedSeconds: 0 })]).toEqual([
    1, 0.25, 0,
  ])
  // A day that has not begun has no gaps.
  expect(measuredShare({ coveredSeconds: 0, elapsedSeconds: 0 })).toBe(1)
})
