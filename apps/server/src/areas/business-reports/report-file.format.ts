import type { ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { formatNumber, noValue } from '@wattdesk/i18n/formats.ts'
import { type ReportCell, reportTable, seriesLabel } from '@wattdesk/i18n/report-table.ts'
import { tableOf } from '@wattdesk/i18n/report-words.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { writerOf } from '../../platform/csv.ts'

export type Sheet = { title: string; head: string[]; rows: ReportCell[][] }

/** A report as a file: plain numbers under heads with their units. */
export function sheetOf(result: ReportResult, { t }: Pick<Translator, 't'>): Sheet {
  const { columns, rows } = reportTable(result, t)
  return {
    title: t(`businessReports.report.${result.report}.name`),
    head: columns.map(({ label, unit }) => (unit ? `${label} (${unit})` : label)),
    rows: rows.map(({ cells }) => cells),
  }
}

/** A report as lines of text, as the screen words it: numbers with their units, without those that are unknown or do not apply. */
export function figuresOf(result: ReportResult, { t, language }: Pick<Translator, 't' | 'language'>): string[] {
  if (!('periods' in result)) {
    const { head, rows, unsized } = tableOf(result, t, language)
    // A count of unknown sizes needs its name, and says nothing if there are none.
    const none = formatNumber(0, language)
    return rows.map(({ cells }) =>
      cells.reduce((line, cell, at) => {
        if (cell === '' || cell === noValue) return line
        if (!unsized.has(at)) return line === '' ? cell : `${line}: ${cell}`
        return cell === none ? line : `${line} (${head[at]}: ${cell})`
      }, ''),
    )
  }
  const lines = result.series.map((one) => `${seriesLabel(result, one, t)}: ${formatNumber(one.total, language)}`)
  return result.series.length === 1 ? lines : [...lines, `${t('businessReports.total')}: ${formatNumber(result.total, language)}`]
}

export function csvOf({ head, rows }: Sheet): Buffer {
  const writer = writerOf('utf-8')
  return Buffer.concat([writer.start(head), writer.lines(rows.map((row) => row.map((cell) => String(cell ?? ''))))])
}

/** Texts stay texts, so that no spreadsheet evaluates one as a formula. */
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
