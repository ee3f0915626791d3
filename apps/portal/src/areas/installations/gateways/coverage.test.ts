import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'

test('thirty days before today, gaps as nothing, a day of 25 hours as whole', () => {
  const days = coverageOf(
    [
      { day: '2026-11-21', coveredSeconds: 40_000 },
      { day: '2026-11-20', coveredSeconds: 43_200 },
      { day: '2026-10-25', coveredSeconds: 90_000 },
    ],
    '2026-11-21',
  )
  expect(days).toHaveLength(30)
  expect([days[0]?.day, days.at(-1)]).toEqual(['2026-10-22', { day: '2026-11-20', coveredSeconds: 43_200, share: 0.5 }])
  expect(days.find((one) => one.day === '2026-10-25')?.share).toBe(1)
  expect(days.filter((one) => one.share === 0)).toHaveLength(28)
})
