import { formatLanguage } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { useCallback } from 'react'
import { useLanguage } from './LanguageProvider.tsx'

/** Names languages in the reader's language. */
export function useLanguageName(): (named: Language) => string {
  const { language } = useLanguage()
  return useCallback((named: Language) => formatLanguage(named, language), [language])
}
