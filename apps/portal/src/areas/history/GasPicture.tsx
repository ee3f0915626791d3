import { useQuery } from '@tanstack/react-query'
import type { GasSeries } from '@wattdesk/contract/history/parts/models.ts'
import { formatCalendarDays, formatNumber, formatShare } from '@wattdesk/i18n/formats.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { Sums } from '../../figures/Sums.tsx'
import { useChartWords } from '../../figures/use-chart-words.ts'
import { useFormats } from '../../figures/use-formats.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './history.module.css'
import { gasQuery } from './history.queries.ts'
import { energyInterval } from './history-address.ts'
import { comparedChartOf, type Line } from './history-series.ts'
import type { PictureProps } from './picture-props.ts'

type Span = GasSeries['series'][number]

/** Volume counted by the home's gas meters, and its energy. */
export function GasPicture({ site, shown }: PictureProps) {
  const t = useT('history')
  const { language } = useLanguage()
  const formats = useFormats()
  const words = useChartWords()
  const { range, period } = shown
  const compare = period === 'all' ? undefined : shown.compare
  const query = useQuery(gasQuery({ siteId: site.siteId, range, interval: energyInterval(shown), compare }))
  const data = query.data
  const chart = useMemo(() => {
    if (!data) return undefined
    const line: Line<Span> = {
      key: 'gas',
      label: t('history.view.gas'),
      color: energyColors.gas,
      shape: 'area',
      read: (span) => span.volumeM3,
    }
    return comparedChartOf(data, line, words)
  }, [data, t, words])
  if (query.isError && !data) return <QueryFailure query={query} />
  if (!data || !chart) return <SkeletonLines count={10} />
  const volume = (volumeM3: number | null) => (volumeM3 === null ? null : formats.volume(volumeM3))
  const sumsOf = ({ totalM3, totalWh }: Pick<GasSeries, 'totalM3' | 'totalWh'>) => [
    { label: t('history.gas.volume'), value: volume(totalM3) },
    { label: t('history.gas.energy'), value: totalWh === null ? null : formats.energy(totalWh) },
  ]
  const meters = data.meters.length > 1 ? data.meters.map((meter) => ({ label: meter.deviceId, value: volume(meter.volumeM3) })) : []
  const { calorificValueKwhPerM3: calorific, stateNumber: state, isAssumed } = data.conversion
  const factors = { calorific: formatNumber(calorific, language), state: formatNumber(state, language) }
  return (
    <div className={layout.stack}>
      <ChartFrame
        title={t('history.view.gas')}
        unit="m³"
        data={chart}
        timeZone={data.timeZone}
        format={formats.volume}
        fileName={`${site.siteName}-${data.fromDate}-gas`}
      />
      <Sums sums={[...sumsOf(data), ...meters]} provenance={data.provenance} title={periodOf(data)} />
      {data.totalM3 === null ? null : (
        <p className={classes.hint}>{t(isAssumed ? 'history.gas.assumed' : 'history.gas.conversion', factors)}</p>
      )}
      {data.spreadSeconds === undefined ? null : (
        <p className={classes.hint}>
          {t('history.gas.spread', { share: formatShare(data.spreadSeconds / data.provenance.coveredSeconds, language) })}
        </p>
      )}
      {data.comparisons.map((earlier) => (
        <Sums key={earlier.fromDate} sums={sumsOf(earlier)} provenance={earlier.provenance} title={periodOf(earlier)} />
      ))}
    </div>
  )
}

const periodOf = ({ fromDate, toDate }: { fromDate: string; toDate: string }) => formatCalendarDays({ from: fromDate, to: toDate })
