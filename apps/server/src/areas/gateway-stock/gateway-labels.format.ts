import { buffer } from 'node:stream/consumers'
import type { Language } from '@wattdesk/contract/languages.ts'
import { encode } from 'uqr'
import type { PaperTools } from '../../platform/paper.ts'

export type Label = { serialNumber: string; startCode: string; model: string }
type Words = { title: string; startCode: string; serialNumber: string }
type Pdf = InstanceType<PaperTools['Document']>

/** 70 by 37 mm, three columns and eight rows on A4: a common sheet of labels. */
const mm = 72 / 25.4
const sheet = { columns: 3, rows: 8, width: 70 * mm, height: 37 * mm, top: 0.5 * mm }
const perPage = sheet.columns * sheet.rows
const drawnAtOnce = 6
const inset = 3.5 * mm
const qrSize = 24 * mm
const ink = { text: '#000000', dim: '#3c4654' }

/** Labels as sheets of a PDF. A label takes 1.5 ms, so the process yields every few labels. */
export async function labelsPdf(
  labels: readonly Label[],
  { Document, fonts }: PaperTools,
  { words, language }: { words: Words; language: Language },
): Promise<Buffer> {
  const pdf = new Document({
    ...{ size: 'A4', margin: 0, pdfVersion: '1.7', lang: language, displayTitle: true, autoFirstPage: false },
    info: { Title: words.title, Creator: 'Wattdesk' },
    // Not one of the standard fonts: they lack letters of our languages.
    font: null as never,
  })
  const written = buffer(pdf)
  // The types declare only file names; the library accepts fonts too.
  pdf.registerFont('regular', fonts.regular as never).registerFont('bold', fonts.bold as never)
  for (let from = 0; from < labels.length; from += perPage) {
    pdf.addPage()
    for (const [at, label] of labels.slice(from, from + perPage).entries()) {
      drawLabel(pdf, label, at, words)
      if (at % drawnAtOnce === 0) await new Promise(setImmediate)
    }
  }
  pdf.end()
  return written
}

function drawLabel(pdf: Pdf, { serialNumber, startCode, model }: Label, at: number, words: Words): void {
  const left = (at % sheet.columns) * sheet.width + inset
  const top = sheet.top + Math.floor(at / sheet.columns) * sheet.height + inset
  drawQr(pdf, startCode, left, top + (sheet.height - 2 * inset - qrSize) / 2)
  const textLeft = left + qrSize + 2 * mm
  // Without the library's line breaks, which take most of the time.
  const line = (
    content: string,
    y: number,
    { size, isBold = false, color = ink.text }: { size: number; isBold?: boolean; color?: string },
  ) =>
    pdf
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
      .text(content, textLeft, y, { lineBreak: false })
  line(fitting(model, lineMax), top, { size: 8, isBold: true })
  line(words.startCode, top + 14, { size: 6, color: ink.dim })
  line(grouped(startCode.slice(0, 8)), top + 22, { size: 11, isBold: true })
  line(grouped(startCode.slice(8)), top + 36, { size: 11, isBold: true })
  line(words.serialNumber, top + 54, { size: 6, color: ink.dim })
  line(serialNumber.slice(0, serialLineMax), top + 62, { size: 6.5 })
  line(serialNumber.slice(serialLineMax), top + 70, { size: 6.5 })
}

/** Text beside the QR code: the model, and the serial number, on two lines if it is long. */
const [lineMax, serialLineMax] = [20, 24]
const fitting = (content: string, max: number) => (content.length > max ? `${content.slice(0, max - 1)}…` : content)

/** Adjacent modules of a row form one rectangle: a scanner must see no seams. */
function drawQr(pdf: Pdf, content: string, left: number, top: number): void {
  const { data, size } = encode(content, { ecc: 'M', border: 0 })
  const module = qrSize / size
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x + 1]) x += 1
      pdf.rect(left + from * module, top + y * module, (x - from + 1) * module, module)
    }
  }
  pdf.fill(ink.text)
}

const grouped = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')
