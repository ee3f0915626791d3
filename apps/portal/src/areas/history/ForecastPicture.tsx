import { useQuery } from '@tanstack/react-query'
import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { readForecastRange } from '@wattdesk/contract/history/pv-energy/calls.ts'
import { formatEnergyWh, formatInstantInZones, formatNumber, formatShare, noValue } from '@wattdesk/i18n/formats.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import figuresClasses from '../../figures/figures.module.css'
import { Sourced } from '../../figures/Sourced.tsx'
import { Sums } from '../../figures/Sums.tsx'
import { useChartWords } from '../../figures/use-chart-words.ts'
import { useFormats } from '../../figures/use-formats.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import classes from './history.module.css'
import { efficiencyQuery, forecastQuery, powerQuery } from './history.queries.ts'
import { powerInterval, yearAtMost } from './history-address.ts'
import { chartOf, periodOf } from './history-series.ts'
import { LastYearHint } from './LastYearHint.tsx'
import type { PictureProps } from './picture-props.ts'

/** Expected and actual production of a PV system, and its yield. */
export function ForecastPicture({ site, shown }: PictureProps) {
  const t = useT('history', 'telemetry')
  const { language } = useLanguage()
  const { power } = useFormats()
  const words = useChartWords()
  const range = yearAtMost(shown.range)
  const asked = { siteId: site.siteId, range, interval: powerInterval({ ...shown, range }) }
  const query = useQuery(forecastQuery(asked))
  const actual = useQuery(powerQuery(asked))
  const data = query.data
  const chart = useMemo(() => {
    if (!data) return undefined
    const measured = new Map(actual.data?.series.map((span) => [Date.parse(span.start), span]))
    const unmeasured = { quality: 'measured', coveredSeconds: 0, values: undefined }
    const spans = data.series.map(({ coveredSeconds: _, ...span }) => ({
      ...(measured.get(Date.parse(span.start)) ?? unmeasured),
      ...span,
    }))
    type Span = (typeof spans)[number]
    const look = (key: string, label: string, color: string, shape: 'line' | 'area', read: (span: Span) => number | null) => ({
      key,
      label,
      color,
      shape,
      isDashed: key === 'p10' || key === 'p90',
      read,
    })
    const drawn = chartOf(
      { ...periodOf(data), interval: data.interval, series: spans },
      [
        look('actual', t('telemetry.quantity.production'), energyColors.production, 'area', (span) => span.values?.production ?? null),
        look('expected', t('history.expected'), energyColors.totalConsumption, 'line', (span) => span.powerW),
        look('p10', t('history.p10'), 'var(--wd-dim)', 'line', (span) => span.p10W),
        look('p90', t('history.p90'), 'var(--wd-dim)', 'line', (span) => span.p90W),
      ],
      words,
    )
    const issued = new Map(spans.map(({ start, issuedAt }) => [Date.parse(start), issuedAt]))
    const issuedOf = (time: number | undefined) => {
      const issuedAt = time === undefined ? undefined : issued.get(time)
      return issuedAt
        ? t('history.forecast.issuedAt', { at: formatInstantInZones(issuedAt, data.timeZone) })
        : t('history.forecast.notIssued')
    }
    return { ...drawn, hintOf: (at: number) => [drawn.hintOf?.(at), issuedOf(drawn.times[at])].filter(Boolean).join(' · ') }
  }, [data, actual.data, t, words])
  if (query.isError && !data) return <QueryFailure query={query} />
  if (!data || !chart) return <SkeletonLines count={10} />
  if (data.series.length === 0) {
    return (
      <p className={classes.notice}>{t('history.missing', { facts: data.missing.map((fact) => t(`history.fact.${fact}`)).join(', ') })}</p>
    )
  }
  const { pvgis, weatherYear } = data.modelErrors
  const share = forecastShareOf(data.series)
  const percent = (share: number) => formatNumber(share, language, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <div className={layout.stack}>
      <LastYearHint asked={shown.range} />
      {data.isPlaceApproximate ? <p className={classes.notice}>{t('history.approximatePlace')}</p> : null}
      <ChartFrame
        title={t('history.view.forecast')}
        unit="W"
        data={chart}
        timeZone={data.timeZone}
        format={power}
        fileName={`${site.siteName}-${data.fromDate}-forecast`}
        summary={
          <span className={classes.hint}>
            {data.totalWh === null ? (
              t('history.forecast.notIssued')
            ) : (
              <>
                {t('history.expected')}: <Sourced words={t('history.forecast.hint')}>{formatEnergyWh(data.totalWh, language)}</Sourced>
                {share < 0.995 ? ` · ${t('history.forecast.share', { share: formatShare(share, language) })}` : null}
              </>
            )}
          </span>
        }
      />
      <ForecastError error={data.error} />
      <Yield {...{ site, shown }} />
      <p className={classes.hint}>
        {t('history.modelErrors', {
          bias: percent(weatherYear.biasShare),
          daily: percent(weatherYear.dailyMeanAbsoluteErrorShare),
          plane: formatNumber(pvgis.meanAbsoluteErrorWm2, language, { maximumFractionDigits: 1 }),
          mean: formatNumber(pvgis.meanWm2, language, { maximumFractionDigits: 1 }),
        })}
      </p>
    </div>
  )
}

