import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'

const today = '2026-11-21'
const measured = (day: string, coveredSeconds = 86_400) => ({ day, coveredSeconds })

test('thirty days before today, gaps as nothing, a day of 25 hours as complete', () => {
  const { days, share } = coverageOf(
    [measured('2026-11-21', 40_000), measured('2026-11-20', 43_200), measured('2026-10-25', 90_000)],
    today,
    '2024-01-01',
  )
  expect(days).toHaveLength(30)
  expect([days[0], days.at(-1)]).toEqual([
    { day: '2026-10-22', coveredSeconds: 0, share: 0 },
    { day: '2026-11-20', coveredSeconds: 43_200, share: 0.5 },
  ])
  expect(days.find((one) => one.day === '2026-10-25')?.share).toBe(1)
  expect(days.filter((one) => one.share === 0)).toHaveLength(28)
  expect(share).toBeCloseTo(1.5 / 30)
})

test.each([
  ['a gateway added today has no days yet', [], '2026-11-21', null, 30],
  ['the day of adding does not count', [measured('2026-11-19', 10_000), measured('2026-11-20')], '2026-11-19', 1, 28],
  ['days without a record count since then', [measured('2026-11-20')], '2026-11-18', 0.5, 28],
  ['days that an earlier gateway measured count', [measured('2026-11-17'), measured('2026-11-20')], '2026-11-19', 0.5, 26],
])('%s', (_, given, addedOn, share, unknown) => {
  const covered = coverageOf(given, today, addedOn)
  expect([covered.share, covered.days.filter((one) => one.coveredSeconds === null).length]).toEqual([share, unknown])
})
