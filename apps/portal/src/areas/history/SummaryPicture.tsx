import { useQuery } from '@tanstack/react-query'
import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { readAvoidedCarbon, readPvSummary } from '@wattdesk/contract/history/pv-energy/calls.ts'
import { periodInterval } from '@wattdesk/contract/history/pv-energy/models.ts'
import type { Interval } from '@wattdesk/energy/terms.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { FigureTable } from '@wattdesk/ui/chart/FigureTable.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { Sourced } from '../../figures/Sourced.tsx'
import { useChartWords } from '../../figures/use-chart-words.ts'
import { useFormats } from '../../figures/use-formats.ts'
import { useProvenance } from '../../figures/use-provenance.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { CarbonFactorHint } from './CarbonFactorHint.tsx'
import classes from './history.module.css'
import { carbonSeriesQuery, summaryQuery } from './history.queries.ts'
import { carbonPeriod } from './history-address.ts'
import { chartOf, periodOf } from './history-series.ts'
import type { PictureProps } from './picture-props.ts'

type Carbon = ResponseInput<typeof readAvoidedCarbon>
type Part = ResponseInput<typeof readPvSummary>['periods'][number]

const energies = ['production', 'totalConsumption', 'gridImport', 'gridExport'] as const
const rates = ['selfConsumption', 'selfSufficiency'] as const

/** Sums from today to all time, and the CO2 that the home avoided. */
export function SummaryPicture({ site, shown }: PictureProps) {
  const t = useT('history', 'telemetry')
  const summary = useQuery(summaryQuery(site.siteId))
  const aggregation = carbonPeriod(shown)
  const carbon = useQuery(carbonSeriesQuery({ siteId: site.siteId, range: shown.range, aggregation }))
  const failed = [summary, carbon].find((query) => query.isError && !query.data)
  if (failed) return <QueryFailure query={failed} />
  if (!summary.data || !carbon.data) return <SkeletonLines count={10} />
  return (
    <div className={layout.stack}>
      <Panel title={t('history.sums')}>
        <FigureTable
          title={t('history.sums')}
          head={[
            t('history.period'),
            ...energies.map((name) => t(`telemetry.quantity.${name}`)),
            ...rates.map((name) => t(`telemetry.figure.${name}`)),
          ]}
        >
          {summary.data.periods.map((part) => (
            <PeriodRow key={part.period} part={part} />
          ))}
        </FigureTable>
      </Panel>
      <CarbonChart data={carbon.data} interval={periodInterval[aggregation]} fileName={`${site.siteName}-${carbon.data.fromDate}-co2`} />
    </div>
  )
}

function PeriodRow({ part: { period, provenance, total } }: { part: Part }) {
  const t = useT('history')
  const formats = useFormats()
  const words = useProvenance(provenance)
  const { coveredSeconds, balancedSeconds = coveredSeconds, elapsedSeconds } = provenance
  // Without any measurement, the figures themselves say that they are unknown.
  const share = coveredSeconds > 0 && elapsedSeconds > 0 ? balancedSeconds / elapsedSeconds : 1
  return (
    <tr>
      <th scope="row">
        <Sourced words={words}>{t(`history.soFar.${period}`)}</Sourced>
        {share < 0.995 ? <div className={classes.share}>{t('history.measuredShare', { share: formats.share(share) })}</div> : null}
      </th>
      {energies.map((name) => (
        <td key={name} title={words}>
          {formats.energy(total[name])}
        </td>
      ))}
      {rates.map((name) => (
        <td key={name} title={words}>
          {formats.share(total[`${name}Rate`])}
        </td>
      ))}
    </tr>
  )
}

function CarbonChart({ data, interval, fileName }: { data: Carbon; interval: Interval; fileName: string }) {
  const t = useT('history')
  const { mass } = useFormats()
  const words = useChartWords()
  const chart = useMemo(() => {
    const line = {
      key: 'avoided',
      label: t('history.avoided'),
      color: energyColors.battery,
      shape: 'bar' as const,
      read: ({ avoidedG }: Carbon['series'][number]) => (avoidedG === null ? null : avoidedG / 1_000),
    }
    return chartOf({ ...periodOf(data), interval, series: data.series }, [line], words)
  }, [data, interval, t, words])
  return (
    <>
      <ChartFrame
        title={t('history.avoided')}
        unit="kg"
        data={chart}
        timeZone={data.timeZone}
        format={mass}
        heightPx={220}
        fileName={fileName}
      />
      <CarbonFactorHint factor={data.factor} />
    </>
  )
}
