import { type LocaleCode, languages } from '@wattdesk/contract/languages.ts'

export type Language = (typeof languages)[number]

/** The language whose sentences define the keys, and which speaks where another is silent. */
export const fallbackLanguage: Language = 'en'

type Locale = { code: LocaleCode; name: string; language: Language; offered: boolean }

/**
 * Every locale the service knows. One without a catalogue of its own speaks English; `offered` are those of the language
 * switcher.
 */
export const localeTable = [
  { code: 'en_GB', name: 'English', language: 'en', offered: true },
  { code: 'de_DE', name: 'Deutsch', language: 'de', offered: true },
  { code: 'it_IT', name: 'Italiano', language: 'it', offered: false },
  { code: 'hu_HU', name: 'Magyar', language: 'hu', offered: false },
  { code: 'sv_SE', name: 'Svenska', language: 'en', offered: false },
  { code: 'cs_CZ', name: 'Čeština', language: 'en', offered: false },
  { code: 'nl_NL', name: 'Nederlands', language: 'en', offered: false },
  { code: 'hr_HR', name: 'Hrvatski', language: 'en', offered: false },
  { code: 'pl_PL', name: 'Polski', language: 'en', offered: false },
  { code: 'en_UK', name: 'English (UK)', language: 'en', offered: false },
] as const satisfies readonly Locale[]

/** The language a locale code (`de_DE`), a tag (`de-AT`) or a bare language (`de`) is spoken in. */
export function languageOf(code: string | undefined): Language {
  const listed = localeTable.find((locale) => locale.code === code)
  if (listed) return listed.language
  const bare = code?.slice(0, 2).toLowerCase()
  return languages.find((language) => language === bare) ?? fallbackLanguage
}

/** The first locale code of a language: `de` gives `de_DE`. */
export function localeOf(language: Language): LocaleCode {
  return localeTable.find((locale) => locale.language === language)?.code ?? 'en_GB'
}

const tags: Record<Language, string> = { en: 'en-GB', de: 'de-DE', it: 'it-IT', hu: 'hu-HU' }

/** BCP 47 tag of a language, for `Intl` and the `lang` attribute. */
export const tagOf = (language: Language): string => tags[language]
