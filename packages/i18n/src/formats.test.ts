import { afterEach, describe, expect, it } from 'vitest'
import { faultValues } from './fault-values.ts'
import {
  formatAge,
  formatBytes,
  formatCalendarDay,
  formatCalendarDays,
  formatDay,
  formatDayOfMonth,
  formatDuration,
  formatInstant,
  formatInstantInZones,
  formatLongDays,
  formatLongInstant,
  formatMinute,
  formatMinuteApart,
  formatMonth,
  formatNumber,
  formatPowerW,
  formatShare,
  instantOfReader,
  isoDay,
  isoInstant,
  noValue,
  readerMinute,
  readerZoneInForce,
  setReaderDates,
  setReaderZone,
} from './formats.ts'
import type { Language } from './languages.ts'

const at = '2026-10-25T00:30:00Z'

it.each([
  [0, 'en', '0 B'],
  [999, 'en', '999 B'],
  [1_240, 'de', '1,24 kB'],
  [3_456_789, 'en', '3.46 MB'],
] as const)('a size of %d bytes in %s: %s', (bytes, language, words) => expect(formatBytes(bytes, language)).toBe(words))

describe('the zone instants are shown in', () => {
  afterEach(() => setReaderZone(undefined))

  it("is the runtime's own until the reader has one", () => {
    expect(readerZoneInForce()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  })

  it("is the reader's unless another is named", () => {
    setReaderZone('Pacific/Auckland')
    expect(formatInstant(at)).toBe('2026-10-25 13:30:00')
    expect(formatInstant(at, 'Europe/Berlin')).toBe('2026-10-25 02:30:00')
  })

  it("is named together with the home's if they differ", () => {
    setReaderZone('Europe/London')
    expect(formatInstantInZones(at, 'Europe/Berlin')).toBe('2026-10-25 01:30:00 (Europe/London)\n2026-10-25 02:30:00 (Europe/Berlin)')
    expect(formatInstantInZones(at, 'Europe/London')).toBe('2026-10-25 01:30:00 (Europe/London)')
  })
})

it.each([
  ['2026-10-25T00:45:00Z', 'Europe/Berlin', '2026-10-25 02:45 UTC+02:00'],
  ['2026-10-25T01:45:00Z', 'Europe/Berlin', '2026-10-25 02:45 UTC+01:00'],
  ['2026-10-24T23:45:00Z', 'Europe/Berlin', '2026-10-25 01:45'],
  ['2026-10-25T02:00:00Z', 'Europe/Berlin', '2026-10-25 03:00'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29 03:00'],
  ['2026-11-01T06:15:00Z', 'America/New_York', '2026-11-01 01:15 UTC-05:00'],
  ['2026-04-04T15:15:00Z', 'Australia/Lord_Howe', '2026-04-05 01:45 UTC+10:30'],
])('a minute that clocks show twice has its offset: %s in %s', (instant, zone, text) => {
  expect(formatMinuteApart(Date.parse(instant), zone)).toBe(text)
})

describe('a typed day and time', () => {
  afterEach(() => setReaderZone(undefined))

  it.each([
    ['2026-11-28T09:30', '2026-11-28T08:30:00.000Z'],
    ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
    // It happens twice.
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s is an instant of the reader’s clock', (minute, instant) => {
    setReaderZone('Europe/Berlin')
    expect(instantOfReader(minute).toISOString()).toBe(instant)
    expect(readerMinute(instant)).toBe(minute)
  })

  it('that clocks skip is as much later, and a text that is none is no instant', () => {
    setReaderZone('Europe/Berlin')
    expect(instantOfReader('2026-03-29T02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z')
    for (const wrong of ['', 'tomorrow', '12026-01-01T10:00']) expect(instantOfReader(wrong).getTime()).toBeNaN()
  })
})

it('the bounds of a refused period are written as the reader writes days', () => {
  setReaderDates('de')
  setReaderZone('Europe/Berlin')
  expect(faultValues({ max: 3, from: '2026-11-07', until: '2026-11-06T23:30:05Z' })).toEqual({
    max: 3,
    from: '07.11.2026',
    until: '07.11.2026 00:30',
  })
  setReaderDates(undefined)
  setReaderZone(undefined)
})

describe('days', () => {
  afterEach(() => setReaderDates(undefined))

  it.each<[Language | undefined, string, string, string]>([
    [undefined, '2026-11-07', '11-07', '2026-11'],
    ['en', '7 Nov 2026', '7 Nov', 'Nov 2026'],
    ['de', '07.11.2026', '07.11.', '11/2026'],
    ['it', '07/11/2026', '07/11', '11/2026'],
    ['hu', '2026. 11. 07.', '11. 07.', '2026. 11.'],
    ['sv', '2026-11-07', '07/11', '2026-11'],
    ['pl', '07.11.2026', '07.11', '11.2026'],
    ['nl', '07-11-2026', '07-11', '11-2026'],
    ['cs', '07. 11. 2026', '07. 11.', '11/2026'],
    ['hr', '07. 11. 2026.', '07. 11.', '11. 2026.'],
  ])('are written as in %s', (language, day, dayOfMonth, month) => {
    setReaderDates(language)
    const instant = '2026-11-06T23:30:05Z'
    expect(formatDay(instant, 'Europe/Berlin')).toBe(day)
    expect(formatCalendarDay('2026-11-07')).toBe(day)
    expect(formatInstant(instant, 'Europe/Berlin')).toBe(`${day} 00:30:05`)
    expect(formatMinute(instant, 'Europe/Berlin')).toBe(`${day} 00:30`)
    expect(formatDayOfMonth(instant, 'Europe/Berlin')).toBe(dayOfMonth)
    expect(formatMonth(instant, 'Europe/Berlin')).toBe(month)
    // Programs and files never follow the reader.
    expect([isoDay(instant, 'Europe/Berlin'), isoInstant(instant, 'Europe/Berlin')]).toEqual(['2026-11-07', '2026-11-07 00:30:05'])
  })

  it('of a period are named once if they are the same; what is no day stays', () => {
    setReaderDates('de')
    expect(formatCalendarDays({ from: '2026-11-07', to: '2026-11-30' })).toBe('07.11.2026 – 30.11.2026')
    expect(formatCalendarDays({ from: '2026-11-07', to: '2026-11-07' })).toBe('07.11.2026')
    expect(['', '2026', '31.2.', '2026-13-41'].map(formatCalendarDay)).toEqual(['', '2026', '31.2.', '2026-13-41'])
    expect(formatLongDays({ from: '2026-11-07', to: '2026-11-07' }, 'de')).toBe('7. November 2026')
  })
})

it.each<[Language, string]>([
  ['en', '25 October 2026 02:30:00'],
  ['de', '25. Oktober 2026 02:30:00'],
  ['it', '25 ottobre 2026 02:30:00'],
  ['hu', '2026. október 25. 02:30:00'],
])('the day in words, in %s, is that of the zone', (language, text) => {
  expect(formatLongInstant(at, language, 'Europe/Berlin')).toBe(text)
})

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
it.each([
  [0, '0 sec ago'],
  [59_000, '59 sec ago'],
  [119 * minute, '1 hr ago'],
  [36 * hour, '1 day ago'],
  [59 * day, '59 days ago'],
  [90 * day, '3 mo ago'],
  [800 * day, '2 yr ago'],
  [-200, '0 sec ago'],
  [-5 * minute, 'in 5 min'],
  [-3 * day, 'in 3 days'],
])('an age of %d ms is %s', (ageMs, words) => expect(formatAge(ageMs, 'en').replaceAll('.', '')).toBe(words))

it.each([
  [12_000, '12 másodperce'],
  [3 * 60_000, '3 perce'],
  [2 * 86_400_000, '2 napja'],
  [-3 * 3_600_000, '3 óra múlva'],
])('a Hungarian age of %d ms is %s', (ageMs, words) => expect(formatAge(ageMs, 'hu')).toBe(words))

it.each([
  ['it', '1 h 42 min'],
  ['hu', '1 óra 42 perc'],
] as const)('a duration in %s: %s', (language, words) => expect(formatDuration(102 * 60_000, language)).toBe(words))

it.each([
  ['en', 0.003, '<1%'],
  ['de', 0.003, '<1\u00a0%'],
  ['en', 0, '0%'],
  ['en', 0.005, '1%'],
  ['en', 1, '100%'],
  ['en', null, noValue],
] as const)('a share in %s of %s is %s: only nothing is 0', (language, share, words) => expect(formatShare(share, language)).toBe(words))

it.each(['en', 'de', 'it', 'hu', 'sv'] as const)('a negative figure has a true minus sign in %s', (language) => {
  expect(formatPowerW(-840, language)).toBe('−840\u00a0W')
  expect(formatPowerW(-0.4, language)).toBe('0\u00a0W')
  expect(formatNumber(-0.5, language, { style: 'percent', signDisplay: 'exceptZero' })).toMatch(/^−50/)
  expect(formatNumber(-12, language, { style: 'currency', currency: 'EUR' })).not.toContain('-')
})
