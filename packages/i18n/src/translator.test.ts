import { isWholeLanguage, type Language, languages, wholeLanguages } from '@wattdesk/contract/languages.ts'
import { expect, test, vi } from 'vitest'
import { catalogues, translatorOf } from './catalogues.ts'
import { formatLanguage } from './formats.ts'
import { isMetByCustomers } from './met-by-customers.ts'
import { createMissingKeyReport } from './missing-keys.ts'
import { isCounted, type Sentence, type Sentences } from './sentence.ts'
import { createTranslator } from './translator.ts'

function flat(tree: Sentences, prefix: string): [key: string, sentence: Sentence][] {
  return Object.entries(tree).flatMap(([key, node]): [string, Sentence][] =>
    typeof node === 'string' || isCounted(node) ? [[prefix + key, node]] : flat(node, `${prefix}${key}.`),
  )
}

/** The sentences of English that a language must have. */
const neededIn = (language: Language) => flat(catalogues.en, '').filter(([key]) => isWholeLanguage(language) || isMetByCustomers(key))

test.each(languages)('%s is a different language: its sentences differ from English', (language) => {
  if (language === 'en') return
  const mine = new Map(flat(catalogues[language], ''))
  const long = neededIn(language).filter(([, sentence]) => typeof sentence === 'string' && sentence.length > 25)
  expect(long.filter(([key, sentence]) => mine.get(key) === sentence).map(([key]) => key)).toEqual([])
})

/** Words that a native speaker would not write here, from earlier sentences. */
const unnatural = {
  en: /\b(time-line|silences?|silence of|fell silent|meant|tak(e|en) (away|back)|exists since|holes?|somebody|(was|were|been) told|by nature|stands (in|at)|greatest|all the same|has been heard|is heard|not heard)\b/i,
  de: /\b(zeit-linie|(funk)?stille[nr]?|gemeint|weg(nehmen|genommen)|existiert seit)\b/i,
}

test.each(['en', 'de'] as const)('%s uses no words that a native speaker would not write', (language) => {
  const spoken = flat(catalogues[language], '').map(([key, sentence]) => `${key}: ${JSON.stringify(sentence)}`)
  expect(spoken.filter((one) => unnatural[language].test(one.slice(one.indexOf(':'))))).toEqual([])
})

/** Whom operators' own screens, mails and programs address. */
const ofOperators = /^(serviceStatus|setup|mails|gatewayStock\.password)\./

test.each(languages)('%s names no variable, command or file to members', (language) => {
  const sentences = flat(catalogues[language], '').filter(([key]) => !ofOperators.test(key))
  const technical = sentences.filter(([, sentence]) => /\b[A-Z]{3,}_[A-Z]{3,}\b|npm run|\bdocs\//.test(JSON.stringify(sentence)))
  expect(technical.map(([key]) => key)).toEqual([])
})

test('a counted sentence takes the form of the language, and numbers its notation', () => {
  expect(translatorOf('en').t('ui.list.rows', { count: 1 })).toBe('1 row')
  expect(translatorOf('de').t('ui.list.rows', { count: 12_345 })).toBe('12.345 Zeilen')
})

test('a value with braces stays as typed', () => {
  expect(translatorOf('en').t('ui.confirm.typeName', { name: '{name} {0}' })).toBe('Type {name} {0} to confirm')
})

test('a value that ends with a full stop ends the sentence, too', () => {
  expect(translatorOf('hu').t('dataImport.hole.closed', { period: '2026. 12. 01.' })).toBe('A hiányzó időszak pótolva: 2026. 12. 01.')
  expect(translatorOf('it').t('access.working.entered', { tenant: 'Solar S.r.l.' })).toBe('Ora lavori in Solar S.r.l.')
  expect(translatorOf('it').t('access.working.entered', { tenant: 'Solar' })).toBe('Ora lavori in Solar.')
})

test('English replaces missing sentences, and a key that no language has is reported', () => {
  const missing: string[] = []
  const source = (language: string): Sentences => (language === 'en' ? { greeting: 'Hello' } : { own: 'Ciao' })
  const { find } = createTranslator('it', source, (key) => missing.push(key))
  expect(find('any.own')).toBe('Ciao')
  expect(find('any.greeting')).toBe('Hello')
  expect(find('any.constructor')).toBeUndefined()
})

test('an English sentence keeps its English forms in a language with other plural rules', () => {
  // 21 takes the singular in Croatian.
  expect(translatorOf('hr').t('ui.list.rows', { count: 21 })).toBe('21 redak')
  expect(translatorOf('hr').t('access.loans.hours', { count: 21 })).toBe('21 hours')
  expect(translatorOf('pl').t('ui.list.rows', { count: 22 })).toBe('22 wiersze')
})

test('numbers and names of languages are the reader’s, also where the sentence is English', () => {
  expect(translatorOf('pl').t('access.loans.count', { count: 12_345 })).toMatch(/^12\s345 permissions$/)
  expect([formatLanguage('pl', 'en'), formatLanguage('pl', 'de'), formatLanguage('hu', 'it')]).toEqual(['Polish', 'Polnisch', 'Ungherese'])
  expect(wholeLanguages).toEqual(['en', 'de', 'it', 'hu'])
})

test('missing keys are reported once, together, 2 seconds after the last', () => {
  vi.useFakeTimers()
  const reports: string[][] = []
  const report = createMissingKeyReport((keys) => reports.push(keys))
  report('a')
  vi.advanceTimersByTime(1500)
  report('b')
  report('a')
  vi.advanceTimersByTime(1999)
  expect(reports).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reports).toEqual([['a', 'b']])
  report('b')
  vi.advanceTimersByTime(5000)
  expect(reports).toHaveLength(1)
  vi.useRealTimers()
})
