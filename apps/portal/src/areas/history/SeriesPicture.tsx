import { useQuery } from '@tanstack/react-query'
import { type Change, changeOf } from '@wattdesk/contract/history/parts/period-change.ts'
import type { EnergyHistory, PowerHistory } from '@wattdesk/contract/history/parts/spans.ts'
import type { Provenance } from '@wattdesk/contract/provenance.ts'
import { type QuantityName, quantityNames } from '@wattdesk/energy/quantities.ts'
import { formatEnergyWh, formatNumber, formatShare } from '@wattdesk/i18n/formats.ts'
import { ChartFrame } from '@wattdesk/ui/chart/ChartFrame.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'
import { useMemo } from 'react'
import { type Sum, Sums } from '../../figures/Sums.tsx'
import { isUnknown } from '../../figures/unknown.ts'
import { useChartWords } from '../../figures/use-chart-words.ts'
import { useFormats } from '../../figures/use-formats.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { BatteryBand } from './BatteryBand.tsx'
import { CarbonFactorHint } from './CarbonFactorHint.tsx'
import classes from './history.module.css'
import { carbonQuery, energyQuery, powerQuery } from './history.queries.ts'
import { energyInterval, powerInterval } from './history-address.ts'
import {
  canExport,
  chartOf,
  type EnergySpan,
  earlierLines,
  isGridUnknown,
  isUseKnown,
  type Line,
  measuredEnergies,
  offeredParts,
  type PowerSpan,
  periodName,
  usedParts,
  withoutDips,
} from './history-series.ts'
import { PricesPicture } from './PricesPicture.tsx'
import type { PictureProps } from './picture-props.ts'

/** Energies or powers over a period, and the sums. */
export function SeriesPicture({ site, shown }: PictureProps) {
  const t = useT('history')
  const isPower = shown.view === 'power'
  const { siteId, hasOrHad } = site
  const { range, compare, period } = shown
  const asked = { siteId, range, compare: period === 'all' ? undefined : compare }
  const energy = useQuery({ ...energyQuery({ ...asked, interval: energyInterval(shown) }), enabled: !isPower })
  const power = useQuery({ ...powerQuery({ ...asked, interval: powerInterval(shown) }), enabled: isPower })
  const query = isPower ? power : energy
  if (query.isError && !query.data) return <QueryFailure query={query} />
  if (!query.data) return <SkeletonLines count={10} />
  return (
    <div className={layout.stack}>
      {isPower ? (
        power.data ? (
          <PowerChart data={power.data} fileName={`${site.siteName}-${query.data.fromDate}`} />
        ) : null
      ) : energy.data ? (
        isOfDays(energy.data) && isUseKnown(energy.data.series) ? (
          <UseChart data={energy.data} hasOrHad={hasOrHad} fileName={`${site.siteName}-${query.data.fromDate}`} />
        ) : (
          <EnergyChart data={energy.data} hasOrHad={hasOrHad} fileName={`${site.siteName}-${query.data.fromDate}`} />
        )
      ) : null}
      {energy.data && !isPower && isGridUnknown(energy.data.series) ? <p className={classes.hint}>{t('history.unknownUse')}</p> : null}
      {period === 'day' || period === 'week' ? <BatteryBand site={site} shown={shown} /> : null}
      {period === 'day' && !isPower ? <PricesPicture site={site} shown={shown} /> : null}
      <Totals data={query.data} energies={isPower ? undefined : energy.data} siteId={siteId} />
    </div>
  )
}

const drawnPowers = ['production', 'totalConsumption', 'grid', 'battery', 'ev', 'heatPump', 'heater'] as const
const shapeOf = (name: string) => (name === 'production' ? ('area' as const) : ('line' as const))

type EnergyProps = { data: EnergyHistory; hasOrHad: PictureProps['site']['hasOrHad']; fileName: string }

function EnergyChart({ data, hasOrHad, fileName }: EnergyProps) {
  const t = useT('history', 'telemetry')
  const { energy } = useFormats()
  const words = useChartWords()
  const chart = useMemo(() => {
    const measured = measuredEnergies(data.series).filter((name) => name !== 'gridExport' || canExport(data.series, hasOrHad))
    // A single quantity of days is drawn as consumption is in other homes.
    const bar = isOfDays(data) && measured.length === 1 ? ('bar' as const) : undefined
    const lines = measured.map(
      (name): Line<EnergySpan> => ({
        key: name,
        label: t(`telemetry.quantity.${name}`),
        color: energyColors[name === 'batteryDischarge' ? 'battery' : name],
        shape: bar ?? shapeOf(name),
        read: (span) => span.values[name],
      }),
    )
    const [earlier] = data.comparisons
    const before = earlier && {
      spans: earlier.series,
      lines: earlierLines(lines, periodName(earlier)),
    }
    return withoutDips(chartOf(data, lines, words, before), data.interval)
  }, [data, hasOrHad, t, words])
  return <ChartFrame title={t('history.view.energy')} unit="Wh" data={chart} timeZone={data.timeZone} format={energy} fileName={fileName} />
}

/** Energies of days or longer. */
const isOfDays = ({ interval }: EnergyHistory) => interval.startsWith('P1')

