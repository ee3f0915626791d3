import { type DayWords, formatNumber, isoDay } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { namesDays, type ReportBar, type ReportChart, type ReportSeries } from '@wattdesk/i18n/report-chart.ts'
import { type Area, ink, type Pdf } from './paper.format.ts'

/** The colours of series in the portal's light theme. */
export const seriesColors = [
  ...['#3850bd', '#b4540a', '#1f7a4d', '#a3267f', '#1a7f93', '#8a6d00'],
  ...['#6b4bb8', '#b3372f', '#4f6f1f', '#5a6270', '#0f6ab0', '#8f4f4f'],
]
const colorAt = (at: number) => seriesColors[at % seriesColors.length] ?? ink.text

const fontSize = 8
const plotHeight = 190
const rowHeight = 16
const dash = [4, 3] as const

type Written = { language: Language; days: DayWords }

/** Returns where the chart ends. */
export function drawChart(pdf: Pdf, chart: ReportChart, area: Area, written: Written): number {
  pdf.font('regular').fontSize(fontSize)
  if (chart.kind === 'bars') return drawBars(pdf, chart, area, written.language)
  return isTimed(chart) ? drawSeries(pdf, chart, area, written) : drawMultiples(pdf, chart, area, written)
}

const isTimed = (chart: ReportChart): chart is Timed => chart.kind === 'time'

/** One row per item: its name, its bar relative to the largest, its figure. Continues at the same height of further pages. */
function drawBars(
  pdf: Pdf,
  { bars, unit }: { bars: readonly ReportBar[]; unit: string },
  { left, top, width, bottom }: Area,
  language: Language,
): number {
  const words = bars.map(({ value }) => formatNumber(value, language))
  const names = Math.min(width / 2, Math.max(...bars.map(({ label }) => pdf.widthOfString(label)))) + 10
  const figures = Math.max(...words.map((word) => pdf.widthOfString(word))) + 10
  const room = width - names - figures
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  pdf.fillColor(ink.dim).text(unit, left, top, { lineBreak: false })
  let y = top
  for (const [at, { label, value }] of bars.entries()) {
    y += rowHeight
    if (y + rowHeight > bottom) {
      pdf.addPage().font('regular').fontSize(fontSize)
      y = top
    }
    const length = (room * value) / largest
    pdf.fillColor(ink.text).text(label, left, y, { width: names - 10, height: fontSize + 2, ellipsis: true })
    pdf.rect(left + names, y, Math.max(0.5, length), 9).fill(colorAt(0))
    pdf.fillColor(ink.text).text(words[at] ?? '', left + names + length + 6, y, { lineBreak: false })
  }
  return y + rowHeight
}

type Multiples = Extract<ReportChart, { times: unknown }>
type Timed = Multiples & { kind: 'time' }
const small = { leastWidth: 150, gapX: 22, gapY: 12, head: 14, height: 42, foot: 14 } as const

/** A small chart for each of many series: its name and total, its bars on a scale of their own, and the first and last time. */
function drawMultiples(pdf: Pdf, { unit, series, times }: Multiples, { left, top, width }: Area, { language, days }: Written): number {
  const columns = Math.min(series.length, Math.floor((width + small.gapX) / (small.leastWidth + small.gapX)))
  const plotWidth = (width - small.gapX * (columns - 1)) / columns
  const boxHeight = small.head + small.height + small.foot
  const ends = [times[0] ?? 0, times.at(-1) ?? 0].map(wordsOfTimes(times, days))
  pdf.fillColor(ink.dim).text(unit, left, top, { lineBreak: false })
  for (const [place, { label, values, total }] of series.entries()) {
    const x = left + (place % columns) * (plotWidth + small.gapX)
    const y = top + 16 + Math.floor(place / columns) * (boxHeight + small.gapY)
    const atRight = (text: string, at: number) => pdf.text(text, x + plotWidth - pdf.widthOfString(text), at, { lineBreak: false })
    const figure = formatNumber(total, language)
    const room = plotWidth - pdf.widthOfString(figure) - 8
    pdf.fillColor(ink.text).text(label, x, y, { width: room, height: fontSize + 2, ellipsis: true })
    atRight(figure, y)
    const ground = y + small.head + small.height
    const highest = Math.max(1, ...values)
    const slot = plotWidth / Math.max(1, values.length)
    const gap = slot > 4 ? slot * 0.15 : 0
    for (const [at, value] of values.entries()) {
      const length = (small.height * value) / highest
      if (value > 0) pdf.rect(x + at * slot + gap, ground - length, slot - 2 * gap, length)
    }
    pdf.fill(colorAt(0))
    pdf
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .moveTo(x, ground)
      .lineTo(x + plotWidth, ground)
      .stroke()
    pdf.fillColor(ink.dim).text(ends[0] ?? '', x, ground + 3, { lineBreak: false })
    atRight(ends[1] ?? '', ground + 3)
  }
  return top + 16 + Math.ceil(series.length / columns) * (boxHeight + small.gapY)
}

function wordsOfTimes(times: readonly number[], days: DayWords): (time: number) => string {
  const write = namesDays(times) ? days.dayOfMonth : days.month
  return (time) => write(isoDay(time, 'UTC'))
}
type Plot = { left: number; right: number; top: number; bottom: number; highest: number; slots: number }
const xOf = ({ left, right, slots }: Plot, slot: number) => left + ((right - left) * slot) / slots
const yOf = ({ top, bottom, highest }: Plot, value: number) => bottom - ((bottom - top) * value) / highest

