/** One line of the benchmark's table. */
export type Row = {
  bar: number
  what: string
  ours: string
  reference: string
  /** Ours over the reference, better when greater; null where the bar is an absolute figure. */
  ratio: number | null
  must: string
  aim: string
  isMet: boolean
  isAimed: boolean
}

export type Bench = {
  name: string
  bars: readonly number[]
  run(): Promise<Row[]>
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

export const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })

/** A row whose bar is a ratio that must reach a figure. */
export function atLeast(row: Pick<Row, 'bar' | 'what' | 'ours' | 'reference'>, ratio: number, must: number, aim: number): Row {
  return { ...row, ratio, must: `${must}`, aim: `${aim}`, isMet: ratio >= must, isAimed: ratio >= aim }
}

/** A row whose bar is a cost that must stay below a figure, in the given unit. */
export function atMost(row: Pick<Row, 'bar' | 'what' | 'ours' | 'reference'>, cost: number, must: number, aim: number, unit = ''): Row {
  return { ...row, ratio: null, must: `≤ ${must}${unit}`, aim: `≤ ${aim}${unit}`, isMet: cost <= must, isAimed: cost <= aim }
}

export function printRows(rows: readonly Row[]): void {
  const head = ['bar', 'what', 'ours', 'reference', 'ratio', 'must', 'aim', '']
  const lines = rows.map((row) => [
    row.bar > 0 ? String(row.bar) : '',
    row.what,
    row.ours,
    row.reference,
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.must,
    row.aim,
    row.isAimed ? 'aim' : row.isMet ? 'must' : 'MISSED',
  ])
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)))
  for (const line of [head, widths.map((width) => '─'.repeat(width)), ...lines]) {
    console.log(line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  }
}
