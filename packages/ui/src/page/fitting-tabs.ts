type Row = {
  /** Per tab, in px. */
  widths: readonly number[]
  available: number
  /** The width of the menu for the other tabs. */
  more: number
  /** Position of the open tab; -1: none. */
  open: number
}

/** Positions of the tabs that fit on a row: all, or the first ones and the open one, beside a menu for the rest. */
export function fittingTabs({ widths, available, more, open }: Row): number[] {
  const all = widths.map((_, at) => at)
  if (sumOf(widths) <= available) return all
  const openWidth = widths[open] ?? 0
  let left = available - more - openWidth
  const first = []
  for (const at of all) {
    if (at === open) first.push(at)
    else {
      left -= widths[at] ?? 0
      if (left < 0) break
      first.push(at)
    }
  }
  return open < 0 || first.includes(open) ? first : [...first, open]
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)
