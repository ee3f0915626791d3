/** One line of the benchmark's table. */
export type Row = {
  bar: number
  what: string
  ours: string
  reference: string
  /** Ours divided by the reference: higher is better. Null if the bar is an absolute figure. */
  ratio: number | null
  must: string
  aim: string
  isMet: boolean
  isAimed: boolean
  /** Orders the results of several runs: higher is better. */
  rank: number
  /** Whether a time bar is met on a machine of a given speed, as a share of the one for which the bars were set. */
  at?: (speed: number) => Pick<Row, 'isMet' | 'isAimed'>
  /** The speed by which the row was judged. */
  speed?: number
}

export type Bench = {
  name: string
  bars: readonly number[]
  /** Receives the machine's speed, to slow down loads with a fixed rate. */
  run(speed: number): Promise<Row[]>
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

export const number = (value: number, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })

/** A row whose bar is a minimum ratio. */
export function atLeast(row: Pick<Row, 'bar' | 'what' | 'ours' | 'reference'>, ratio: number, must: number, aim: number): Row {
  return { ...row, ratio, rank: ratio, must: `${must}`, aim: `${aim}`, isMet: ratio >= must, isAimed: ratio >= aim }
}

/** A row whose bar is a maximum cost, in the given unit. */
export function atMost(row: Pick<Row, 'bar' | 'what' | 'ours' | 'reference'>, cost: number, must: number, aim: number, unit = ''): Row {
  const at = (speed: number) => ({ isMet: cost * speed <= must, isAimed: cost * speed <= aim })
  const bars = { ratio: null, must: `≤ ${must}${unit}`, aim: `≤ ${aim}${unit}` }
  return { ...row, ...bars, rank: -cost, ...at(1), ...(isTime.test(unit) ? { at } : {}) }
}

const isTime = /^ m?s\b/

type Rate = { perSecond: number; p99Ms: number }

/** A row whose bars are a rate, and the 99th percentile of the time. */
export function atRate(row: Pick<Row, 'bar' | 'what' | 'ours' | 'reference'>, reached: Rate, must: Rate, aim: Rate): Row {
  const holds = (speed: number, bar: Rate) => reached.perSecond / speed >= bar.perSecond && reached.p99Ms * speed <= bar.p99Ms
  const at = (speed: number) => ({ isMet: holds(speed, must), isAimed: holds(speed, aim) })
  const text = ({ perSecond, p99Ms }: Rate) => `${number(perSecond)}/s, p99 ${number(p99Ms)} ms`
  return { ...row, ratio: null, rank: reached.perSecond, must: text(must), aim: text(aim), ...at(1), at }
}

/** Judges a row on a machine slower than the one for which the bars were set: time bars scale with the speed. */
export function judgedAt(row: Row, speed: number): Row {
  return row.at && row.speed === undefined && speed <= 1 ? { ...row, ...row.at(speed), speed } : row
}

/** The cells of a row, without its speed. */
export const cellsOf = (row: Row): string[] => [
  row.bar > 0 ? String(row.bar) : '',
  row.what,
  row.ours,
  row.reference,
  row.ratio === null ? '' : row.ratio.toFixed(2),
  row.must,
  row.aim,
  row.isAimed ? 'aim' : row.isMet ? 'must' : 'MISSED',
]

export function printRows(rows: readonly Row[]): void {
  const head = ['bar', 'what', 'ours', 'reference', 'ratio', 'must', 'aim', '', 'at speed']
  const lines = rows.map((row) => [...cellsOf(row), row.speed?.toFixed(2) ?? ''])
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)))
  for (const line of [head, widths.map((width) => '─'.repeat(width)), ...lines]) {
    console.log(line.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '))
  }
}
