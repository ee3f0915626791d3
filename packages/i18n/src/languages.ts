import {
  isWholeLanguage,
  type Language,
  type LocaleCode,
  languages,
  localeTable,
  type WholeLanguage,
} from '@wattdesk/contract/languages.ts'

export type { Language } from '@wattdesk/contract/languages.ts'

/** The language whose sentences define the keys; the fallback of all others. */
export const fallbackLanguage = 'en' satisfies WholeLanguage

/** The language a locale code (`de_DE`), a tag (`de-AT`) or a bare language (`de`) is spoken in. */
export function languageOf(code: string | undefined): Language {
  const listed = localeTable.find((locale) => locale.code === code)
  if (listed) return listed.language
  const bare = code?.slice(0, 2).toLowerCase()
  return languages.find((language) => language === bare) ?? fallbackLanguage
}

/** The language of texts for staff: their own if it has every sentence. */
export const wholeLanguageOf = (language: Language): WholeLanguage => (isWholeLanguage(language) ? language : fallbackLanguage)

const localeFor = (language: Language) => localeTable.find((locale) => locale.language === language) ?? localeTable[0]

/** The first locale code of a language: `de` gives `de_DE`. */
export const localeOf = (language: Language): LocaleCode => localeFor(language).code

/** A language's own name: `de` gives `Deutsch`. */
export const ownNameOf = (language: Language): string => localeFor(language).name

/** BCP 47 tag of a language, for `Intl` and the `lang` attribute. */
export const tagOf = (language: Language): string => localeOf(language).replace('_', '-')
