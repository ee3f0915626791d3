// Whether any sentence of the catalogues is missing, unused or broken in its placeholders. `npm run check` enforces it.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isWholeLanguage, type Language, languages } from '@wattdesk/contract/languages.ts'
import { catalogues } from '@wattdesk/i18n/catalogues.ts'
import { tagOf } from '@wattdesk/i18n/languages.ts'
import { isMetByCustomers } from '@wattdesk/i18n/met-by-customers.ts'
import { isCounted, type Sentence, type Sentences } from '@wattdesk/i18n/sentence.ts'
import { root } from './product.ts'

type Listed = ReadonlyMap<string, Sentence>

/** Every sentence of a catalogue by its key. */
export function listed(tree: Sentences, prefix = ''): Listed {
  const entries = Object.entries(tree).flatMap(([key, node]): (readonly [string, Sentence])[] =>
    typeof node === 'string' || isCounted(node) ? [[prefix + key, node]] : [...listed(node, `${prefix}${key}.`)],
  )
  return new Map(entries)
}

const formsOf = (sentence: Sentence): string[] => (typeof sentence === 'string' ? [sentence] : Object.values(sentence.counted))
const placeholders = (form: string): string[] => [...new Set(form.match(/\{\w+\}/g) ?? [])].sort()
const namesOf = (sentence: Sentence): string => [...new Set(formsOf(sentence).flatMap(placeholders))].sort().join(' ')

/** A brace that does not belong to a placeholder, as after a typing error: `{name`, `{ name }`, `{na-me}`. */
const isTorn = (sentence: Sentence): boolean => formsOf(sentence).some((form) => /[{}]/.test(form.replace(/\{\w+\}/g, '')))

/** Faults in the sentences of a language, compared with the English ones, one line each. */
export function faultsOfLanguage(language: Language, own: Listed, english: Listed): string[] {
  const rules = new Intl.PluralRules(tagOf(language))
  const counts = [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))]
  const missing = [...english.keys()].filter((key) => (isWholeLanguage(language) || isMetByCustomers(key)) && !own.has(key))
  const wrong = [...own].flatMap(([key, sentence]) => {
    const model = english.get(key)
    if (!model || !(isWholeLanguage(language) || isMetByCustomers(key))) return [`${key} is read by nobody`]
    if (isTorn(sentence)) return [`${key} has a brace that belongs to no placeholder`]
    if (namesOf(sentence) !== namesOf(model)) return [`${key} has other placeholders than English: ${namesOf(sentence) || 'none'}`]
    const lacking = isCounted(sentence) ? counts.filter((form) => !sentence.counted[form]) : []
    return lacking.map((form) => `${key} has no form for “${form}”`)
  })
  return [...missing.map((key) => `${key} is missing`), ...wrong].map((fault) => `sentences of ${language}: ${fault}`)
}

/** Keys that come from outside of the product, and sentences that are provided but not needed yet. */
const unnamed = [
  /^timeline\.alarm\./, // codes of gateways
  /^validation\.ExactDigits$/, // for a field of digits alone
]

/**
 * Sentences that no program uses: neither by their key, nor by a template such as `errors.${code}` whose last part is a word of a
 * program, nor by a template after a named group, such as `${field}.title`.
 */
export function unusedSentences(keys: Iterable<string>, programs: readonly string[]): string[] {
  const words = new Set<string>()
  const texts = new Set<string>()
  const templates = new Set<string>()
  for (const program of programs) {
    for (const [word] of program.matchAll(/[\w/-]+/g)) words.add(word)
    for (const [, text = ''] of program.matchAll(/['"`]([\w./-]+)['"`]/g)) texts.add(text)
    for (const [, template = ''] of program.matchAll(/`((?:[\w./-]|\$\{[^{}`]*\})+)`/g))
      if (template.includes('${') && template.includes('.')) templates.add(template.replace(/\$\{[^}]*\}/g, '*'))
  }
  const expressionOf = (template: string) =>
    new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll('*', String.raw`([\w/-]+(?:\.[\w/-]+)*)`)}$`)
  const isSpoken = (value: string) => words.has(value) || texts.has(value)
  const matches = (expression: RegExp, key: string) => expression.exec(key)?.slice(1).every(isSpoken) ?? false
  const anchored = [...templates].filter((one) => /^\w/.test(one)).map(expressionOf)
  const behindGroups = [...templates].filter((one) => one.startsWith('*.')).map((one) => expressionOf(one.slice(1)))
  const isNamed = (key: string) => texts.has(key) || anchored.some((one) => matches(one, key))
  const isInGroup = (key: string) =>
    groupsOf(key).some((group) => isNamed(group) && behindGroups.some((one) => matches(one, key.slice(group.length))))
  return [...keys].filter((key) => !isNamed(key) && !isInGroup(key) && !unnamed.some((one) => one.test(key)))
}

/** The groups of a sentence. Those of the first level are areas, whose names say little. */
const groupsOf = (key: string): string[] => {
  const parts = key.split('.')
  return parts.slice(2).map((_, at) => parts.slice(0, at + 2).join('.'))
}

if (import.meta.main) {
  const files = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file) && !/^packages\/i18n\/src\/\w\w\//.test(file))
  const programs = files.map((file) => readFileSync(path.join(root, file), 'utf8'))
  const english = listed(catalogues.en)
  const faults = [
    ...languages.flatMap((language) => faultsOfLanguage(language, listed(catalogues[language]), english)),
    ...unusedSentences(english.keys(), programs).map((key) => `sentences: no program uses ${key}`),
  ]
  if (faults.length > 0) console.error(faults.join('\n'))
  process.exit(faults.length > 0 ? 1 : 0)
}
