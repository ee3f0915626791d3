import { measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { formatEnergyWh, formatShare } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useMemo } from 'react'
import type { Words } from './history-series.ts'

/** The words of charts about the past, in the reader's language. */
export function useChartWords() {
  const t = useT('history', 'telemetry')
  const { language } = useLanguage()
  return useMemo(
    () => ({
      measuredInPart: t('telemetry.measuredInPart'),
      measuredShare: (share: number) => t('history.measuredShare', { share: formatShare(share, language) }),
      originOf: ({ sources = {}, contradicted = {} }: Parameters<Words['originOf']>[0]) => {
        const said = measuredQuantities.flatMap((name) => {
          const source = sources[name]
          if (!source) return []
          const quantity = t(`telemetry.quantity.${name}`)
          const powerWh = source === 'counter' ? contradicted[name] : undefined
          const from = t(`history.origin.${source}`, { quantity })
          return powerWh === undefined ? [from] : [t('history.origin.contradiction', { from, energy: formatEnergyWh(powerWh, language) })]
        })
        return said.length > 0 ? said.join(' · ') : null
      },
    }),
    [t, language],
  )
}
