import { buffer } from 'node:stream/consumers'
import type { ReportResult } from '@wattdesk/contract/business-reports/models.ts'
import type { DayWords } from '@wattdesk/i18n/formats.ts'
import { isEmptyReport, type ReportChart, reportChart } from '@wattdesk/i18n/report-chart.ts'
import { tableOf, type WordedTable } from '@wattdesk/i18n/report-words.ts'
import type { Translator } from '@wattdesk/i18n/translator.ts'
import type { PaperTools } from '../../platform/paper.ts'
import { type Area, ink, type Pdf } from './paper.format.ts'
import { drawChart } from './paper-chart.format.ts'
import { drawTable } from './paper-table.format.ts'

/** `chart` is undefined if nothing was found. */
export type Paper = { title: string; subtitle: string; chart: ReportChart | undefined; table: WordedTable; days: DayWords }

export function paperOf(result: ReportResult, lines: readonly string[], { t, language }: Translator, days: DayWords): Paper {
  const chart = reportChart(result, t)
  const table = tableOf(result, t, language, days)
  return { title: chart.title, subtitle: lines.join(' · '), chart: isEmptyReport(result) ? undefined : chart, table, days }
}

const margin = 40
/** Of the title and the gaps around it. */
const headHeight = 34
const columnsOfPortrait = 6

export async function pdfOf(paper: Paper, { Document, fonts }: PaperTools, { t, language }: Translator): Promise<Buffer> {
  const known = (text: string) =>
    [...text].map((letter) => (fonts.regular.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : '?')).join('')
  const { title, subtitle, chart, table, days } = lettersOf(paper, known)
  const pdf = new Document({
    ...{ size: 'A4', margin, layout: table.head.length > columnsOfPortrait ? 'landscape' : 'portrait' },
    ...{ pdfVersion: '1.7', lang: language, displayTitle: true, bufferPages: true, info: { Title: title, Creator: 'Wattdesk' } },
    // Not one of the standard fonts: they lack letters of our languages.
    font: null as never,
  })
  const written = buffer(pdf)
  // The types declare only file names; the library accepts fonts too.
  pdf.registerFont('regular', fonts.regular as never).registerFont('bold', fonts.bold as never)
  const area = { left: margin, width: pdf.page.width - 2 * margin, bottom: pdf.page.height - margin }
  const top = margin + headHeight + subtitleHeight(pdf, subtitle, area)
  pdf.on('pageAdded', () => drawHead(pdf, { title, subtitle }, area))
  drawHead(pdf, { title, subtitle }, area)
  if (chart) {
    const drawn = drawChart(pdf, chart, { ...area, top }, { language, days })
    await drawTable(pdf, table, { ...area, top: drawn + 18 }, top)
  } else {
    pdf
      .font('regular')
      .fontSize(10)
      .fillColor(ink.text)
      .text(known(t('businessReports.empty')), area.left, top)
  }
  numberPages(pdf, area)
  pdf.end()
  return written
}

/** As many lines as it takes, because a paper that leaves out a filter misleads; but never most of the page. */
const subtitleHeight = (pdf: Pdf, subtitle: string, { width }: Pick<Area, 'width'>) =>
  Math.min(pdf.font('regular').fontSize(8).heightOfString(subtitle, { width }), 150)

function drawHead(pdf: Pdf, { title, subtitle }: Pick<Paper, 'title' | 'subtitle'>, { left, width }: Pick<Area, 'left' | 'width'>): void {
  const line = { width: width - 60, height: 18, ellipsis: true, lineBreak: true }
  pdf.font('bold').fontSize(14).fillColor(ink.text).text(title, left, margin, line)
  pdf
    .font('regular')
    .fontSize(8)
    .fillColor(ink.dim)
    .text(subtitle, left, margin + 21, { ...line, width, height: subtitleHeight(pdf, subtitle, { width }) + 1 })
}

/** Runs last, because it needs the number of pages. */
function numberPages(pdf: Pdf, { left, width }: Pick<Area, 'left' | 'width'>): void {
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    pdf.switchToPage(at)
    const number = `${at + 1} / ${count}`
    pdf.font('regular').fontSize(8).fillColor(ink.dim)
    pdf.text(number, left + width - pdf.widthOfString(number), margin + 4, { lineBreak: false })
  }
}

function lettersOf({ title, subtitle, chart, table, days }: Paper, known: (text: string) => string): Paper {
  const named = <Part extends { label: string }>(parts: readonly Part[]) => parts.map((part) => ({ ...part, label: known(part.label) }))
  return {
    title: known(title),
    subtitle: known(subtitle),
    chart: chart?.kind === 'bars' ? { ...chart, bars: named(chart.bars) } : chart && { ...chart, series: named(chart.series) },
    table: { ...table, head: table.head.map(known), rows: table.rows.map((row) => ({ ...row, cells: row.cells.map(known) })) },
    days,
  }
}
