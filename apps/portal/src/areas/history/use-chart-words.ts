import { formatShare } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useMemo } from 'react'

/** The words of charts about the past, in the reader's language. */
export function useChartWords() {
  const t = useT('history', 'telemetry')
  const { language } = useLanguage()
  return useMemo(
    () => ({
      measuredInPart: t('telemetry.measuredInPart'),
      measuredShare: (share: number) => t('history.measuredShare', { share: formatShare(share, language) }),
    }),
    [t, language],
  )
}
