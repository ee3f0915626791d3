import type { Area } from '@wattdesk/i18n/catalogue.ts'
import { type Language, languageOf, localeOf } from '@wattdesk/i18n/languages.ts'
import { createTranslator, type Translator } from '@wattdesk/i18n/translator.ts'
import { ensureArea, sentencesOf } from '@wattdesk/ui/language/sentence-cache.ts'
import { readStored, writeStored } from '../session/storage.ts'

const key = 'language'
let spoken = languageOf(readStored(key) ?? navigator.language)

/** The language in force: chosen in this browser, else the browser's own, else English. */
export const spokenLanguage = (): Language => spoken

/** Keeps a choice under its locale code (`de_DE`). */
export function keepLanguage(language: Language): void {
  spoken = language
  writeStored(key, localeOf(language))
}

/** Loads sentences that a screen is about to need. Should it fail, the screen tries again and says so. */
export async function prepareAreas(...areas: Area[]): Promise<void> {
  await Promise.allSettled(areas.map((area) => ensureArea(spoken, area)))
}

/** Speaks outside of components, with the sentences that are at hand. */
export const speaker = (): Translator => createTranslator(spoken, sentencesOf, () => undefined)
