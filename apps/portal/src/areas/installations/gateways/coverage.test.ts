import { expect, test } from 'vitest'
import { coverageOf } from './coverage.ts'

const today = '2026-11-21'
const measured = (day: string, coveredSeconds = 86_400) => ({ day, coveredSeconds })

test('thirty days before today, gaps as nothing, a day of 25 hours as complete', () => {
  const { days, share } = coverageOf(
    [measured('2026-11-21', 40_000), measured('2026-11-20', 43_200), measured('2026-10-25', 90_000)],
    today,
    '2024-01-01',
    'Europe/Berlin',
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
  const covered = coverageOf(given, today, addedOn, 'Europe/Berlin')
  expect([covered.share, covered.days.filter((one) => one.coveredSeconds === null).length]).toEqual([share, unknown])
})

test('a day is as long as in the home', () => {
  const shareOf = (day: string, seconds: number, on: string, timeZone = 'Europe/Berlin') =>
    coverageOf([measured(day, seconds)], on, '2024-01-01', timeZone).days.find((one) => one.day === day)?.share
  // 23 hours, all of which were measured.
  expect(shareOf('2026-03-29', 82_800, '2026-04-01')).toBe(1)
  // An hour of 25 was not measured.
  expect(shareOf('2026-10-25', 86_400, today)).toBeCloseTo(24 / 25)
  expect(shareOf('2026-10-25', 86_400, today, 'Asia/Kolkata')).toBe(1)
})
