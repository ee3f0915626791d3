import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  alignedWith,
  calendarRanges,
  clockSpans,
  daysOfRange,
  earlierRange,
  isCalendarInterval,
  periodAround,
  rangeSpan,
} from '../src/periods.ts'
import { intervals } from '../src/terms.ts'
import { addDays, isoWithOffset } from '../src/time-zones.ts'

const zones = ['Europe/Berlin', 'Europe/London', 'America/St_Johns', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'] as const
const zone = fc.constantFrom(...zones)
const day = fc.integer({ min: 0, max: 1_500 }).map((count) => addDays('2024-01-01', count))
const range = fc.tuple(day, fc.integer({ min: 0, max: 40 })).map(([from, days]) => ({ from, to: addDays(from, days) }))

describe('cutting a range', () => {
  test('omits and repeats nothing, whatever the length, over both clock changes', () => {
    fc.assert(
      fc.property(range, zone, fc.constantFrom(...intervals), (days, timeZone, interval) => {
        const spans = isCalendarInterval(interval)
          ? calendarRanges(days, interval).map((part) => rangeSpan(part, timeZone))
          : clockSpans(days, interval, timeZone)
        const whole = rangeSpan(days, timeZone)
        expect([spans[0]?.start, spans.at(-1)?.end]).toEqual([whole.start, whole.end])
        for (const [at, span] of spans.entries()) if (at > 0) expect(span.start).toBe(spans[at - 1]?.end)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['2026-10-25', 100, 25],
    ['2027-03-28', 92, 23],
    ['2026-07-01', 96, 24],
  ])('%s in Berlin has %i quarter hours and %i hours', (date, quarters, hours) => {
    const one = { from: date, to: date }
    expect(clockSpans(one, 'PT15M', 'Europe/Berlin')).toHaveLength(quarters)
    expect(clockSpans(one, 'PT1H', 'Europe/Berlin')).toHaveLength(hours)
  })

  test('cuts weeks on Mondays and months at their ends, leap days included', () => {
    expect(calendarRanges({ from: '2024-02-27', to: '2024-03-05' }, 'P1W')).toEqual([
      { from: '2024-02-27', to: '2024-03-03' },
      { from: '2024-03-04', to: '2024-03-05' },
    ])
    expect(calendarRanges({ from: '2024-01-31', to: '2024-03-01' }, 'P1M').map(daysOfRange)).toEqual([1, 29, 1])
    expect(calendarRanges({ from: '2023-12-31', to: '2024-12-31' }, 'P1Y').map(daysOfRange)).toEqual([1, 366])
    expect(calendarRanges({ from: '9999-12-30', to: '9999-12-31' }, 'P1D')).toHaveLength(2)
  })
})

describe('earlier ranges', () => {
  test.each([
    ['2026-03-31', '2026-03-31', 'month', 1, '2026-02-28', '2026-02-28'],
    ['2026-03-01', '2026-03-31', 'month', 1, '2026-02-01', '2026-02-28'],
    ['2025-02-01', '2025-02-28', 'year', 1, '2024-02-01', '2024-02-29'],
    ['2024-02-29', '2024-02-29', 'year', 1, '2023-02-28', '2023-02-28'],
    ['2026-01-10', '2026-01-20', 'month', 2, '2025-11-10', '2025-11-20'],
    ['2026-10-26', '2026-11-01', 'week', 1, '2026-10-19', '2026-10-25'],
    ['2026-01-01', '2026-01-01', 'day', 1, '2025-12-31', '2025-12-31'],
  ] as const)('%s to %s, %s %i earlier', (from, to, period, count, earlierFrom, earlierTo) => {
    expect(earlierRange({ from, to }, period, count)).toEqual({ from: earlierFrom, to: earlierTo })
  })

  test('contain the day they are around', () => {
    expect(periodAround('2026-11-22', 'week')).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    expect(periodAround('2024-02-10', 'month')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(periodAround('2024-02-10', 'year')).toEqual({ from: '2024-01-01', to: '2024-12-31' })
  })
})

describe('alignment', () => {
  const berlin = 'Europe/Berlin'
  const aligned = (earlier: string, later: string) =>
    clockSpans({ from: earlier, to: earlier }, 'PT1H', berlin).map(({ start }) =>
      alignedWith(start, { from: earlier, to: earlier }, { from: later, to: later }, berlin),
    )
  const clock = (at: number | null) => (at === null ? null : isoWithOffset(at, berlin).slice(11, 16))

  test('keeps the time of day; a day of 23 hours has no hour 2', () => {
    expect(aligned('2027-03-27', '2027-03-28').map(clock).slice(0, 5)).toEqual(['00:00', '01:00', null, '03:00', '04:00'])
    expect(aligned('2027-03-28', '2027-03-29').map(clock).slice(0, 4)).toEqual(['00:00', '01:00', '03:00', '04:00'])
  })

  test('of two equal hours, the first represents both', () => {
    expect(aligned('2026-10-25', '2026-10-26').map(clock).slice(0, 5)).toEqual(['00:00', '01:00', '02:00', null, '03:00'])
  })

  test('gives each instant at most once, within the range', () => {
    fc.assert(
      fc.property(range, zone, fc.constantFrom('day', 'week', 'month', 'year'), (later, timeZone, period) => {
        const earlier = earlierRange(later, period, 1)
        const instants = clockSpans(earlier, 'PT1H', timeZone).flatMap(({ start }) => alignedWith(start, earlier, later, timeZone) ?? [])
        const { start, end } = rangeSpan(later, timeZone)
        expect(new Set(instants).size).toBe(instants.length)
        expect(instants.every((at) => at >= start && at < end)).toBe(true)
      }),
      { numRuns: 30 },
    )
  })
})
