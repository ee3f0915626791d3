import type { EnergyHistory } from '@wattdesk/contract/history/parts/spans.ts'
import { measuredNames, measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { formatEnergyWh, formatShare } from '@wattdesk/i18n/formats.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useMemo } from 'react'
import { countedWords } from './use-provenance.ts'

type Origins = Pick<EnergyHistory['series'][number], 'sources' | 'contradicted' | 'lessCovered' | 'balancedSeconds' | 'countedInGaps'>
type Covered = { coveredSeconds: number; importedSeconds?: number; counterSeconds?: number }
/** Without a covered time, the source is unknown. */
export type Origin = Origins & Partial<Covered>

export type ChartWords = {
  measuredInPart: string
  measuredShare: (share: number) => string
  /** The source of a span, and its measured share. */
  originOf: (origin: Origin, seconds: number) => string | null
}

export function useChartWords() {
  const t = useT('history', 'telemetry')
  const { language } = useLanguage()
  return useMemo((): ChartWords => {
    /** For a span without details of its quantities. */
    const sourceWords = ({ coveredSeconds, importedSeconds = 0, counterSeconds = 0 }: Covered) => {
      // A part that rounds to 0% would hide where nearly all of the values come from.
      const isStated = (seconds: number) => seconds / coveredSeconds >= 0.005
      const part = (seconds: number) => formatShare(seconds / coveredSeconds, language)
      const parts = [
        isStated(importedSeconds) ? t('history.part.imported', { share: part(importedSeconds) }) : null,
        isStated(counterSeconds) ? t('history.part.counter', { share: part(counterSeconds) }) : null,
      ].filter((one) => one !== null)
      return parts.length > 0 ? parts.join(' · ') : t('history.source.integrated_power')
    }
    return {
      measuredInPart: t('telemetry.measuredInPart'),
      measuredShare: (share: number) => t('history.measuredShare', { share: formatShare(share, language) }),
      originOf: (
        { sources = {}, contradicted = {}, lessCovered = {}, balancedSeconds, countedInGaps, ...covered }: Origin,
        seconds: number,
      ) => {
        const stated = measuredQuantities.flatMap((name) => {
          const source = sources[name]
          if (!source) return []
          const quantity = t(`telemetry.quantity.${name}`)
          const powerWh = source === 'counter' ? contradicted[name] : undefined
          const from = t(`history.origin.${source}`, { quantity })
          return powerWh === undefined ? [from] : [t('history.origin.contradiction', { from, energy: formatEnergyWh(powerWh, language) })]
        })
        const { coveredSeconds } = covered
        if (!coveredSeconds) return null
        const share = (measuredSeconds: number) => formatShare(Math.min(1, measuredSeconds / seconds), language)
        const less = measuredNames.flatMap((name) => {
          const measuredSeconds = lessCovered[name]
          if (measuredSeconds === undefined) return []
          return [t('history.origin.covered', { quantity: t(`telemetry.quantity.${name}`), share: share(measuredSeconds) })]
        })
        const measured = t('history.measuredShare', { share: share(coveredSeconds) })
        const known = balancedSeconds === undefined ? [] : [t('history.balancedShare', { share: share(balancedSeconds) })]
        return [
          ...(stated.length > 0 ? stated : [sourceWords({ ...covered, coveredSeconds })]),
          measured,
          ...less,
          ...known,
          ...countedWords(countedInGaps, t, language),
        ].join(' · ')
      },
    }
  }, [t, language])
}
