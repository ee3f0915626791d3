import { useQuery } from '@tanstack/react-query'
import { formatCalendarDay, formatShare } from '@wattdesk/i18n/formats.ts'
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
import { solarCloudQuery } from './history.queries.ts'
import { energyInterval, yearAtMost } from './history-address.ts'
import { chartOf, periodOf, withoutDips } from './history-series.ts'
import { LastYearHint } from './LastYearHint.tsx'
import type { PictureProps } from './picture-props.ts'

const parts = {
  credit: { color: energyColors.gridExport, shape: 'line' },
  draw: { color: energyColors.battery, shape: 'line' },
  residualImport: { color: energyColors.gridImport, shape: 'line' },
  balance: { color: energyColors.production, shape: 'area' },
} as const
const partNames = ['balance', 'credit', 'draw', 'residualImport'] as const

/** Quarter hours rarely begin and end with a sample, so small gaps do not count. */
const isKnownInPart = ({ knownSeconds, elapsedSeconds }: { knownSeconds: number; elapsedSeconds: number }) =>
  elapsedSeconds > 0 && knownSeconds < 0.995 * elapsedSeconds

export function CloudPicture({ site, shown }: PictureProps) {
  const t = useT('history')
  const { energy } = useFormats()
  const { language } = useLanguage()
  const words = useChartWords()
  const range = yearAtMost(shown.range)
  const interval = energyInterval({ ...shown, range })
  const query = useQuery(solarCloudQuery({ siteId: site.siteId, range, interval }))
  const data = query.data
  const chart = useMemo(() => {
    if (!data) return undefined
    type Span = (typeof data)['series'][number]
    const lines = partNames.map((name) => ({
      key: name,
      label: t(`history.cloud.${name}`),
      ...parts[name],
      read: (span: Span) => span[name],
    }))
    return withoutDips(chartOf({ ...periodOf(data), interval: data.interval, series: data.series }, lines, words), data.interval)
  }, [data, t, words])
  if (query.isError && !data) return <QueryFailure query={query} />
  if (!data || !chart) return <SkeletonLines count={10} />
  const { isAssumed, start, end } = data.contract
  return (
    <div className={layout.stack}>
      <LastYearHint asked={shown.range} />
      <ChartFrame
        title={t('history.view.solarCloud')}
        unit="Wh"
        data={chart}
        timeZone={data.timeZone}
        format={energy}
        fileName={`${site.siteName}-${data.fromDate}-solarcloud`}
      />
      <Sums
        sums={partNames.map((name) => {
          const energyWh = data.total[name] ?? null
          return { label: t(`history.cloud.${name}`), value: energyWh === null ? null : energy(energyWh), isUnknown: energyWh === null }
        })}
        provenance={data.provenance}
      />
      {isKnownInPart(data.account) ? (
        <p className={classes.hint}>
          {t('history.cloud.knownShare', { share: formatShare(data.account.knownSeconds / data.account.elapsedSeconds, language) })}
        </p>
      ) : null}
      {isAssumed ? (
        <p className={classes.hint}>{t('history.cloud.assumed', { start: formatCalendarDay(start), end: formatCalendarDay(end) })}</p>
      ) : null}
    </div>
  )
}
