import { type Language, languageOf } from '@wattdesk/i18n/languages.ts'
import { readStored, writeStored } from '../session/storage.ts'

const key = 'language'

/** The language of the embedding portal, else the one chosen on this phone, else the phone's own, else English. */
export const spokenLanguage = (): Language =>
  languageOf(new URLSearchParams(location.search).get('lang') ?? readStored(key) ?? navigator.language)
export const keepLanguage = (language: Language): void => void writeStored(key, language)
