import type { PresentReportResult, ReportResult, TimedReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { type NumberColumn, presentReports, timedReports, type WordColumn } from '@wattdesk/contract/business-reports/reports.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { cellWord, seriesLabel } from './report-table.ts'
import type { Translate } from './translator.ts'

export type ReportSeries = {
  key: string
  label: string
  shape: 'line' | 'area' | 'bar'
  isDashed: boolean
  values: readonly number[]
  total: number
}
export type ReportBar = { key: string; label: string; value: number }

/** Above this number of series, nobody tells the lines of a chart apart: each series has a small chart of its own. */
const linesMax = 5

/** A report as a picture, for screen and print: series over time, in one chart or in one each, or one bar per counted item. */
export type ReportChart = { title: string; unit: string } & (
  | { kind: 'time' | 'multiples'; times: readonly number[]; series: readonly ReportSeries[] }
  | { kind: 'bars'; bars: readonly ReportBar[] }
)

export function reportChart(result: ReportResult, t: Translate): ReportChart {
  const title = t(`businessReports.report.${result.report}.name`)
  const { counts } = 'periods' in result ? timedReports[result.report] : presentReports[result.report]
  const unit = t(`businessReports.${counts}`)
  if (!('periods' in result)) return { kind: 'bars', title, unit, bars: barsOf(result, t) }
  const kind = result.series.length > linesMax ? 'multiples' : 'time'
  return { kind, title, unit, times: result.periods.map(({ from }) => Date.parse(from)), series: seriesOf(result, t) }
}

function seriesOf(result: TimedReportResult, t: Translate): ReportSeries[] {
  const shape = result.isIncremental ? 'area' : result.series.length === 1 ? 'bar' : 'line'
  return result.series.map((one, at) => ({
    key: one.key,
    label: seriesLabel(result, one, t),
    shape,
    // Colours alone would not be distinguished in print.
    isDashed: at % 2 === 1,
    values: one.values,
    total: one.total,
  }))
}

/** A bar for each value of the column that the report names, with the sum of its rows. */
function barsOf({ report, rows }: PresentReportResult, t: Translate): ReportBar[] {
  const declared: {
    columns: Readonly<Record<string, WordColumn | NumberColumn>>
    chart: { by: string; value: string; isRanked?: boolean }
  } = presentReports[report]
  const { by, value, isRanked = false } = declared.chart
  const bars = new Map<string, ReportBar>()
  for (const row of rows as readonly Record<string, unknown>[]) {
    const label = cellWord(declared.columns[by] ?? 'text', row[by], t)
    bars.set(label, { key: label, label, value: (bars.get(label)?.value ?? 0) + Number(row[value]) })
  }
  const found = [...bars.values()]
  return isRanked ? found.sort((a, b) => b.value - a.value) : found
}

const namedDaysMax = 200

/** Whether the axis of a chart names its days, or its months because it is long. */
export const namesDays = (times: readonly number[]): boolean => (times.at(-1) ?? 0) - (times[0] ?? 0) <= namedDaysMax * dayMs

/** True when a report counted nothing. */
export function isEmptyReport(result: ReportResult): boolean {
  if ('periods' in result) return result.total === 0
  const total: Record<string, number | null> = result.total
  return total[presentReports[result.report].chart.value] === 0
}