function drawSeries(pdf: Pdf, chart: Timed, area: Area, { language, days }: Written): number {
  const { series, times, unit } = chart
  const legendEnd = series.length > 1 ? drawLegend(pdf, series, area) : area.top
  pdf.fillColor(ink.dim).text(unit, area.left, legendEnd, { lineBreak: false })
  const marks = marksUpTo(Math.max(1, ...series.flatMap(({ values }) => values)))
  const labels = marks.map((mark) => formatNumber(mark, language))
  const labelWidth = Math.max(...labels.map((label) => pdf.widthOfString(label)))
  const top = legendEnd + 16
  const right = area.left + area.width
  const plot = { left: area.left + labelWidth + 6, right, top, bottom: top + plotHeight, highest: marks.at(-1) ?? 1, slots: times.length }
  for (const [at, mark] of marks.entries()) {
    const [y, label] = [yOf(plot, mark), labels[at] ?? '']
    pdf.lineWidth(0.5).strokeColor(ink.line).moveTo(plot.left, y).lineTo(right, y).stroke()
    pdf.fillColor(ink.dim).text(label, plot.left - 6 - pdf.widthOfString(label), y - 5, { lineBreak: false })
  }
  drawTimes(pdf, times, plot, days)
  // The first series is the largest. It is drawn last, above the others.
  for (const [at, one] of [...series.entries()].reverse()) draw[one.shape](pdf, one, plot, colorAt(at))
  return plot.bottom + 18
}

const draw: Readonly<Record<ReportSeries['shape'], (pdf: Pdf, series: ReportSeries, plot: Plot, color: string) => void>> = {
  bar(pdf, { values }, plot, color) {
    const width = Math.min(60, xOf(plot, 0.8) - plot.left)
    for (const [at, value] of values.entries()) {
      if (value > 0) pdf.rect(xOf(plot, at + 0.5) - width / 2, yOf(plot, value), width, plot.bottom - yOf(plot, value))
    }
    pdf.fill(color)
  },
  line: stroke,
  area(pdf, series, plot, color) {
    steps(pdf, series, plot).lineTo(plot.right, plot.bottom).lineTo(plot.left, plot.bottom).closePath()
    pdf.fillOpacity(0.16).fill(color).fillOpacity(1)
    stroke(pdf, series, plot, color)
  },
}

function stroke(pdf: Pdf, series: ReportSeries, plot: Plot, color: string): void {
  pdf.save().lineWidth(1.25).strokeColor(color)
  if (series.isDashed) pdf.dash(dash[0], { space: dash[1] })
  steps(pdf, series, plot).stroke().restore()
}

/** Steps, because a period has one value. */
function steps(pdf: Pdf, { values }: ReportSeries, plot: Plot): Pdf {
  pdf.moveTo(plot.left, yOf(plot, values[0] ?? 0))
  for (const [at, value] of values.entries()) {
    pdf.lineTo(xOf(plot, at), yOf(plot, value)).lineTo(xOf(plot, at + 1), yOf(plot, value))
  }
  return pdf
}

/** Names beside their lines, in as many rows as needed. Returns where they end. */
function drawLegend(pdf: Pdf, series: readonly ReportSeries[], { left, top, width }: Area): number {
  let [x, y] = [left, top]
  for (const [at, { label, isDashed }] of series.entries()) {
    const length = Math.min(pdf.widthOfString(label), width - 26)
    if (x > left && x + 24 + length > left + width) [x, y] = [left, y + 13]
    pdf.save().lineWidth(2).strokeColor(colorAt(at))
    if (isDashed) pdf.dash(dash[0], { space: dash[1] })
    pdf
      .moveTo(x, y + 5)
      .lineTo(x + 18, y + 5)
      .stroke()
      .restore()
    pdf.fillColor(ink.text).text(label, x + 22, y, { width: length + 1, height: fontSize + 2, ellipsis: true })
    x += 24 + length + 14
  }
  return y + 20
}

/** As many days below the chart as fit, or months of a long period. */
function drawTimes(pdf: Pdf, times: readonly number[], plot: Plot, days: DayWords): void {
  const labels = times.map(wordsOfTimes(times, days))
  const starts = labels.flatMap((label, at) => (label === labels[at - 1] ? [] : [at]))
  const width = Math.max(...labels.map((label) => pdf.widthOfString(label)))
  const every = Math.max(1, Math.ceil(((width + 14) * starts.length) / (plot.right - plot.left)))
  pdf.fillColor(ink.dim)
  for (const at of starts.filter((_, place) => place % every === 0)) {
    const x = xOf(plot, at)
    if (x + width <= plot.right + 1) pdf.text(labels[at] ?? '', x, plot.bottom + 5, { lineBreak: false })
    pdf
      .lineWidth(0.5)
      .strokeColor(ink.line)
      .moveTo(x, plot.bottom)
      .lineTo(x, plot.bottom + 3)
      .stroke()
  }
}

/** Round numbers from zero up to the first that reaches a value: at most six. */
function marksUpTo(value: number): number[] {
  const rough = value / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? rough)
  return Array.from({ length: Math.ceil(value / step) + 1 }, (_, at) => at * step)
}
