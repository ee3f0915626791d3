import type { Translate } from '@wattdesk/i18n/translator.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

export const useWords = (): Translate => useT('customerApp', 'ui')
