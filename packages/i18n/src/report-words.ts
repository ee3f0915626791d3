import type { ReportResult, TimedReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { formatEnergyWh, formatNumber, formatPowerW, noValue } from './formats.ts'
import type { Language } from './languages.ts'
import { formatPeriod, type PeriodDays, readerDays } from './period-words.ts'
import { type ReportCell, type ReportTable, reportTable } from './report-table.ts'
import type { Translate } from './translator.ts'

export type WordedTable = {
  head: string[]
  rows: { key: string; cells: string[]; isTotal?: boolean }[]
  texts: number
  /** Places of columns that count unknown sizes. */
  unsized: ReadonlySet<number>
}

const formats = { W: formatPowerW, Wh: formatEnergyWh } as const

/** A report as screen and paper show it: numbers with their units, and a period in one column. */
export function tableOf(result: ReportResult, t: Translate, language: Language, days: PeriodDays = readerDays): WordedTable {
  const table = reportTable(result, t)
  const { columns, rows, texts } = 'periods' in result ? withPeriods(result, table, t, days) : table
  const cellOf = (cell: ReportCell, at: number) => {
    if (cell === null) return noValue
    if (typeof cell === 'string') return cell
    const unit = columns[at]?.unit
    return unit ? formats[unit](cell, language) : formatNumber(cell, language)
  }
  const unsized = new Set(columns.flatMap(({ countsUnsized }, at) => (countsUnsized ? [at] : [])))
  return { head: columns.map(({ label }) => label), rows: rows.map((row) => ({ ...row, cells: row.cells.map(cellOf) })), texts, unsized }
}

function withPeriods(result: TimedReportResult, { columns, rows }: ReportTable, t: Translate, days: PeriodDays): ReportTable {
  const { series, isIncremental, periods } = result
  const totals = [...series.map(({ total }) => total), ...(series.length > 1 ? [result.total] : [])]
  return {
    texts: 1,
    columns: [{ label: t('businessReports.range') }, ...columns.slice(2)],
    rows: [
      ...rows.map(({ key, cells }, at) => {
        const period = periods[at]
        return { key, cells: [period ? formatPeriod(period, days) : key, ...cells.slice(2)] }
      }),
      // Running totals do not add up.
      ...(isIncremental ? [] : [{ key: 'total', isTotal: true, cells: [t('businessReports.total'), ...totals] }]),
    ],
  }
}
