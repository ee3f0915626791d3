import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PresentReportResult, TimedReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { translatorOf } from '@wattdesk/i18n/catalogues.ts'
import { dayWordsOf, formatNumber, spelledDay } from '@wattdesk/i18n/formats.ts'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { expect, it } from 'vitest'
import { paperTools } from '../../platform/paper.ts'
import { seriesColors } from './paper-chart.format.ts'
import { paperOf, pdfOf } from './report-pdf.format.ts'

const day = (at: number) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10)

/** Daily counts of customers by tenant. */
function reportOf(names: readonly string[], days: number): TimedReportResult {
  const periods = Array.from({ length: days }, (_, at) => ({ from: day(at), to: day(at) }))
  const series = names.map((name, at) => {
    const values = periods.map((_, slot) => (slot % 7) * (at + 1) * 100)
    return { key: `tenant-${at}`, name, values, total: values.reduce((sum, value) => sum + value, 0) }
  })
  const total = series.reduce((sum, one) => sum + one.total, 0)
  const range = { fromDate: day(0), toDate: day(days - 1) }
  return { report: 'tenant', aggregation: 'day', ...range, isIncremental: false, periods, series, total }
}

async function print(
  result: TimedReportResult | PresentReportResult,
  language: 'en' | 'hu' = 'en',
  lines: readonly string[] = ['2026', 'Bérlő: Erdő'],
) {
  const translator = translatorOf(language)
  const paper = paperOf(result, lines, translator, dayWordsOf(language))
  const file = await pdfOf(paper, await paperTools(), translator)
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf)
  return { file, pdf, text }
}

/** Colours used on the first page. */
async function colorsOf(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<Set<string>> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList()
  const isColor = (fn: number) => fn === OPS.setStrokeRGBColor || fn === OPS.setFillRGBColor
  return new Set(fnArray.flatMap((fn: number, at: number) => (isColor(fn) ? [String(argsArray[at])] : [])))
}

it('a PDF has its chart, and every row on as many pages as needed, with the letters of all languages', async () => {
  const names = ['Erdőszél Kft. (bérlő)', 'Żółw, Čeština & Đorđe', 'Überlingen – Straße', 'Солнце Ήλιος', 'שמש']
  const { pdf, text } = await print(reportOf(names, 130), 'hu')
  const [first = '', ...further] = text
  expect(pdf.numPages).toBe(further.length + 1)
  for (const word of ['Ügyfelek', 'Bérlő: Erdő', 'Időszak', `1 / ${pdf.numPages}`]) expect(first).toContain(word)
  // Long names take several lines in the legend and in the head of the table.
  for (const name of names.slice(0, -1)) expect(first).toContain(name)
  // The font lacks these letters.
  expect(first).toContain('???')
  const all = text.join('\n')
  for (let at = 0; at < 130; at++) expect(all).toContain(spelledDay(day(at), 'hu'))
  expect(all).not.toMatch(/\d{4}-\d\d-\d\d/)
  for (const page of further) expect(page).toContain('Időszak')
  const drawn = await colorsOf(pdf)
  for (const color of seriesColors.slice(0, names.length)) expect([...drawn]).toContain(color)
  // Marks of the axis, whose highest value is 3,000.
  expect(first.replace(/\s/g, ' ')).toContain('3000')
})

it('a PDF states every filter, however many there are, above its chart', async () => {
  const lines = ['2026', ...Array.from({ length: 12 }, (_, at) => `Filter ${at + 1}: Stadtwerke Überlingen GmbH`)]
  const { pdf } = await print(reportOf(['A', 'B'], 130), 'en', lines)
  expect(pdf.numPages).toBeGreaterThan(1)
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const written = items.flatMap((item) => ('str' in item && item.str.trim() ? [{ text: item.str, height: item.transform[5] }] : []))
    const last = written.findIndex(({ text }) => text.includes('Filter 12'))
    expect(
      written
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' '),
      `page ${number}`,
    ).toContain(lines.join(' · '))
    for (const { text, height } of written.slice(last + 1)) {
      if (/^\d+ \/ \d+$/.test(text)) continue
      expect(height, `${text} on page ${number}`).toBeLessThan(written[last]?.height ?? 0)
    }
  }
})

it('a PDF of hundreds of filters cuts them off', async () => {
  const { pdf, text } = await print(reportOf(['A'], 3), 'en', [
    '2026',
    ...Array.from({ length: 400 }, (_, at) => `Filter ${at + 1}`.repeat(3)),
  ])
  expect(pdf.numPages).toBe(1)
  expect(text.join()).toMatch(/…[^…]*Customers[^…]*Total/)
})

it('a report of many series has a small chart for each, with its name, total and times', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Stadtwerke ${at + 1}`)
  const result = reportOf(names, 14)
  const { pdf, text } = await print(result)
  const [first = ''] = text
  for (const { name, total } of result.series)
    expect(first.replace(/\s+/g, ' ')).toContain(`${name} ${formatNumber(total, 'en')} 1 Jan 14 Jan`)
  const drawn = await colorsOf(pdf)
  expect(drawn).toContain(seriesColors[0])
  expect(drawn).not.toContain(seriesColors[1])
})

it('a report on the current state has a bar per item, and an empty one a note', async () => {
  const figures = { installations: 12, pvPeakPowerW: 9_800, unsizedPvSystems: 0, batteryCapacityWh: 10_000, unsizedBatteries: 3 }
  const rows = [{ kind: 'pvbattery' as const, vendor: { id: 'v', displayName: 'Szélerő' }, ...figures }]
  const { pdf, text } = await print({ report: 'devicesConfigurations', product: null, rows, total: figures })
  expect(text.join()).toMatch(/Configured devices.*PV and battery 12.*Szélerő 12 9\.8\skW 0 10\skWh 3/s)
  expect([...(await colorsOf(pdf))]).toContain(seriesColors[0])
  const empty = await print(reportOf([], 3))
  expect(empty.text.join()).toContain('Nothing in this period')
})

it('a report of more bars than a page has room for continues them on the next one', async () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({
    kind: 'pvbattery' as const,
    step: `Inspection ${at + 1};`,
    overdueSteps: 100 - at,
    longestOverdueDays: 1,
  }))
  const total = { overdueSteps: 5_050, longestOverdueDays: 1 }
  const { pdf, text } = await print({ report: 'overdueSaleSteps', product: null, rows, total })
  // In the chart and in the table.
  for (const { step } of rows) expect(text.join(' ').split(step), step).toHaveLength(3)
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const heights = items.flatMap((item) => ('transform' in item ? [item.transform[5]] : []))
    expect(Math.min(...heights), `page ${number}`).toBeGreaterThan(40)
  }
})

it('series have the colours of the portal', async () => {
  const css = await readFile(path.resolve(import.meta.dirname, '../../../../../packages/ui/src/theme/theme.css'), 'utf8')
  const light = [...css.slice(0, css.indexOf('--series-1:', css.indexOf('--series-1:') + 1)).matchAll(/--series-\d+: (#\w+);/g)]
  expect(light.map(([, color]) => color)).toEqual(seriesColors)
})
