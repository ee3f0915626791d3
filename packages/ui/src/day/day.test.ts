import { spelledDay } from '@wattdesk/i18n/formats.ts'
import { expect, test } from 'vitest'
import { lastOfMonth, monthAfter, weekdayOf } from './day.ts'
import { type PeriodPreset, presetPeriod } from './day-presets.ts'
import { parseDay } from './parse-day.ts'

const today = '2026-11-22'

test.each([
  ['2026-11-05', '2026-11-05'],
  [' 2026-1-5 ', '2026-01-05'],
  ['2026/01/05', '2026-01-05'],
  ['20260105', '2026-01-05'],
  ['5.1.2026', '2026-01-05'],
  ['05/01/26', '2026-01-05'],
  ['5 1 2026', '2026-01-05'],
  ['5.1.', '2026-01-05'],
  ['5 Jan', '2026-01-05'],
  ['5th January 2025', '2025-01-05'],
  ['Jan 5, 2025', '2025-01-05'],
  ['5-sep-25', '2025-09-05'],
  ['29.2.2024', '2024-02-29'],
  ['today', today],
  ['Yesterday', '2026-11-21'],
  ['tomorrow', '2026-11-23'],
  ['-7', '2026-11-15'],
  ['+1', '2026-11-23'],
])('%s is the day %s', (typed, day) => expect(parseDay(typed, { today, language: 'en' })).toBe(day))

test.each(['en', 'de', 'it', 'hu', 'sv', 'cs', 'nl', 'hr', 'pl'] as const)('in %s, every day is read as it is written', (language) => {
  for (const day of ['2026-01-05', '2026-09-30', '2026-11-22', '2027-12-31']) {
    expect(parseDay(spelledDay(day, language), { today, language })).toBe(day)
  }
})

test.each([
  ['de', 'gestern', '2026-11-21'],
  ['de', 'vorgestern', '2026-11-20'],
  ['de', '5. März 2026', '2026-03-05'],
  ['de', '5. Dez', '2026-12-05'],
  ['it', 'ieri', '2026-11-21'],
  ['it', '5 maggio', '2026-05-05'],
  ['hu', 'tegnap', '2026-11-21'],
  ['hu', '2026. 01. 05.', '2026-01-05'],
  ['hu', '01. 05.', '2026-01-05'],
] as const)('in %s, %s is the day %s', (language, typed, day) => expect(parseDay(typed, { today, language })).toBe(day))

test.each([
  '',
  '30.2.2026',
  '29.2.2025',
  '31/11',
  '2026-13-01',
  '2026-00-10',
  '5',
  '1.2.3.4',
  '5 Foo',
  'Jan',
  'x',
  '１.２.2026',
  '99999999',
  '5.1.123456',
])('%s is no day', (typed) => expect(parseDay(typed, { today, language: 'en' })).toBeUndefined())

test.each<[PeriodPreset, string, string]>([
  ['today', '2026-11-22', '2026-11-22'],
  ['yesterday', '2026-11-21', '2026-11-21'],
  ['last7', '2026-11-16', '2026-11-22'],
  ['last30', '2026-10-24', '2026-11-22'],
  ['thisWeek', '2026-11-16', '2026-11-22'],
  ['thisMonth', '2026-11-01', '2026-11-22'],
  ['lastMonth', '2026-10-01', '2026-10-31'],
  ['thisYear', '2026-01-01', '2026-11-22'],
])('%s is from %s until %s', (preset, from, until) => expect(presetPeriod(preset, today)).toEqual({ from, until }))

test('last month at the end of a long month is the short month before', () => {
  expect(presetPeriod('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', until: '2026-02-28' })
})

test('months have different lengths, and weeks begin on Monday', () => {
  expect([monthAfter('2026-01-31', 1), monthAfter('2026-01-31', -2), monthAfter('2024-02-29', 12)]).toEqual([
    '2026-02-28',
    '2025-11-30',
    '2025-02-28',
  ])
  expect([lastOfMonth('2024-02-10'), lastOfMonth('2026-12-01')]).toEqual(['2024-02-29', '2026-12-31'])
  expect(['2026-11-16', '2026-11-22'].map(weekdayOf)).toEqual([0, 6])
})
