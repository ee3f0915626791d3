/** Writes a report as the file that is downloaded or sent by e-mail: in the reader's language, with its days and filters. */
import type { ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import type { ReportFormat } from '@wattdesk/contract/business-reports/terms.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { type DayWords, formatCalendarDays } from '@wattdesk/i18n/formats.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import { type Entrant, openGate } from '../../platform/gate.ts'
import { paperTools } from '../../platform/paper.ts'
import { conditionWords } from './report-conditions.format.ts'
import { csvOf, sheetOf, xlsxOf } from './report-file.format.ts'
import { paperOf, pdfOf } from './report-pdf.format.ts'

/** The longest report takes half a second of processor time. */
const papers = openGate({ running: 1, waiting: 8 })

const types: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

export type Written = {
  result: ReportResult
  filter: readonly FilterTerm[]
  states?: readonly string[] | undefined
  /** Names of the tenants and vendors in the filter; only a PDF states them. */
  names: ReadonlyMap<string, string>
  today: string
}
export type Reading = { translator: Translator; days: DayWords; entrant?: Entrant }

export async function writeReportFile(format: ReportFormat, written: Written, { translator, days, entrant }: Reading) {
  const sheet = sheetOf(written.result, translator)
  const content = async () => {
    if (format === 'csv') return csvOf(sheet)
    if (format === 'xlsx') return xlsxOf(sheet)
    const paper = paperOf(written.result, linesOf(written, translator, days), translator, days)
    return papers(async () => pdfOf(paper, await paperTools(), translator), entrant)
  }
  return { name: `${sheet.title}-${written.today}.${format}`, type: types[format], content: await content() }
}

/** The days and filters of a report. */
function linesOf({ result, filter, states = [], names, today }: Written, translator: Translator, days: DayWords): string[] {
  const isTimed = 'periods' in result
  const range = isTimed ? { from: result.fromDate, to: result.toDate } : { from: today, to: today }
  const running = isTimed && result.isIncremental ? [translator.t('businessReports.incremental')] : []
  return [formatCalendarDays(range, days.day), ...running, ...conditionWords({ filter, states, names }, translator)]
}