const partColors = {
  fromGrid: energyColors.gridImport,
  fromBattery: energyColors.battery,
  fromPv: energyColors.production,
  exported: energyColors.gridExport,
} as const

/** Bars of days: consumption above zero by source, exports below zero. An earlier period's consumption is a pale bar beside it. */
function UseChart({ data, hasOrHad, fileName }: EnergyProps) {
  const t = useT('history', 'telemetry')
  const { energy } = useFormats()
  const words = useChartWords()
  const chart = useMemo(() => {
    const parts = offeredParts(data.series, hasOrHad).map(
      (key): Line<EnergySpan> => ({
        key,
        label: t(`history.used.${key}`),
        color: partColors[key],
        shape: 'bar',
        isStacked: true,
        isBelow: key === 'exported',
        read: (span) => usedParts(span)[key],
      }),
    )
    const [earlier] = data.comparisons
    const before = earlier && {
      spans: earlier.series,
      lines: [paleOf(t('telemetry.quantity.totalConsumption'), periodName(earlier))],
    }
    const drawn = chartOf(data, parts, words, before)
    const totals = new Map(data.series.map((span) => [Date.parse(span.start), span.values.totalConsumption]))
    return {
      ...drawn,
      sum: { label: t('history.used.total'), values: drawn.times.map((time) => totals.get(time) ?? null) },
    }
  }, [data, hasOrHad, t, words])
  return <ChartFrame title={t('history.view.energy')} unit="Wh" data={chart} timeZone={data.timeZone} format={energy} fileName={fileName} />
}

function paleOf(label: string, period: string): Line<Values> {
  return {
    key: 'earlier',
    label: `${label} (${period})`,
    color: energyColors.totalConsumption,
    shape: 'bar',
    isDashed: true,
    read: ({ values }) => values.totalConsumption,
  }
}

function PowerChart({ data, fileName }: { data: PowerHistory; fileName: string }) {
  const t = useT('history', 'telemetry')
  const { power } = useFormats()
  const words = useChartWords()
  const chart = useMemo(() => {
    const lines = drawnPowers.map(
      (name): Line<PowerSpan> => ({
        key: name,
        label: t(`telemetry.quantity.${name}`),
        color: energyColors[name],
        shape: shapeOf(name),
        read: (span) => span.values[name],
      }),
    )
    const [earlier] = data.comparisons
    const before = earlier && { spans: earlier.series, lines: earlierLines(lines, periodName(earlier)) }
    return chartOf(data, lines, words, before)
  }, [data, t, words])
  return <ChartFrame title={t('history.view.power')} unit="W" data={chart} timeZone={data.timeZone} format={power} fileName={fileName} />
}

const isChangeOfPart = (change: Change | undefined) => change?.kind === 'known' && change.isOfPart

type Values = { values: Record<'production' | 'totalConsumption', number | null> }

type TotalsProps = { data: EnergyHistory | PowerHistory; energies: EnergyHistory | undefined; siteId: string }

function Totals({ data, energies, siteId }: TotalsProps) {
  const t = useT('history', 'telemetry')
  const { language } = useLanguage()
  const carbon = useQuery(carbonQuery({ siteId, range: { from: data.fromDate, to: data.toDate } }))
  const sumsOf = ({ total, provenance }: Pick<EnergyHistory, 'total' | 'provenance'>): Sum[] => [
    ...quantityNames.map((name: QuantityName) => ({
      label: t(`telemetry.quantity.${name}`),
      value: total[name] === null ? null : formatEnergyWh(total[name], language),
      isUnknown: isUnknown(provenance, name),
      change: provenance === data.provenance && energies ? changeWords(changeOf(energies, name)) : undefined,
    })),
    rateOf(t('telemetry.figure.selfConsumption'), total.selfConsumptionRate, provenance),
    rateOf(t('telemetry.figure.selfSufficiency'), total.selfSufficiencyRate, provenance),
  ]
  const changeWords = (change: Change | undefined) => {
    if (change?.kind === 'incomparable') return t('history.incomparable', { share: formatShare(change.measured, language) })
    return change && formatNumber(change.share, language, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  }
  const rateOf = (label: string, rate: number | null, provenance: Provenance) => ({
    label,
    value: shareOf(rate),
    isUnknown: isUnknown(provenance, 'rates'),
  })
  const shareOf = (rate: number | null) => (rate === null ? null : formatShare(rate, language))
  const isOfPart = energies && quantityNames.some((name) => isChangeOfPart(changeOf(energies, name)))
  const avoided = carbon.data?.avoidedG
  const kilograms = (grams: number) => formatNumber(grams / 1_000, language, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 })
  const co2 = avoided == null ? [] : [{ label: t('history.avoided'), value: kilograms(avoided) }]
  return (
    <>
      <Sums sums={[...sumsOf(data), ...co2]} provenance={data.provenance} title={periodName(data)} />
      {isOfPart ? <p className={classes.hint}>{t('history.changeOfPart')}</p> : null}
      {carbon.data && co2.length > 0 ? <CarbonFactorHint factor={carbon.data.factor} /> : null}
      {data.comparisons.map((earlier) => (
        <Sums key={earlier.fromDate} sums={sumsOf(earlier)} provenance={earlier.provenance} title={periodName(earlier)} />
      ))}
    </>
  )
}
