import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WordedTable } from '@wattdesk/i18n/report-words.ts'
import { type Area, ink, type Pdf } from './paper.format.ts'

const fontSize = 8
const rowHeight = 15
const gap = 10

type Columns = readonly { left: number; width: number; isText: boolean }[]

/**
 * Draws a table on as many pages as needed, with its head on each. `next` is where it starts on further pages. A long table takes half a
 * second, so it yields after each page.
 */
export async function drawTable(pdf: Pdf, table: WordedTable, area: Area, next: number): Promise<void> {
  pdf.fontSize(fontSize)
  const columns = await columnsOf(pdf, table, area)
  const headHeight = Math.max(...table.head.map((name, at) => heightOf(pdf, name, columns[at]?.width ?? 0)))
  const drawHead = (top: number) => {
    const line = top + headHeight + 3
    for (const [at, name] of table.head.entries()) {
      const { left = 0, width = 0, isText } = columns[at] ?? {}
      const from = line - 3 - heightOf(pdf, name, width)
      pdf.font('bold').fontSize(fontSize).fillColor(ink.dim)
      pdf.text(name, left, from, { width, align: isText ? 'left' : 'right' })
    }
    drawRule(pdf, columns, line, 1)
    return line + 4
  }
  // Keeps a head from standing alone at the end of a page.
  const isLate = area.top + headHeight + 3 * rowHeight > area.bottom
  if (isLate) pdf.addPage()
  let top = drawHead(isLate ? next : area.top)
  for (const { cells, isTotal = false } of table.rows) {
    if (top + rowHeight > area.bottom) {
      await nextTurn()
      pdf.addPage()
      top = drawHead(next)
    }
    drawRow(pdf, { cells, isTotal, columns, top })
    if (!isTotal) drawRule(pdf, columns, top + rowHeight - 3, 0.5)
    top += rowHeight
  }
}

type Row = { cells: readonly string[]; isTotal: boolean; columns: Columns; top: number }

function drawRow(pdf: Pdf, { cells, isTotal, columns, top }: Row): void {
  pdf
    .font(isTotal ? 'bold' : 'regular')
    .fontSize(fontSize)
    .fillColor(ink.text)
  for (const [at, cell] of cells.entries()) {
    const { left = 0, width = 0, isText } = columns[at] ?? {}
    const text = cutTo(pdf, cell, width)
    pdf.text(text, isText ? left : left + width - pdf.widthOfString(text), top, { lineBreak: false })
  }
}

function drawRule(pdf: Pdf, columns: Columns, at: number, thickness: number): void {
  const [first, last] = [columns[0], columns.at(-1)]
  if (!first || !last) return
  pdf
    .lineWidth(thickness)
    .strokeColor(ink.line)
    .moveTo(first.left, at)
    .lineTo(last.left + last.width, at)
    .stroke()
}

/** As wide as the widest cell, with heads in lines. If that exceeds the page, all columns shrink alike. */
async function columnsOf(pdf: Pdf, { head, rows, texts }: WordedTable, { left, width }: Area): Promise<Columns> {
  const wanted: number[] = []
  for (const [at, name] of head.entries()) {
    await nextTurn()
    const words = pdf.font('bold').fontSize(fontSize) && name.split(/\s+/).map((word) => pdf.widthOfString(word))
    const cells = new Set(rows.map((row) => row.cells[at] ?? ''))
    wanted.push(Math.max(44, ...words, ...[...cells].map((cell) => pdf.widthOfString(cell))))
  }
  const room = width - gap * (head.length - 1)
  const sum = wanted.reduce((total, one) => total + one, 0)
  const share = sum > room ? room / sum : 1
  let from = left
  return wanted.map((one, at) => {
    const column = { left: from, width: one * share, isText: at < texts }
    from += column.width + gap
    return column
  })
}

const heightOf = (pdf: Pdf, name: string, width: number) => pdf.font('bold').fontSize(fontSize).heightOfString(name, { width })

function cutTo(pdf: Pdf, text: string, width: number): string {
  if (pdf.widthOfString(text) <= width + 0.1) return text
  let kept = text
  while (kept !== '' && pdf.widthOfString(`${kept}…`) > width) kept = kept.slice(0, -1)
  return `${kept}…`
}
