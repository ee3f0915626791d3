import type { EnergyHistory, PowerHistory } from '@wattdesk/contract/history/parts/spans.ts'
import { productionUseOf } from '@wattdesk/energy/completion.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { type CalendarInterval, calendarRanges, isCalendarInterval, rangeSpan } from '@wattdesk/energy/periods.ts'
import type { Interval } from '@wattdesk/energy/terms.ts'
import { startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { formatPeriod, isWhole } from '@wattdesk/i18n/period-words.ts'
import type { Series, TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { nowMs } from '@wattdesk/ui/feedback/clock.ts'
import type { ChartWords, Origin } from '../../figures/use-chart-words.ts'

type Span = Origin & { start: string; end: string; quality: string; leastCoveredSeconds?: number; writtenAt?: string | null }
type Aligned = { alignedStart: string | null }
/** A line's style, and its value in a span. */
export type Line<S> = Pick<Series, 'key' | 'label' | 'color' | 'shape' | 'isDashed' | 'isStacked' | 'isBelow'> & {
  read: (span: S) => number | null
}

type Compared<S> = { spans: readonly (S & Aligned)[]; lines: readonly Line<S>[] }
type Period = { from: string; to: string }
type Days = { fromDate: string; toDate: string; timeZone: string }
/** A period whose spans are of one length. */
type Divided = Period & Partial<Days> & { interval?: Interval }
const slotsOf: Record<CalendarInterval, TimeSeries['slots']> = { P1D: 'day', P1W: 'day', P1M: 'month', P1Y: 'year' }

/** Longer charts omit the time before the first span with data. */
const wholeMaxDays = 400

/**
 * Spans as lines over time, with those of an earlier period. Missing spans are gaps: an empty instant follows each span without an adjacent
 * one, and the chart covers its whole period. Days, months and years are there even if they were not measured. Partly measured spans are
 * marked.
 */
export function chartOf<S extends Span>(
  { series: spans, ...period }: Divided & { series: readonly S[] },
  lines: readonly Line<S>[],
  words: ChartWords,
  compared?: Compared<S>,
): TimeSeries {
  const byTime = new Map(spans.map((span) => [Date.parse(span.start), span]))
  const earlier = new Map(
    compared?.spans.flatMap((span): [number, S][] => (span.alignedStart === null ? [] : [[Date.parse(span.alignedStart), span]])) ?? [],
  )
  const ends = spans.map((span) => Date.parse(span.end))
  const times = [...new Set([...byTime.keys(), ...earlier.keys(), ...ends, ...endsOf(period), ...startsOf(period, spans)])].sort(
    (a, b) => a - b,
  )
  const seriesOf = ({ read, ...line }: Line<S>, of: ReadonlyMap<number, S>): Series => ({
    ...line,
    values: times.map((time) => {
      const span = of.get(time)
      return span ? read(span) : null
    }),
  })
  const series = [...lines.map((line) => seriesOf(line, byTime)), ...(compared?.lines.map((line) => seriesOf(line, earlier)) ?? [])]
  return {
    times,
    hasEnd: times.slice(-1).every((last) => !byTime.has(last) && !earlier.has(last)),
    ...(period.interval && isCalendarInterval(period.interval) ? { slots: slotsOf[period.interval] } : {}),
    series: series.filter((one) => one.values.some((value) => value !== null)),
    marks: { label: words.measuredInPart, notes: times.map((time) => noteOf(byTime.get(time), words)) },
    hintOf: (at) => {
      const span = byTime.get(times[at] ?? Number.NaN)
      return span ? words.originOf(span, secondsSoFar(span)) : null
    },
    writtenAt: times.map((time) => msOf(byTime.get(time)?.writtenAt)),
  }
}

/** Converts days of a home to instants. */
export function periodOf({ fromDate, toDate, timeZone }: Days): Period & Days {
  const { start, end } = rangeSpan({ from: fromDate, to: toDate }, timeZone)
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString(), fromDate, toDate, timeZone }
}

/** All slots of the calendar, and the end of the last. Nothing if slots are shorter. */
function startsOf({ fromDate, toDate, timeZone, interval, ...period }: Divided, [first]: readonly Span[]): number[] {
  if (!fromDate || !toDate || !timeZone || !interval || !isCalendarInterval(interval)) return []
  const starts = calendarRanges({ from: fromDate, to: toDate }, interval).map(({ from }) => startOfLocalDay(from, timeZone))
  const begin = endsOf(period).length === 0 && first ? Date.parse(first.start) : Number.NEGATIVE_INFINITY
  return [...starts.filter((start) => start >= begin), Date.parse(period.to)]
}

/** A period in words: `2025`, `Oct 2026`, `16 Nov 2026 – 22 Nov 2026`, `27 Nov 2026`. */
export function periodName({ fromDate, toDate }: { fromDate: string; toDate: string }): string {
  const period = { from: fromDate, to: toDate }
  return isWhole(period, 'year') ? fromDate.slice(0, 4) : formatPeriod(period)
}

function endsOf({ from, to }: Period): number[] {
  const ends = [Date.parse(from), Date.parse(to)] as const
  return ends[1] - ends[0] > wholeMaxDays * dayMs ? [] : [...ends]
}

type ComparedSeries<S> = Period & {
  series: readonly S[]
  comparisons: readonly { fromDate: string; toDate: string; series: readonly (S & Aligned)[] }[]
  interval: Interval
}

/** A line over a period and, dashed, the same line of the first earlier period. */
export function comparedChartOf<S extends Span>(data: ComparedSeries<S>, line: Line<S>, words: ChartWords): TimeSeries {
  const [earlier] = data.comparisons
  const other = earlier && {
    ...line,
    key: 'earlier',
    label: `${line.label} (${periodName(earlier)})`,
    shape: 'line' as const,
    isDashed: true,
  }
  return withoutDips(chartOf(data, [line], words, earlier && other && { spans: earlier.series, lines: [other] }), data.interval)
}

/** Partly measured energies of quarter hours and hours would look like dips, so the chart hatches them and draws no value. */
export function withoutDips(chart: TimeSeries, interval: Interval): TimeSeries {
  return chart.marks && !interval.startsWith('P1') ? { ...chart, marks: { ...chart.marks, areGaps: true } } : chart
}

const msOf = (at: string | null | undefined) => (at ? Date.parse(at) : null)
/** Measured shares are those of the time so far, as in the sums of a period. */
const secondsSoFar = ({ start, end }: Span) => (Math.min(Date.parse(end), nowMs()) - Date.parse(start)) / 1_000

function noteOf(span: Span | undefined, words: ChartWords): string | null {
  if (span?.quality !== 'partial') return null
  const seconds = span.leastCoveredSeconds ?? span.coveredSeconds
  return seconds === undefined ? words.measuredInPart : words.measuredShare(seconds / secondsSoFar(span))
}

export type EnergySpan = EnergyHistory['series'][number]
export type PowerSpan = PowerHistory['series'][number]

type UsedSpan = Pick<EnergySpan, 'values' | 'balancedFlows' | 'productionUse'>
type Parts = 'fromGrid' | 'fromBattery' | 'fromPv' | 'exported'

/**
 * A home's consumption in a span by source, and its exports, below zero. Null if a required quantity was not measured. Where the sums do
 * not tell how the production was used, as when the grid charged the battery, the server does. What else was exported is the battery's.
 */
export function usedParts({ values, balancedFlows, productionUse }: UsedSpan): Record<Parts, number | null> {
  const { totalConsumption } = values
  // Values of the whole span may cover more time than the consumption.
  const { gridImport, ...flows } = balancedFlows ?? values
  const [production, gridExport] = [flows.production ?? 0, flows.gridExport ?? 0]
  const [charge, discharge] = [flows.batteryCharge ?? 0, flows.batteryDischarge ?? 0]
  const exported = values.gridExport === null ? null : -values.gridExport
  if (totalConsumption === null || gridImport === null) return { fromGrid: null, fromBattery: null, fromPv: null, exported }
  const { pvToHome, pvToBattery } = productionUse ?? productionUseOf({ production, gridExport, batteryCharge: charge })
  const batteryToGrid = Math.max(0, gridExport - (production - pvToHome - pvToBattery))
  const fromPv = Math.min(totalConsumption, pvToHome)
  const fromBattery = Math.min(totalConsumption - fromPv, Math.max(0, discharge - batteryToGrid))
  return { fromGrid: totalConsumption - fromPv - fromBattery, fromBattery, fromPv, exported }
}

type Sources = Record<'production' | 'battery', boolean>

/** Whether a home has something to export from. Without it, a count of 0 exports says nothing. */
export const canExport = (spans: readonly Pick<EnergySpan, 'values'>[], { production, battery }: Sources): boolean =>
  production || battery || spans.some(({ values }) => (values.gridExport ?? 0) > 0)

/** The parts that a home's consumption can have. */
export function offeredParts(spans: readonly UsedSpan[], hasOrHad: Sources): Parts[] {
  const hasBattery = spans.some(({ values }) => (values.batteryDischarge ?? 0) > 0)
  return [
    'fromGrid',
    ...(hasBattery ? (['fromBattery'] as const) : []),
    ...(hasOrHad.production ? (['fromPv'] as const) : []),
    ...(canExport(spans, hasOrHad) ? (['exported'] as const) : []),
  ]
}

/** Whether any consumption has known sources, or any exports are known. Some homes measure only their PV, or only a wallbox. */
export const isUseKnown = (spans: readonly UsedSpan[]): boolean =>
  spans.some((span) => Object.values(usedParts(span)).some((part) => part !== null))

const drawnEnergies = [
  'production',
  'totalConsumption',
  'gridImport',
  'gridExport',
  'batteryCharge',
  'batteryDischarge',
  'ev',
  'heatPump',
] as const

/** Energies that a home measures. */
export const measuredEnergies = (spans: readonly Pick<EnergySpan, 'values'>[]) =>
  drawnEnergies.filter((name) => spans.some(({ values }) => values[name] !== null))

/** Whether something was measured, but nothing at the grid connection, so that consumption is unknown. */
export const isGridUnknown = (spans: readonly Pick<EnergySpan, 'values'>[]): boolean =>
  measuredEnergies(spans).length > 0 && spans.every(({ values }) => values.gridImport === null && values.totalConsumption === null)

/** What most readers compare with an earlier period. */
const compared: readonly string[] = ['production', 'totalConsumption']

/** Lines of an earlier period. A home that measures something else is compared in that. */
export function earlierLines<S>(lines: readonly Line<S>[], period: string): Line<S>[] {
  const usual = lines.filter(({ key }) => compared.includes(key))
  return (usual.length > 0 ? usual : lines).map((line) => ({
    ...line,
    key: `${line.key}-earlier`,
    label: `${line.label} (${period})`,
    shape: line.shape === 'bar' ? 'bar' : 'line',
    isDashed: true,
  }))
}
