import type { PresentReportResult, ReportResult, TimedReportResult } from '@wattdesk/contract/business-reports/models.ts'
import {
  isNumberColumn,
  type NumberColumn,
  presentReports,
  type ReportColumn,
  type WordColumn,
} from '@wattdesk/contract/business-reports/reports.ts'
import { customerStatuses } from '@wattdesk/contract/customers/terms.ts'
import { type InstallationKind, installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { formatCalendarDay } from './formats.ts'
import type { Translate } from './translator.ts'

export type ReportCell = string | number | null

/** A report in words and plain numbers, for the screen, files and e-mails. The first `texts` columns are words. */
export type ReportTable = {
  columns: { label: string; unit?: 'W' | 'Wh'; countsUnsized?: boolean }[]
  /** A number is null where it is unknown or does not apply. */
  rows: { key: string; cells: ReportCell[]; isTotal?: boolean }[]
  texts: number
}

/** The subject of a series, in words. */
export function seriesLabel({ report }: TimedReportResult, { key, name }: TimedReportResult['series'][number], t: Translate): string {
  if (name) return name
  if (key === 'others') return t('businessReports.others')
  if (key === 'none') return t('businessReports.noVendor')
  const status = customerStatuses.find((one) => one === key)
  if (status) return t(`dashboard.status.${status}`)
  const kind = installationKinds.find((one) => one === key)
  if (kind) return t(`devices.kind.${kind}`)
  return report === 'tenant' ? t('businessReports.formerTenant') : t('businessReports.customers')
}

/** The table of a report. Reports over time begin with the first and last day of each period. */
export const reportTable = (result: ReportResult, t: Translate): ReportTable =>
  'periods' in result ? timedTable(result, t) : presentTable(result, t)

type Cells = Record<string, unknown>

function presentTable({ report, product, rows, total }: PresentReportResult, t: Translate): ReportTable {
  const columns: [ReportColumn, WordColumn | NumberColumn][] = Object.entries(presentReports[report].columns) as never // its keys are columns
  const ofWords = columns.filter(([, type]) => !isNumberColumn(type))
  const numbersOf = (row: Cells) => columns.filter(([, type]) => isNumberColumn(type)).map(([column]) => row[column] as number | null) // the contract's model
  const all = t(product ? 'businessReports.withProduct' : 'businessReports.total', { product: product ? t(`devices.kind.${product}`) : '' })
  const wordsOf = (row: Cells) => ofWords.map(([column, type]) => cellWord(type, row[column], t))
  return {
    texts: ofWords.length,
    columns: columns.map(([column, type]) => ({
      label: t(`businessReports.column.${column}`),
      ...(type === 'W' || type === 'Wh' ? { unit: type } : {}),
      ...(type === 'unsized' ? { countsUnsized: true } : {}),
    })),
    rows: [
      ...rows.map((row: Cells, at) => ({ key: String(at), cells: [...wordsOf(row), ...numbersOf(row)] })),
      { key: 'total', isTotal: true, cells: [...ofWords.map((_, at) => (at === 0 ? all : '')), ...numbersOf(total)] },
    ],
  }
}

/** A cell in words, by what its column has. */
export function cellWord(type: WordColumn | NumberColumn, value: unknown, t: Translate): string {
  switch (type) {
    case 'kind':
      return t(`devices.kind.${value as InstallationKind}`) // the contract's model of the column
    case 'vendor':
      return (value as { displayName: string } | null)?.displayName ?? t('businessReports.noVendor')
    case 'lastUse':
      if (typeof value === 'number') return t('businessReports.withinDays', { count: value })
      return t(value === 'never' ? 'businessReports.never' : 'businessReports.earlier')
    default:
      return value === null ? t('businessReports.others') : String(value)
  }
}

function timedTable(result: TimedReportResult, t: Translate): ReportTable {
  const { series, periods } = result
  const hasSums = series.length > 1
  const withSum = (values: number[]) => (hasSums ? [...values, values.reduce((sum, value) => sum + value, 0)] : values)
  const labels = ['businessReports.from', 'businessReports.to'] as const
  return {
    texts: 2,
    columns: [
      ...labels.map((key) => ({ label: t(key) })),
      ...series.map((one) => ({ label: seriesLabel(result, one, t) })),
      ...(hasSums ? [{ label: t('businessReports.total') }] : []),
    ],
    rows: periods.map(({ from, to }, at) => ({
      key: from,
      cells: [formatCalendarDay(from), formatCalendarDay(to), ...withSum(series.map((one) => one.values[at] ?? 0))],
    })),
  }
}
