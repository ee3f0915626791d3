import { type CustomerType, customerTypes } from '@wattdesk/contract/customers/terms.ts'
import { type Country, countries } from '@wattdesk/contract/formats.ts'
import { type Language, languages } from '@wattdesk/contract/languages.ts'
import { bareWord, foldLetters } from '../../../platform/words.ts'

/** Words of other systems for our values, in the languages of the portal. Compared without case, diacritics, blanks and punctuation. */
const types: Record<CustomerType, readonly string[]> = {
  residential_customer: [
    ...['residential', 'private', 'household', 'enduser', 'privatkunde', 'privat', 'endkunde', 'haushalt', 'wohnkunde'],
    ...['privato', 'residenziale', 'domestico', 'clientefinale', 'magánszemély', 'lakossági', 'háztartás', 'végfelhasználó'],
  ],
  partner: ['company', 'firma', 'unternehmen', 'azienda', 'impresa', 'società', 'cég', 'vállalkozás'],
  whitelabel_partner: ['whitelabel', 'whitelabelpartner', 'partnerwhitelabel'],
}
const languageWords: Record<Language, readonly string[]> = {
  en: ['english', 'englisch', 'eng', 'engb', 'enus', 'enuk', 'inglese', 'angol'],
  de: ['german', 'deutsch', 'ger', 'deu', 'dede', 'deat', 'dech', 'tedesco', 'német'],
  it: ['italian', 'italienisch', 'italiano', 'ita', 'itit', 'olasz'],
  hu: ['hungarian', 'ungarisch', 'magyar', 'hun', 'huhu', 'ungherese'],
  sv: ['swedish', 'schwedisch', 'svenska', 'swe', 'svse', 'svedese', 'svéd'],
  cs: ['czech', 'tschechisch', 'čeština', 'česky', 'cze', 'ces', 'cscz', 'ceco', 'cseh'],
  nl: ['dutch', 'niederländisch', 'nederlands', 'dut', 'nld', 'nlnl', 'nlbe', 'olandese', 'holland'],
  hr: ['croatian', 'kroatisch', 'hrvatski', 'hrv', 'hrhr', 'croato', 'horvát'],
  pl: ['polish', 'polnisch', 'polski', 'pol', 'plpl', 'polacco', 'lengyel'],
}
const countryWords: Record<Country, readonly string[]> = {
  GB: [
    ...['uk', 'gbr', 'unitedkingdom', 'greatbritain', 'england', 'großbritannien', 'vereinigteskönigreich'],
    ...['regnounito', 'granbretagna', 'egyesültkirályság', 'nagybritannia'],
  ],
  DE: ['d', 'deu', 'germany', 'deutschland', 'germania', 'németország'],
  IT: ['i', 'ita', 'italy', 'italien', 'italia', 'olaszország'],
  SE: ['swe', 'sweden', 'schweden', 'sverige', 'svezia', 'svédország'],
  HU: ['h', 'hun', 'hungary', 'ungarn', 'magyarország', 'ungheria'],
  PL: ['pol', 'poland', 'polen', 'polska', 'polonia', 'lengyelország'],
  AL: ['alb', 'albania', 'albanien', 'shqipëria', 'albánia'],
  CZ: ['cze', 'czechia', 'czechrepublic', 'tschechien', 'česko', 'cechia', 'repubblicaceca', 'csehország'],
  HR: ['hrv', 'croatia', 'kroatien', 'hrvatska', 'croazia', 'horvátország'],
}
const yes = ['true', 'yes', 'y', '1', 'ja', 'j', 'x', 'wahr', 'on', 'si', 'vero', 'igen', 'igaz']
const no = ['false', 'no', 'n', '0', 'nein', '-', 'falsch', 'off', 'falso', 'nem', 'hamis']

function wordsOf<Value extends string>(values: readonly Value[], words: Record<Value, readonly string[]>): Map<string, Value> {
  return new Map(
    values.flatMap((value) => [value, ...[value, ...words[value]].map(bareWord)].map((word): [string, Value] => [word, value])),
  )
}

const typeOf = wordsOf(customerTypes, types)
const languageOf = wordsOf(languages, languageWords)
const countryOf = wordsOf(countries, countryWords)

// Most files contain the values themselves, so only other texts are normalized.
const chosen = <Value>(known: Map<string, Value>, text: string): Value | undefined => known.get(text) ?? known.get(bareWord(text))
export const chosenType = (text: string): CustomerType | undefined => chosen(typeOf, text)
export const chosenLanguage = (text: string): Language | undefined => chosen(languageOf, text)
export const chosenCountry = (text: string): Country | undefined => chosen(countryOf, text)

export function chosenFlag(text: string): boolean | undefined {
  const word = foldLetters(text.trim())
  if (yes.includes(word)) return true
  return no.includes(word) ? false : undefined
}
