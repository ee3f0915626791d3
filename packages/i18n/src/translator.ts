import type { Catalogue } from './catalogue.ts'
import { formatNumber } from './formats.ts'
import { fallbackLanguage, type Language, tagOf } from './languages.ts'
import type { Counted, KeyOf, Placeholders, Sentence, SentenceAt, Sentences, Values } from './sentence.ts'
import { isCounted } from './sentence.ts'

export type SentenceKey = KeyOf<Catalogue>

/** Translates a key: `t('customers.list.title')`. The compiler demands the values of its placeholders. */
export type Translate = <Key extends SentenceKey>(key: Key, ...values: Values<Placeholders<SentenceAt<Catalogue, Key>>>) => string

export type Translator = {
  readonly language: Language
  readonly t: Translate
  /** The sentence of a key known only at run time (an error code, a vendor's word), or undefined. */
  readonly find: Find
  /** Like `find`, for computed keys, which may match anything: sentences with placeholders are not words for a value. */
  readonly word: (key: string) => string | undefined
}

/** The compiler demands values if any of the possible sentences has placeholders. */
export type Find = <Key extends string>(
  key: Key,
  ...values: FoundValues<Placeholders<SentenceAt<Catalogue, Extract<SentenceKey, Key>>>>
) => string | undefined
type FoundValues<Names> = [Names] extends [never] ? [values?: undefined] : [values: Record<string, string | number>]

type Source = (language: Language, area: string) => Sentences | undefined

/**
 * Finds sentences of one language, and falls back to English. `source` gives the loaded sentences of an area; `onMissing` receives each
 * key that no language has.
 */
export function createTranslator(language: Language, source: Source, onMissing: (key: string) => void): Translator {
  const find = (key: string, values?: Record<string, string | number>): string | undefined => {
    const own = lookUp(source, language, key)
    const sentence = own ?? lookUp(source, fallbackLanguage, key)
    if (sentence === undefined) return undefined
    // An English sentence uses English forms, whatever the surrounding language.
    const spoken = own === undefined ? fallbackLanguage : language
    const form = typeof sentence === 'string' ? sentence : formOf(sentence, spoken, Number(values?.count ?? 0))
    return values ? fill(form, values, language) : form
  }
  const say = (key: string, values?: Record<string, string | number>) => {
    const found = find(key, values)
    if (found === undefined) onMissing(key)
    return found ?? key
  }
  const word = (key: string) => {
    const found = find(key)
    return found !== undefined && placeholder.test(found) ? undefined : found
  }
  return { language, find, word, t: say }
}

function lookUp(source: Source, language: Language, key: string): Sentence | undefined {
  const [area = '', ...path] = key.split('.')
  let node: Sentence | Sentences | undefined = source(language, area)
  for (const part of path) {
    if (typeof node !== 'object' || !Object.hasOwn(node, part)) return undefined
    node = (node as Sentences)[part] // a Counted is never walked into: its only key is `counted`, which no sentence names
  }
  return typeof node === 'string' || isCounted(node) ? node : undefined
}

const pluralRules = new Map<Language, Intl.PluralRules>()

/** Created on first use, once: creating them takes longer than most sentences. */
function pluralRulesOf(language: Language): Intl.PluralRules {
  const known = pluralRules.get(language)
  if (known) return known
  const made = new Intl.PluralRules(tagOf(language))
  pluralRules.set(language, made)
  return made
}

function formOf(sentence: Counted, language: Language, count: number): string {
  return sentence.counted[pluralRulesOf(language).select(count)] ?? sentence.counted.other
}

const placeholder = /\{\w+\}/

/**
 * Fills placeholders in one pass, so that a value with braces stays as typed. A value that ends with a full stop, such as a Hungarian date
 * or `S.r.l.`, also ends the sentence.
 */
function fill(form: string, values: Record<string, string | number>, language: Language): string {
  return form.replace(/\{(\w+)\}(\.(?=\s|$))?/g, (placeholder, name: string, stop = '') => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) return placeholder
    const words = typeof value === 'number' ? formatNumber(value, language) : value
    return words.endsWith('.') ? words : words + stop
  })
}
