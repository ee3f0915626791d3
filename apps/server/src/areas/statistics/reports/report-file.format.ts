import type {
  ActivitiesReport,
  CarsReport,
  ConfigurationsReport,
  ReportResult,
  TimedReportResult,
} from '@wattdesk/contract/business-reports.ts'
import { customerStatuses } from '@wattdesk/contract/customers.ts'
import { installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { formatNumber } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { writerOf } from '../../../platform/csv.ts'

/** A report as a table. */
export type Sheet = { title: string; head: string[]; rows: (string | number)[][] }

export function sheetOf(result: ReportResult, { t }: Pick<Translator, 't'>): Sheet {
  const title = t(`businessReports.report.${result.report}.name`)
  switch (result.report) {
    case 'devicesConfigurations':
      return { title, ...configurationsSheet(result, t) }
    case 'usersActivities':
      return { title, ...activitiesSheet(result, t) }
    case 'andDriveBmwAndMini':
      return { title, ...carsSheet(result, t) }
    default:
      return { title, ...timedSheet(result, t) }
  }
}

type T = Translator['t']
type Table = Omit<Sheet, 'title'>

function timedSheet(result: TimedReportResult, t: T): Table {
  const { periods, series } = result
  const hasTotal = series.length > 1
  const total = hasTotal ? [t('businessReports.total')] : []
  return {
    head: [t('businessReports.from'), t('businessReports.to'), ...series.map((one) => seriesLabel(result, one, t)), ...total],
    rows: periods.map(({ from, to }, at) => {
      const values = series.map((one) => one.values[at] ?? 0)
      return [from, to, ...values, ...(hasTotal ? [values.reduce((sum, value) => sum + value, 0)] : [])]
    }),
  }
}

/** What a series counts, in words. */
function seriesLabel({ report }: TimedReportResult, { key, name }: TimedReportResult['series'][number], t: T): string {
  if (name) return name
  if (key === 'others') return t('businessReports.others')
  if (key === 'none') return t('businessReports.noVendor')
  const status = customerStatuses.find((one) => one === key)
  if (status) return t(`reports.status.${status}`)
  const kind = installationKinds.find((one) => one === key)
  if (kind) return t(`sales.kind.${kind}`)
  return report === 'tenant' ? t('businessReports.formerTenant') : t('businessReports.customers')
}

function configurationsSheet({ rows, total }: ConfigurationsReport, t: T): Table {
  return {
    head: [
      t('businessReports.filter.kind'),
      t('businessReports.filter.vendorId'),
      t('businessReports.installations'),
      `${t('statistics.pvPeakPower')} (W)`,
      `${t('statistics.batteryCapacity')} (Wh)`,
    ],
    rows: [
      ...rows.map(({ kind, vendor, ...figures }) => [
        t(`sales.kind.${kind}`),
        vendor?.displayName ?? t('businessReports.noVendor'),
        figures.installations,
        figures.pvPeakPowerW,
        figures.batteryCapacityWh,
      ]),
      [t('businessReports.total'), '', total.installations, total.pvPeakPowerW, total.batteryCapacityWh],
    ],
  }
}

function activitiesSheet({ windows, earlier, never, total }: ActivitiesReport, t: T): Table {
  return {
    head: [t('businessReports.lastUse'), t('businessReports.customers')],
    rows: [
      ...windows.map(({ days, customers }) => [t('businessReports.withinDays', { count: days }), customers]),
      [t('businessReports.earlier'), earlier],
      [t('businessReports.never'), never],
      [t('businessReports.total'), total],
    ],
  }
}

function carsSheet({ product, bmw, mini, total }: CarsReport, t: T): Table {
  return {
    head: [t('businessReports.car'), t('businessReports.customers')],
    rows: [
      ['BMW', bmw],
      ['Mini', mini],
      [t('businessReports.withProduct', { product: t(`sales.kind.${product}`) }), total],
    ],
  }
}

/** The figures of a report in lines, for an e-mail. */
export function figuresOf(result: ReportResult, { rows }: Sheet, { t, language }: Pick<Translator, 't' | 'language'>): string[] {
  if (!('periods' in result))
    return rows.map((row) =>
      row
        .map((cell) => words(cell, language))
        .filter(Boolean)
        .join(': '),
    )
  const lines = result.series.map((one) => `${seriesLabel(result, one, t)}: ${words(one.total, language)}`)
  return result.series.length === 1 ? lines : [...lines, `${t('businessReports.total')}: ${words(result.total, language)}`]
}

const words = (cell: string | number, language: Language) => (typeof cell === 'number' ? formatNumber(cell, language) : cell)

export function csvOf({ head, rows }: Sheet): Buffer {
  const writer = writerOf('utf-8')
  return Buffer.concat([writer.start(head), writer.lines(rows.map((row) => row.map(String)))])
}

/** Texts stay texts, so that no spreadsheet runs one as a formula. */
export async function xlsxOf({ title, head, rows }: Sheet): Promise<Buffer> {
  // Loaded only for exports.
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const cells = rows.map((row) =>
    row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value: value || ' ', type: String })),
  )
  const heads = head.map((value) => ({ value, type: String, fontWeight: 'bold' as const }))
  const sheet = title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31)
  const widths = head.map((value) => ({ width: Math.min(40, Math.max(12, value.length + 2)) }))
  return writeXlsxFile([heads, ...cells], { sheet, columns: widths, stickyRowsCount: 1 }).toBuffer()
}
