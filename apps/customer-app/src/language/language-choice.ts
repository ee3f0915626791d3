import { type Language, languageOf } from '@wattdesk/i18n/languages.ts'
import { readStored, writeStored } from '../session/storage.ts'

const key = 'language'

/** That of the portal which shows the app, chosen on this phone, else the phone's own, else English. */
export const spokenLanguage = (): Language =>
  languageOf(new URLSearchParams(location.search).get('lang') ?? readStored(key) ?? navigator.language)
export const keepLanguage = (language: Language): void => writeStored(key, language)
