import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daySpan, quarterHourStart, quarterHoursOf, startOfEndLabelled } from '../src/intervals.ts'
import { addDays, isoWeekday, isoWithOffset, localDayOf, startOfLocalDay } from '../src/time-zones.ts'

const at = (text: string) => Date.parse(text)
const iso = (instant: number) => new Date(instant).toISOString()

test.each([
  ['2026-10-25', 'Europe/Berlin', 100, '2026-10-24T22:00:00.000Z'],
  ['2027-03-28', 'Europe/Berlin', 92, '2027-03-27T23:00:00.000Z'],
  ['2026-10-25', 'Europe/London', 100, '2026-10-24T23:00:00.000Z'],
  ['2026-07-01', 'Europe/Budapest', 96, '2026-06-30T22:00:00.000Z'],
  ['2026-07-01', 'Asia/Kathmandu', 96, '2026-06-30T18:15:00.000Z'],
  ['2026-01-01', 'UTC', 96, '2026-01-01T00:00:00.000Z'],
  // clocks skip midnight: the day begins at 01:00
  ['2025-04-25', 'Africa/Cairo', 92, '2025-04-24T22:00:00.000Z'],
  // clocks go back at midnight: 23:00 to 24:00 happens twice, on the day before
  ['2025-10-30', 'Africa/Cairo', 100, '2025-10-29T21:00:00.000Z'],
])('%s in %s has %d quarter hours from %s', (day, zone, count, start) => {
  const span = daySpan(day, zone)
  expect(iso(span.start)).toBe(start)
  expect(quarterHoursOf(span)).toHaveLength(count)
  expect(localDayOf(span.start, zone)).toBe(day)
  expect(localDayOf(span.start - 1, zone)).toBe(addDays(day, -1))
})

test('the hours of a 25-hour day are distinguished by their offset', () => {
  const hours = quarterHoursOf(daySpan('2026-10-25', 'Europe/Berlin')).filter((_, index) => index % 4 === 0)
  expect(hours.slice(0, 5).map((hour) => isoWithOffset(hour, 'Europe/Berlin'))).toEqual([
    '2026-10-25T00:00:00+02:00',
    '2026-10-25T01:00:00+02:00',
    '2026-10-25T02:00:00+02:00',
    '2026-10-25T02:00:00+01:00',
    '2026-10-25T03:00:00+01:00',
  ])
})

test('offsets west of Greenwich and of quarter hours are written as ISO 8601 has them', () => {
  expect(isoWithOffset(at('2026-01-01T12:00:00Z'), 'America/St_Johns')).toBe('2026-01-01T08:30:00-03:30')
  expect(isoWithOffset(at('2026-01-01T12:00:00Z'), 'Asia/Kathmandu')).toBe('2026-01-01T17:45:00+05:45')
})

test('weeks begin on Monday', () => {
  expect(isoWeekday('2026-10-19')).toBe(1)
  expect(isoWeekday('2026-10-25')).toBe(7)
  expect(isoWeekday('1969-12-31')).toBe(3)
  expect(isoWeekday('1960-01-01')).toBe(5)
})

test('a span ends before its end', () => {
  expect(quarterHoursOf({ start: at('2026-01-01T00:00Z'), end: at('2026-01-01T00:30Z') })).toHaveLength(2)
  expect(quarterHoursOf({ start: at('2026-01-01T00:01Z'), end: at('2026-01-01T00:30Z') })).toHaveLength(1)
  expect(quarterHoursOf({ start: at('2026-01-01T00:30Z'), end: at('2026-01-01T00:30Z') })).toEqual([])
})

test('a gridX label at the end of a quarter hour names the one that began before it', () => {
  expect(iso(startOfEndLabelled(at('2026-01-01T00:15:00Z')))).toBe('2026-01-01T00:00:00.000Z')
})

test('a day that does not exist is refused', () => {
  expect(() => startOfLocalDay('2026-13-01', 'UTC')).toThrow(RangeError)
})

const zones = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Tirane',
  'Asia/Kathmandu',
  'America/Santiago',
  'Africa/Cairo',
  'Pacific/Apia',
  'UTC',
]
const instants = fc.integer({ min: at('2000-01-01T00:00Z'), max: at('2040-01-01T00:00Z') })

test('every instant is in exactly one day and one quarter hour, in every zone', () => {
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      const span = daySpan(localDayOf(instant, zone), zone)
      expect(instant).toBeGreaterThanOrEqual(span.start)
      expect(instant).toBeLessThan(span.end)
      expect(quarterHoursOf(span)).toContain(quarterHourStart(instant))
      expect(Date.parse(isoWithOffset(instant, zone))).toBe(Math.floor(instant / 1_000) * 1_000)
    }),
    { numRuns: 300 },
  )
})
