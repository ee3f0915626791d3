/**
 * SolarCloud: a contract that credits exported energy and returns it later. It is an account, not a device: energy drawn from it is still
 * imported from the grid, and does not raise self-sufficiency.
 */

/** Energies of a span in Wh. */
export type CloudSpan = { gridImport: number; gridExport: number }

export type CloudEntry = {
  credit: number
  draw: number
  /** Import that the balance did not cover. */
  residualImport: number
  /** At the end of the span. */
  balance: number
}

/**
 * The ledger of consecutive spans: export is credited, then import is drawn as far as the balance lasts. `balance` is the one at the
 * start, 0 in a new contract year. All in Wh.
 */
export function cloudLedger(spans: readonly CloudSpan[], balance = 0): CloudEntry[] {
  let held = balance
  return spans.map(({ gridImport, gridExport }) => {
    const draw = Math.min(gridImport, held + gridExport)
    held = held + gridExport - draw
    return { credit: gridExport, draw, residualImport: gridImport - draw, balance: held }
  })
}

/** Joins consecutive entries into one. */
export function joinEntries(entries: readonly CloudEntry[]): CloudEntry | null {
  const last = entries.at(-1)
  if (!last) return null
  const sum = (name: 'credit' | 'draw' | 'residualImport') => entries.reduce((total, entry) => total + entry[name], 0)
  return { credit: sum('credit'), draw: sum('draw'), residualImport: sum('residualImport'), balance: last.balance }
}
