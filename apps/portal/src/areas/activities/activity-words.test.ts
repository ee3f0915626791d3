import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { expect, test } from 'vitest'
import { valueWords } from './activity-words.ts'

test.each([
  ['en', 'de', 'German'],
  ['de', 'en', 'Englisch'],
  ['it', 'hu', 'Ungherese'],
  ['hu', 'it', 'Olasz'],
] as const)('in %s, a change to the language %s shows %s', (reader, value, words) => {
  expect(valueWords({ path: 'language', type: 'member' }, value, translatorOf(reader))).toBe(words)
  expect(valueWords({ path: 'ownLanguage', type: 'preferences' }, value, translatorOf(reader))).toBe(words)
})

test('an import changes to a state in the reader’s language', () => {
  const words = (language: 'de' | 'it' | 'hu', value: string) =>
    valueWords({ path: 'status', type: 'data-import' }, value, translatorOf(language))
  expect(words('de', 'done')).toBe('Fertig')
  expect(words('it', 'running')).toBe('In corso')
  expect(words('hu', 'done')).toBe('Kész')
})

test('a power is a figure with its unit', () => {
  expect(valueWords({ path: 'peakPowerW', type: 'unallocated-installation' }, 10_000, translatorOf('it'))).toBe('10.000\u00a0W')
  expect(valueWords({ path: 'batteryCapacityWh', type: 'pvbattery' }, 7_680, translatorOf('de'))).toBe('7.680\u00a0Wh')
  expect(valueWords({ path: 'panelCount', type: 'pvbattery' }, 12, translatorOf('de'))).toBe('12')
})
