import { type CustomerType, customerTypes } from '@wattdesk/contract/customers/terms.ts'
import { type Country, countries } from '@wattdesk/contract/formats.ts'
import { type Language, languages } from '@wattdesk/contract/languages.ts'

/** Words of other systems for our values, in English and German. Compared without case, blanks and punctuation. */
const types: Record<CustomerType, readonly string[]> = {
  residential_customer: ['residential', 'private', 'household', 'enduser', 'privatkunde', 'privat', 'endkunde', 'haushalt', 'wohnkunde'],
  partner: ['company', 'firma', 'unternehmen'],
  whitelabel_partner: ['whitelabel', 'whitelabelpartner'],
}
const languageWords: Record<Language, readonly string[]> = {
  en: ['english', 'englisch', 'eng', 'engb', 'enus', 'enuk'],
  de: ['german', 'deutsch', 'ger', 'deu', 'dede', 'deat', 'dech'],
  it: ['italian', 'italienisch', 'italiano', 'ita', 'itit'],
  hu: ['hungarian', 'ungarisch', 'magyar', 'hun', 'huhu'],
  sv: ['swedish', 'schwedisch', 'svenska', 'swe', 'svse'],
  cs: ['czech', 'tschechisch', 'čeština', 'česky', 'cze', 'ces', 'cscz'],
  nl: ['dutch', 'niederländisch', 'nederlands', 'dut', 'nld', 'nlnl', 'nlbe'],
  hr: ['croatian', 'kroatisch', 'hrvatski', 'hrv', 'hrhr'],
  pl: ['polish', 'polnisch', 'polski', 'pol', 'plpl'],
}
const countryWords: Record<Country, readonly string[]> = {
  GB: ['uk', 'gbr', 'unitedkingdom', 'greatbritain', 'england', 'großbritannien', 'grossbritannien', 'vereinigteskönigreich'],
  DE: ['d', 'deu', 'germany', 'deutschland'],
  IT: ['i', 'ita', 'italy', 'italien', 'italia'],
  SE: ['swe', 'sweden', 'schweden', 'sverige'],
  HU: ['h', 'hun', 'hungary', 'ungarn', 'magyarország'],
  PL: ['pol', 'poland', 'polen', 'polska'],
  AL: ['alb', 'albania', 'albanien', 'shqipëria'],
  CZ: ['cze', 'czechia', 'czechrepublic', 'tschechien', 'česko'],
  HR: ['hrv', 'croatia', 'kroatien', 'hrvatska'],
}
const yes = ['true', 'yes', 'y', '1', 'ja', 'j', 'x', 'wahr', 'on']
const no = ['false', 'no', 'n', '0', 'nein', '-', 'falsch', 'off']

const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

function wordsOf<Value extends string>(values: readonly Value[], words: Record<Value, readonly string[]>): Map<string, Value> {
  return new Map(values.flatMap((value) => [value, bare(value), ...words[value]].map((word): [string, Value] => [word, value])))
}

const typeOf = wordsOf(customerTypes, types)
const languageOf = wordsOf(languages, languageWords)
const countryOf = wordsOf(countries, countryWords)

// Most files contain the values themselves, so only other texts are normalized.
const chosen = <Value>(known: Map<string, Value>, text: string): Value | undefined => known.get(text) ?? known.get(bare(text))
export const chosenType = (text: string): CustomerType | undefined => chosen(typeOf, text)
export const chosenLanguage = (text: string): Language | undefined => chosen(languageOf, text)
export const chosenCountry = (text: string): Country | undefined => chosen(countryOf, text)

export function chosenFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : undefined
}
