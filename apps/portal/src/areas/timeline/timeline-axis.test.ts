import { expect, test } from 'vitest'
import { barsOf, countsByKind, daysBetween, monthMarks, placeOf, spanOf } from './timeline-axis.ts'

const counts = [
  { startsOn: '2025-12-30', counts: { alarm: 2, change: 1 } },
  { startsOn: '2026-01-02', counts: { alarm: 3 } },
]
const kinds = ['alarm', 'change'] as const
const span = { from: '2025-12-30', until: '2026-01-08' }

test('the axis goes from the first entry until today, or beyond', () => {
  expect(spanOf(counts, '2026-01-08')).toEqual(span)
  expect(spanOf(counts, '2026-01-01')).toEqual({ from: '2025-12-30', until: '2026-01-02' })
  expect(spanOf([], '2026-01-01')).toBeUndefined()
})

test('bars hold every day once, those without entries too', () => {
  const bars = barsOf(counts, span, kinds, 'day')
  expect(bars.map((bar) => bar.count)).toEqual([3, 0, 0, 3, 0, 0, 0, 0, 0, 0])
  expect(barsOf(counts, span, ['change'], 'day').map((bar) => bar.count)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const years = barsOf(counts, { from: '2020-01-01', until: '2026-01-08' }, kinds, 'day')
  expect(years.length).toBeLessThanOrEqual(160)
  expect(years.at(-1)?.until).toBe('2026-01-08')
  expect(years.reduce((sum, bar) => sum + bar.count, 0)).toBe(6)
})

test('entries of a period are counted by kind', () => {
  expect(countsByKind(counts, {})).toEqual({ alarm: 5, change: 1 })
  expect(countsByKind(counts, { from: '2026-01-01' })).toEqual({ alarm: 3 })
  expect(countsByKind(counts, { until: '2025-12-30' })).toEqual({ alarm: 2, change: 1 })
})

test('months are marked where they begin, years by their Januaries, never more than fit', () => {
  expect(monthMarks(span)).toEqual([{ day: '2026-01-01', offset: 0.2, isYear: true }])
  const marks = monthMarks({ from: '2016-03-05', until: '2026-01-08' })
  expect(marks.length).toBeLessThanOrEqual(12)
  expect(marks.every((mark) => mark.isYear)).toBe(true)
})

test.each([
  [0, 1, '2025-12-30', '2026-01-08'],
  [0.25, 0.05, '2025-12-30', '2026-01-01'],
  [0.5, 0.5, '2026-01-04', '2026-01-04'],
  [-3, 0, '2025-12-30', '2025-12-30'],
  [0.95, 7, '2026-01-08', '2026-01-08'],
])('from %d to %d of the axis lie %s to %s', (one, other, from, until) => {
  expect(daysBetween(span, one, other)).toEqual({ from, until })
})

test('a period covers its place on the axis, its last day included', () => {
  expect(placeOf(span, { from: '2026-01-01', until: '2026-01-01' })).toEqual({ start: 0.2, end: expect.closeTo(0.3) })
  expect(placeOf(span, {})).toEqual({ start: 0, end: 1 })
  expect(placeOf(span, { from: '2030-01-01' })).toEqual({ start: 1, end: 1 })
})
