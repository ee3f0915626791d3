import { useQuery } from '@tanstack/react-query'
import { formatEnergyWh } from '@wattdesk/i18n/formats.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useCallback, useMemo } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './history.module.css'
import { solarCloudQuery } from './history.queries.ts'
import { energyInterval, yearAtMost } from './history-address.ts'
import { chartOf } from './history-series.ts'
import type { PictureProps } from './picture-props.ts'
import { Sums } from './Sums.tsx'
import { useChartWords } from './use-chart-words.ts'

const parts = {
  credit: { color: energyColors.gridExport, shape: 'line' },
  draw: { color: energyColors.battery, shape: 'line' },
  residualImport: { color: energyColors.gridImport, shape: 'line' },
  balance: { color: energyColors.production, shape: 'area' },
} as const
const partNames = ['balance', 'credit', 'draw', 'residualImport'] as const

/** What a home gave to its SolarCloud account and drew from it. */
export function CloudPicture({ site, shown }: PictureProps) {
  const t = useT('history')
  const { language } = useLanguage()
  const words = useChartWords()
  const range = yearAtMost(shown.range)
  const interval = shown.period === 'all' ? 'P1M' : energyInterval(shown.period)
  const query = useQuery(solarCloudQuery({ siteId: site.siteId, range, interval }))
  const data = query.data
  const chart = useMemo(() => {
    if (!data) return undefined
    type Span = (typeof data)['series'][number] & { quality: string }
    const lines = partNames.map((name) => ({
      key: name,
      label: t(`history.cloud.${name}`),
      ...parts[name],
      read: (span: Span) => span[name],
    }))
    return chartOf(
      data.series.map((span): Span => ({ ...span, quality: 'measured' })),
      lines,
      words,
    )
  }, [data, t, words])
  const format = useCallback((energyWh: number | null) => formatEnergyWh(energyWh, language), [language])
  if (query.isError && !data) return <QueryFailure query={query} />
  if (!data || !chart) return <SkeletonLines count={10} />
  return (
    <div className={layout.stack}>
      <ChartFrame
        title={t('history.view.solarCloud')}
        unit="Wh"
        data={chart}
        timeZone={data.timeZone}
        format={format}
        fileName={`${site.siteName}-${range.from}-solarcloud`}
      />
      <Sums
        sums={partNames.map((name) => ({ label: t(`history.cloud.${name}`), value: formatEnergyWh(data.total[name], language) }))}
        provenance={data.provenance}
      />
      {data.contract.isAssumed ? <p className={classes.hint}>{t('history.cloud.assumed', data.contract)}</p> : null}
    </div>
  )
}
