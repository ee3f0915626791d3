/** Rows in order of time, one for each. NaN is no value. */
export type Rows = { at: Float64Array; columns: readonly Float64Array[] }
export type DistinctRows = Rows & {
  /** Rows that repeat another one of the same time. */
  repeated: number
  /** Times with two values for one column. Neither is used, because the right one is unknown. */
  conflicting: number
}

/** Sorts rows by time and merges equal times. Rows without a time are dropped. */
export function distinctRows({ at, columns }: Rows): DistinctRows {
  const order = orderOf(at)
  const united: Rows = { at: new Float64Array(order.length), columns: columns.map(() => new Float64Array(order.length)) }
  let [count, repeated, conflicting] = [0, 0, 0]
  for (let from = 0; from < order.length; ) {
    let to = from + 1
    while (to < order.length && at[order[to] ?? 0] === at[order[from] ?? 0]) to += 1
    united.at[count] = at[order[from] ?? 0] ?? Number.NaN
    let isConflict = false
    for (const [place, column] of columns.entries()) {
      const value = sharedValue(column, order.subarray(from, to))
      if (value === undefined) isConflict = true
      const target = united.columns[place]
      if (target) target[count] = value ?? Number.NaN
    }
    if (isConflict) conflicting += 1
    else repeated += to - from - 1
    count += 1
    from = to
  }
  return { at: united.at.subarray(0, count), columns: united.columns.map((column) => column.subarray(0, count)), repeated, conflicting }
}

/** NaN if no row has a value; undefined if they differ. */
function sharedValue(column: Float64Array, rows: Uint32Array): number | undefined {
  let shared = Number.NaN
  for (const row of rows) {
    const value = column[row] ?? Number.NaN
    if (Number.isNaN(value) || value === shared) continue
    if (!Number.isNaN(shared)) return undefined
    shared = value
  }
  return shared
}

function orderOf(at: Float64Array): Uint32Array {
  const order = new Uint32Array(at.length)
  let [count, isSorted] = [0, true]
  for (const [row, instant] of at.entries()) {
    if (Number.isNaN(instant)) continue
    if (count > 0 && instant < (at[order[count - 1] ?? 0] ?? 0)) isSorted = false
    order[count] = row
    count += 1
  }
  const rows = order.subarray(0, count)
  return isSorted ? rows : rows.sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0) || a - b)
}
