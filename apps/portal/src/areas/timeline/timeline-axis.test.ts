import type { TimelineCounts } from '@wattdesk/contract/timeline/calls.ts'
import { expect, test } from 'vitest'
import { barsOf, countsByKind, daysBetween, marksOf, placeOf, spanOf, unitOf, widened, windowOf } from './timeline-axis.ts'

const counts: TimelineCounts = [
  { startsOn: '2025-12-30', counts: { alarm: 2, change: 1 } },
  { startsOn: '2026-01-02', counts: { alarm: 3 } },
]
const span = { from: '2025-12-30', until: '2026-01-08' }

test('an axis spans the first entry and today, or a later last one', () => {
  expect(spanOf(counts, '2026-01-08')).toEqual(span)
  expect(spanOf(counts, '2025-12-31')).toEqual({ from: '2025-12-30', until: '2026-01-02' })
  expect(spanOf(counts, '2025-01-01')).toEqual({ from: '2025-01-01', until: '2026-01-02' })
  expect(spanOf([], '2026-01-08')).toBeUndefined()
})

test('it shows the chosen period, with open ends extended to the whole span', () => {
  expect(windowOf(span, {})).toEqual(span)
  expect(windowOf(span, { from: '2026-01-02' })).toEqual({ from: '2026-01-02', until: '2026-01-08' })
  expect(windowOf(span, { until: '2026-01-02' })).toEqual({ from: '2025-12-30', until: '2026-01-02' })
  expect(windowOf(span, { from: '2026-01-05', until: '2026-01-02' })).toEqual({ from: '2026-01-05', until: '2026-01-05' })
})

test.each([
  ['2026-01-01', '2026-04-03', 'day'],
  ['2026-01-01', '2026-04-04', 'week'],
  ['2025-01-01', '2026-11-01', 'month'],
  ['2005-01-01', '2026-11-01', 'year'],
])('bars from %s to %s are of a %s', (from, until, unit) => {
  expect(unitOf({ from, until })).toBe(unit)
})

test('bars count the shown kinds by day', () => {
  expect(barsOf(counts, span, ['alarm'])).toEqual([
    { from: '2025-12-30', until: '2025-12-30', count: 2 },
    { from: '2026-01-02', until: '2026-01-02', count: 3 },
  ])
  expect(barsOf(counts, { from: '2026-01-01', until: '2026-01-08' }, ['alarm', 'change'])).toHaveLength(1)
  expect(barsOf(counts, span, ['sale'])).toEqual([])
})

test('weekly bars begin on Mondays and monthly ones on the first, cut at the ends of the window', () => {
  const year = { from: '2025-12-31', until: '2026-12-31' }
  expect(barsOf([...counts, { startsOn: '2026-12-31', counts: { alarm: 1 } }], year, ['alarm'])).toEqual([
    { from: '2025-12-31', until: '2026-01-04', count: 3 },
    { from: '2026-12-28', until: '2026-12-31', count: 1 },
  ])
  const years = { from: '2023-03-05', until: '2026-01-08' }
  expect(barsOf([{ startsOn: '2023-03-09', counts: { alarm: 1 } }, ...counts], years, ['alarm'])).toEqual([
    { from: '2023-03-05', until: '2023-03-31', count: 1 },
    { from: '2025-12-01', until: '2025-12-31', count: 2 },
    { from: '2026-01-01', until: '2026-01-08', count: 3 },
  ])
})

test('entries of a period are counted by kind', () => {
  expect(countsByKind(counts, {})).toEqual({ alarm: 5, change: 1 })
  expect(countsByKind(counts, { from: '2026-01-01' })).toEqual({ alarm: 3 })
  expect(countsByKind(counts, { until: '2025-12-30' })).toEqual({ alarm: 2, change: 1 })
})

test('days, months and Januaries are marked where they begin, as many as fit', () => {
  expect(marksOf({ from: '2025-12-30', until: '2026-01-01' }).map((mark) => mark.day)).toEqual(['2025-12-30', '2025-12-31', '2026-01-01'])
  expect(marksOf({ from: '2025-12-02', until: '2026-04-30' })[0]).toEqual({ day: '2026-01-01', offset: 30 / 150, unit: 'year' })
  for (const [from, until] of [
    ['2026-01-01', '2026-04-03'],
    ['2025-06-01', '2026-11-01'],
    ['2016-03-05', '2026-01-08'],
    ['1970-01-01', '2026-01-08'],
  ] as const) {
    const marks = marksOf({ from, until })
    expect(marks.length).toBeGreaterThan(3)
    expect(marks.length).toBeLessThanOrEqual(13)
  }
})

test.each([
  [0, 1, '2025-12-30', '2026-01-08'],
  [0.25, 0.05, '2025-12-30', '2026-01-01'],
  [0.5, 0.5, '2026-01-04', '2026-01-04'],
  [-3, 0, '2025-12-30', '2025-12-30'],
  [0.95, 7, '2026-01-08', '2026-01-08'],
])('from %d to %d of the axis are %s to %s', (one, other, from, until) => {
  expect(daysBetween(span, one, other)).toEqual({ from, until })
})

test('days cover their positions on the axis, including the last one', () => {
  expect(placeOf(span, { from: '2026-01-01', until: '2026-01-01' })).toEqual({ start: 0.2, end: expect.closeTo(0.3) })
  expect(placeOf(span, { from: '2030-01-01', until: '2030-01-02' })).toEqual({ start: 1, end: 1 })
})

test('a window is widened around its centre, at most to the whole span', () => {
  expect(widened(span, { from: '2026-01-03', until: '2026-01-04' })).toEqual({ from: '2026-01-02', until: '2026-01-05' })
  expect(widened(span, { from: '2025-12-31', until: '2026-01-03' })).toEqual({ until: '2026-01-05' })
  expect(widened(span, span)).toEqual({})
})
