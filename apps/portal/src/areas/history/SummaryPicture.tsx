import { useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '@wattdesk/contract/endpoint.ts'
import type { readAvoidedCarbon, readPvSummary } from '@wattdesk/contract/pv-energy.ts'
import { formatEnergyWh, formatNumber, formatShare, noValue } from '@wattdesk/i18n/formats.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useCallback, useMemo } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './history.module.css'
import { carbonSeriesQuery, summaryQuery } from './history.queries.ts'
import { carbonPeriod } from './history-address.ts'
import { chartOf } from './history-series.ts'
import type { PictureProps } from './picture-props.ts'
import { useProvenance } from './Sums.tsx'
import { useChartWords } from './use-chart-words.ts'

type Carbon = AnswerOf<typeof readAvoidedCarbon>
type Part = AnswerOf<typeof readPvSummary>['periods'][number]

const energies = ['production', 'totalConsumption', 'gridImport', 'gridExport'] as const
const rates = ['selfConsumption', 'selfSufficiency'] as const

/** A home's sums of today up to all time, and the carbon dioxide that it avoided. */
export function SummaryPicture({ site, shown }: PictureProps) {
  const t = useT('history', 'telemetry')
  const summary = useQuery(summaryQuery(site.siteId))
  const carbon = useQuery(carbonSeriesQuery({ siteId: site.siteId, range: shown.range, aggregation: carbonPeriod[shown.period] }))
  const failed = [summary, carbon].find((query) => query.isError && !query.data)
  if (failed) return <QueryFailure query={failed} />
  if (!summary.data || !carbon.data) return <SkeletonLines count={10} />
  return (
    <div className={layout.stack}>
      <Panel title={t('history.sums')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <section className={classes.scroll} aria-label={t('history.sums')} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('history.period')}</th>
                {energies.map((name) => (
                  <th key={name} scope="col">
                    {t(`telemetry.quantity.${name}`)}
                  </th>
                ))}
                {rates.map((name) => (
                  <th key={name} scope="col">
                    {t(`telemetry.figure.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {summary.data.periods.map((part) => (
                <PeriodRow key={part.period} part={part} />
              ))}
            </tbody>
          </table>
        </section>
      </Panel>
      <CarbonChart data={carbon.data} fileName={`${site.siteName}-${shown.range.from}-co2`} />
    </div>
  )
}

function PeriodRow({ part: { period, provenance, total } }: { part: Part }) {
  const t = useT('history')
  const { language } = useLanguage()
  const words = useProvenance(provenance)
  return (
    <tr>
      <th scope="row">
        <Tooltip label={words}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches what the pointer does */}
          <span tabIndex={0} className={classes.sourced}>
            {t(`history.soFar.${period}`)}
          </span>
        </Tooltip>
      </th>
      {energies.map((name) => (
        <td key={name}>{total[name] === null ? noValue : formatEnergyWh(total[name], language)}</td>
      ))}
      {rates.map((name) => (
        <td key={name}>{formatShare(total[`${name}Rate`], language)}</td>
      ))}
    </tr>
  )
}

function CarbonChart({ data, fileName }: { data: Carbon; fileName: string }) {
  const t = useT('history')
  const { language } = useLanguage()
  const words = useChartWords()
  const chart = useMemo(() => {
    const line = {
      key: 'avoided',
      label: t('history.avoided'),
      color: energyColors.battery,
      shape: 'bar' as const,
      read: ({ avoidedG }: Carbon['series'][number]) => (avoidedG === null ? null : avoidedG / 1_000),
    }
    return chartOf(data.series, [line], words)
  }, [data, t, words])
  const format = useCallback(
    (kilograms: number | null) =>
      kilograms === null
        ? noValue
        : formatNumber(kilograms, language, { style: 'unit', unit: 'kilogram', maximumFractionDigits: kilograms < 10 ? 2 : 0 }),
    [language],
  )
  const { factor } = data
  return (
    <>
      <ChartFrame
        title={t('history.avoided')}
        unit="kg"
        data={chart}
        timeZone={data.timeZone}
        format={format}
        heightPx={220}
        fileName={fileName}
      />
      <p className={classes.hint}>{t('history.factor', { ...factor, year: String(factor.year), factor: factor.gPerKwh })}</p>
    </>
  )
}
