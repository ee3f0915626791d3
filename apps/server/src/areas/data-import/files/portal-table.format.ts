import { VendorFault } from '../connectors/connector.format.ts'

/** A column of numbers. NaN is no value: an empty cell, `--` or `null`. Infinity is a cell that is not a number. */
export type Column = { name: string; values: Float64Array }
/** `times` are the first cells of the rows. `totals` is the row of sums at the end, by the names of the columns. */
export type Table = { timeName: string; times: readonly string[]; columns: readonly Column[]; totals: ReadonlyMap<string, number> }

const rowsMax = 400_000
const columnsMax = 100
const sumLabel = /^(summe|gesamt|total|sum|totale|somma|összesen)\b/i

/** Reads a table with a header, separated by commas with decimal points, or by semicolons with decimal commas or points. */
export function tableOf(content: string): Table {
  const lines = content
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
  const [head = '', ...rest] = lines
  const separator = head.includes(';') ? ';' : ','
  const [timeName = '', ...names] = cellsOf(head, separator).map((name) => name.trim())
  const last = rest.at(-1)
  const sums = last !== undefined && sumLabel.test(last.replace(/^[\s"]+/, '')) ? cellsOf(last, separator) : undefined
  if (sums) rest.pop()
  if (rest.length === 0 || rest.length > rowsMax || names.length > columnsMax) throw new VendorFault('file_unreadable')
  const columns = names.map((name) => ({ name, values: new Float64Array(rest.length).fill(Number.NaN) }))
  const notation = { hasDecimalComma: separator === ';', hasThousands: separator === ';' && hasThousandsIn(rest) }
  const times = rest.map((line, row) => {
    const cells = cellsOf(line, separator)
    for (const [place, { values }] of columns.entries()) values[row] = numberOf(cells[place + 1], notation)
    return cells[0]?.trim() ?? ''
  })
  const totals = names.flatMap((name, place) => {
    const sum = numberOf(sums?.[place + 1], notation)
    return Number.isFinite(sum) ? [[name, sum] as const] : []
  })
  return { timeName, times, columns, totals: new Map(totals) }
}

function cellsOf(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator)
  const cells: string[] = []
  let [from, isQuoted] = [0, false]
  for (let at = 0; at <= line.length; at++) {
    if (line[at] === '"') isQuoted = !isQuoted
    if (at < line.length && (isQuoted || line[at] !== separator)) continue
    cells.push(
      line
        .slice(from, at)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    )
    from = at + 1
  }
  return cells
}

const inThousands = /^[+-]?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/

/**
 * Whether points separate thousands: in a file with decimal commas, or if every point is where thousands are separated. Numbers with three
 * decimals have others, such as `0.125`.
 */
function hasThousandsIn(lines: readonly string[]): boolean {
  let [isAny, isEvery] = [false, true]
  for (const line of lines) {
    for (const cell of cellsOf(line, ';').slice(1)) {
      if (cell.includes(',')) return true
      if (!cell.includes('.')) continue
      isAny = true
      isEvery &&= inThousands.test(cell.trim())
    }
  }
  return isAny && isEvery
}

type Notation = { hasDecimalComma: boolean; hasThousands: boolean }

function numberOf(cell: string | undefined, { hasDecimalComma, hasThousands }: Notation): number {
  const text = cell?.trim() ?? ''
  if (text === '' || text === '--' || text === 'null') return Number.NaN
  const whole = hasThousands && inThousands.test(text) ? text.replaceAll('.', '') : text
  const plain = hasDecimalComma ? whole.replace(',', '.') : whole
  return /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.POSITIVE_INFINITY
}
