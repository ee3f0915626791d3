import { type Language, languageOf } from '@wattdesk/i18n/languages.ts'
import { readStored, writeStored } from '../session/storage.ts'

const key = 'language'

/** Chosen on this phone, else the phone's own, else English. */
export const spokenLanguage = (): Language => languageOf(readStored(key) ?? navigator.language)
export const isLanguageChosen = (): boolean => readStored(key) !== null
export const keepLanguage = (language: Language): void => writeStored(key, language)