/** The share of the time for which there is a forecast: there is none of days before the first one was issued. */
function forecastShareOf(series: ResponseInput<typeof readForecastRange>['series']): number {
  const seconds = series.reduce((sum, { start, end }) => sum + (Date.parse(end) - Date.parse(start)) / 1_000, 0)
  return seconds > 0 ? series.reduce((sum, { coveredSeconds }) => sum + coveredSeconds, 0) / seconds : 1
}

/** Of the forecasts for past days. */
function ForecastError({ error }: Pick<ResponseInput<typeof readForecastRange>, 'error'>) {
  const t = useT('history')
  const { language } = useLanguage()
  if (!error) return null
  const { days, forecastWh, producedWh, meanAbsoluteErrorWh } = error
  const share = (energyWh: number, signDisplay: 'auto' | 'exceptZero') =>
    producedWh > 0 ? formatNumber(energyWh / producedWh, language, { style: 'percent', maximumFractionDigits: 0, signDisplay }) : noValue
  const figures = [
    [t('history.forecast.issued'), formatEnergyWh(forecastWh, language)],
    [t('history.actual'), formatEnergyWh(producedWh, language)],
    [t('history.forecast.deviation'), share(forecastWh - producedWh, 'exceptZero')],
    [t('history.forecast.daily'), share(meanAbsoluteErrorWh * days, 'auto')],
    [t('history.forecast.days'), formatNumber(days, language)],
  ]
  return (
    <Panel title={t('history.forecast.error')}>
      <dl className={figuresClasses.sums}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Sourced words={t('history.forecast.hint')}>{value}</Sourced>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.hint}>{t('history.forecast.hint')}</p>
    </Panel>
  )
}

function Yield({ site, shown }: PictureProps) {
  const t = useT('history')
  const { language } = useLanguage()
  const { data } = useQuery(efficiencyQuery({ siteId: site.siteId, range: yearAtMost(shown.range) }))
  if (!data || data.total.state === 'no_data') return null
  const { ratio, performanceRatio, specificYield, state, actualWh, expectedWh } = data.total
  const energy = (energyWh: number | null) => (energyWh === null ? null : formatEnergyWh(energyWh, language))
  const share = (value: number | null) => (value === null ? null : formatShare(value, language))
  return (
    <Sums
      title={t('history.yield')}
      provenance={data.provenance}
      sums={[
        { label: t('history.yieldState'), value: t(`history.state.${state}`) },
        { label: t('history.actual'), value: energy(actualWh) },
        { label: t('history.expected'), value: energy(expectedWh), note: t('history.source.estimate') },
        { label: t('history.ratio'), value: share(ratio), note: t('history.source.estimate') },
        { label: t('history.performanceRatio'), value: share(performanceRatio) },
        {
          label: t('history.specificYield'),
          value: specificYield === null ? null : `${formatNumber(specificYield, language, { maximumFractionDigits: 1 })} kWh/kWp`,
        },
      ]}
    />
  )
}
