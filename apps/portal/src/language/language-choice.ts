import type { Area } from '@wattdesk/i18n/catalogue.ts'
import { type Language, languageOf, localeOf } from '@wattdesk/i18n/languages.ts'
import { createTranslator, type Translator } from '@wattdesk/i18n/translator.ts'
import { ensureArea, sentencesOf } from '@wattdesk/ui/language/sentence-cache.ts'
import { readStored, writeStored } from '../session/storage.ts'
import { followLanguage } from './reader-dates.ts'

const key = 'language'
let spoken = languageOf(readStored(key) ?? navigator.language)
followLanguage(spoken)

/** The language chosen in this browser, otherwise the browser's own, otherwise English. */
export const spokenLanguage = (): Language => spoken

/** Stored as a locale code (`de_DE`). */
export function keepLanguage(language: Language): void {
  spoken = language
  followLanguage(language)
  writeStored(key, localeOf(language))
}

/** Preloads sentences of a screen. After a failure, the screen retries and reports it. */
export function prepareAreas(...areas: Area[]): Promise<unknown> {
  return Promise.allSettled(areas.map((area) => ensureArea(spoken, area)))
}

/** Translates outside of components, using the sentences loaded so far. */
export const speaker = (): Translator => createTranslator(spoken, sentencesOf, () => undefined)
