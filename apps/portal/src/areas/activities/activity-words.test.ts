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
