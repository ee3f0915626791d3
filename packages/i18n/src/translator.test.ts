import { languages } from '@wattdesk/contract/languages.ts'
import { expect, test, vi } from 'vitest'
import { catalogues, translatorOf } from './catalogues.ts'
import { createMissingKeyReport } from './missing-keys.ts'
import type { Sentence, Sentences } from './sentence.ts'
import { createTranslator } from './translator.ts'

function flat(tree: Sentences, prefix: string): [key: string, sentence: Sentence][] {
  return Object.entries(tree).flatMap(([key, node]): [string, Sentence][] =>
    typeof node === 'string' || 'counted' in node ? [[prefix + key, node as Sentence]] : flat(node, `${prefix}${key}.`),
  )
}

const placeholders = (sentence: Sentence) => [...new Set(JSON.stringify(sentence).match(/\{\w+\}/g) ?? [])].sort().join()

test.each(languages)('%s holds every sentence of English, with the same placeholders', (language) => {
  const mine = new Map(flat(catalogues[language], ''))
  const english = flat(catalogues.en, '')
  expect([...mine.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  const differing = english.filter(([key, sentence]) => placeholders(sentence) !== placeholders(mine.get(key) ?? ''))
  expect(differing.map(([key]) => key)).toEqual([])
})

/** Words that a native would not write here, as they stood in earlier sentences. */
const unnatural = {
  en: /\b(time-line|silences?|silence of|fell silent|meant|tak(e|en) (away|back)|exists since|holes?|somebody|(was|were|been) told|by nature|stands (in|at)|greatest|all the same|has been heard|is heard)\b/i,
  de: /\b(zeit-linie|(funk)?stille[nr]?|gemeint|weg(nehmen|genommen)|existiert seit)\b/i,
}

test.each(['en', 'de'] as const)('%s says nothing in words that a native would not write', (language) => {
  const spoken = flat(catalogues[language], '').map(([key, sentence]) => `${key}: ${JSON.stringify(sentence)}`)
  expect(spoken.filter((one) => unnatural[language].test(one.slice(one.indexOf(':'))))).toEqual([])
})

test('a counted sentence takes the form of the language, and numbers its notation', () => {
  expect(translatorOf('en').t('ui.list.rows', { count: 1 })).toBe('1 row')
  expect(translatorOf('de').t('ui.list.rows', { count: 12_345 })).toBe('12.345 Zeilen')
})

test('a value with braces stays as it was typed', () => {
  expect(translatorOf('en').t('ui.confirm.typeName', { name: '{name} {0}' })).toBe('Type {name} {0} to confirm')
})

test('English speaks where a language is silent, and a key no language has is named', () => {
  const missing: string[] = []
  const source = (language: string): Sentences => (language === 'en' ? { greeting: 'Hello' } : { own: 'Ciao' })
  const { find } = createTranslator('it', source, (key) => missing.push(key))
  expect(find('any.own')).toBe('Ciao')
  expect(find('any.greeting')).toBe('Hello')
  expect(find('any.constructor')).toBeUndefined()
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
