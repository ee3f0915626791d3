import type { BalancePower } from '@wattdesk/energy/quantities.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useMemo } from 'react'
import { useChartWords } from '../../figures/use-chart-words.ts'
import type { DayWords } from './day-series.ts'

export function useDayWords(): DayWords {
  const t = useT('telemetry')
  const { originOf } = useChartWords()
  return useMemo(
    () => ({
      power: (power: BalancePower) => t(`telemetry.quantity.${power}`),
      measuredInPart: t('telemetry.measuredInPart'),
      measuredMinutes: (minutes: number) => t('telemetry.measuredMinutes', { minutes }),
      originOf,
    }),
    [t, originOf],
  )
}
