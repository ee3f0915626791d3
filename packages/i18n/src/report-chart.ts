import type { ReportResult, TimedReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { seriesLabel } from './report-table.ts'
import type { Translate } from './translator.ts'

export type ReportSeries = { key: string; label: string; shape: 'line' | 'area' | 'bar'; isDashed: boolean; values: readonly number[] }
export type ReportBar = { key: string; label: string; value: number }

/** A report as a picture, for screen and paper: series over time, or one bar for each thing that is counted. */
export type ReportChart = { title: string; unit: string } & (
  | { kind: 'time'; times: readonly number[]; series: readonly ReportSeries[] }
  | { kind: 'bars'; bars: readonly ReportBar[] }
)

export function reportChart(result: ReportResult, t: Translate): ReportChart {
  const title = t(`businessReports.report.${result.report}.name`)
  const countsInstallations = ['product', 'vendor', 'devicesConfigurations'].includes(result.report)
  const unit = t(countsInstallations ? 'businessReports.installations' : 'businessReports.customers')
  if (!('periods' in result)) return { kind: 'bars', title, unit, bars: barsOf(result, t) }
  return { kind: 'time', title, unit, times: result.periods.map(({ from }) => Date.parse(from)), series: seriesOf(result, t) }
}

function seriesOf(result: TimedReportResult, t: Translate): ReportSeries[] {
  const shape = result.isIncremental ? 'area' : result.series.length === 1 ? 'bar' : 'line'
  return result.series.map((one, at) => ({
    key: one.key,
    label: seriesLabel(result, one, t),
    shape,
    // Colours alone would not be told apart in print.
    isDashed: at % 2 === 1,
    values: one.values,
  }))
}

function barsOf(result: Exclude<ReportResult, TimedReportResult>, t: Translate): ReportBar[] {
  switch (result.report) {
    case 'devicesConfigurations': {
      const counted = (kind: string) => result.rows.reduce((sum, row) => (row.kind === kind ? sum + row.installations : sum), 0)
      return installationKinds
        .map((kind) => ({ key: kind, label: t(`sales.kind.${kind}`), value: counted(kind) }))
        .filter(({ value }) => value > 0)
        .sort((a, b) => b.value - a.value)
    }
    case 'usersActivities':
      return [
        ...result.windows.map(({ days, customers }) => ({
          key: String(days),
          label: t('businessReports.withinDays', { count: days }),
          value: customers,
        })),
        { key: 'earlier', label: t('businessReports.earlier'), value: result.earlier },
        { key: 'never', label: t('businessReports.never'), value: result.never },
      ]
    case 'andDriveBmwAndMini':
      return [
        { key: 'bmw', label: 'BMW', value: result.bmw },
        { key: 'mini', label: 'Mini', value: result.mini },
      ]
  }
}

/** True when a report counted nothing. */
export const isEmptyReport = (result: ReportResult): boolean =>
  result.report === 'devicesConfigurations' ? result.rows.length === 0 : result.total === 0
