type Locale = {
  code: `${string}_${string}`
  /** In the language itself. */
  name: string
  language: string
  /** Where every sentence is translated: everywhere, or only in what customers see. Staff then see the other sentences in English. */
  complete: 'everywhere' | 'for customers'
  /** Whether the language menu offers it to everybody. */
  offered: boolean
}

/** The locales of the product: languages, catalogues, forms and checks derive from this table. The first row of a language is its own. */
export const localeTable = [
  { code: 'en_GB', name: 'English', language: 'en', complete: 'everywhere', offered: true },
  { code: 'de_DE', name: 'Deutsch', language: 'de', complete: 'everywhere', offered: true },
  { code: 'it_IT', name: 'Italiano', language: 'it', complete: 'everywhere', offered: false },
  { code: 'hu_HU', name: 'Magyar', language: 'hu', complete: 'everywhere', offered: false },
  { code: 'sv_SE', name: 'Svenska', language: 'sv', complete: 'for customers', offered: false },
  { code: 'cs_CZ', name: 'Čeština', language: 'cs', complete: 'for customers', offered: false },
  { code: 'nl_NL', name: 'Nederlands', language: 'nl', complete: 'for customers', offered: false },
  { code: 'hr_HR', name: 'Hrvatski', language: 'hr', complete: 'for customers', offered: false },
  { code: 'pl_PL', name: 'Polski', language: 'pl', complete: 'for customers', offered: false },
  { code: 'en_UK', name: 'English (UK)', language: 'en', complete: 'everywhere', offered: false },
] as const satisfies readonly Locale[]

type Row = (typeof localeTable)[number]
export type LocaleCode = Row['code']
export type Language = Row['language']
export type WholeLanguage = Extract<Row, { complete: 'everywhere' }>['language']

const isWholeRow = (row: Row): row is Extract<Row, { complete: 'everywhere' }> => row.complete === 'everywhere'
const once = <Value>(values: readonly Value[]) => [...new Set(values)] as [Value, ...Value[]] // not empty

export const languages = once(localeTable.map(({ language }): Language => language))
export const wholeLanguages = once(localeTable.filter(isWholeRow).map(({ language }): WholeLanguage => language))

/** Whether an unknown value, such as one from a URL, is a language. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

export const isWholeLanguage = (language: Language): language is WholeLanguage => wholeLanguages.some((whole) => whole === language)
