import { lostAfterMs, staleAfterMs } from '@wattdesk/contract/installations/terms.ts'
import { formatDuration, formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { StatusDot } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'

type Props = { measuredAt: string | null; homeZone?: string; isLost?: boolean }

/**
 * Whether a home is measured now, how long it has been silent, or that it was never measured. `measuredAt`: its latest measurement.
 * `isLost`: its connection was lost since.
 */
export function HomeStateMark({ measuredAt, homeZone, isLost = false }: Props) {
  const t = useT('customerSummary')
  const { language } = useLanguage()
  const now = useNow()
  if (!measuredAt) return <StatusDot tone="neutral">{t('customerSummary.home.never')}</StatusDot>
  const silentMs = now - new Date(measuredAt).getTime()
  const detail = formatInstantInZones(measuredAt, homeZone)
  if (silentMs <= staleAfterMs && !isLost) {
    return (
      <StatusDot tone="ok" detail={detail}>
        {t('customerSummary.home.live')}
      </StatusDot>
    )
  }
  return (
    <StatusDot tone={silentMs <= lostAfterMs ? 'warning' : 'error'} detail={detail}>
      {t('customerSummary.home.silent', { duration: formatDuration(silentMs, language) })}
    </StatusDot>
  )
}
