import { setReaderDates } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { afterEach, expect, test } from 'vitest'
import { slotName } from './slot-name.ts'

afterEach(() => setReaderDates(undefined))

test.each<[Language, string, string]>([
  ['en', '1 Oct 2026', 'Oct 2026'],
  ['de', '01.10.2026', '10/2026'],
  ['it', '01/10/2026', '10/2026'],
  ['hu', '2026. 10. 01.', '2026. 10.'],
])('in %s, days, months and years are named without a time', (language, day, month) => {
  setReaderDates(language)
  const names = (['day', 'month', 'year'] as const).map((slots) => slotName(Date.parse('2026-09-30T22:00:00Z'), 'Europe/Berlin', slots))
  expect(names).toEqual([day, month, '2026'])
  expect(slotName(Date.parse('2026-09-30T22:15:00Z'), 'Europe/Berlin', undefined)).toBe(`${day} 00:15`)
})
