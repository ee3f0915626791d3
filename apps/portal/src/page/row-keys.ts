/** The row that has or contains the focus. */
const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** Moves the focus to the next row of its list, or to the page's first row; `step` -1 moves up. */
export function moveToRow(step: 1 | -1): void {
  const row = focusedRow()
  const list = row?.closest('table, ul') ?? document
  const rows = [...list.querySelectorAll<HTMLElement>('main [data-row]')]
  const next = row ? rows[rows.indexOf(row) + step] : rows[0]
  if (!next) return
  const link = next.querySelector<HTMLElement>('[data-title] a')
  ;(link ?? next).focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest' })
}

/** Tabs count from 1. */
export function openTab(place: number): void {
  const bar = document.querySelector('main nav:has([data-tab]):not([data-inner])')
  bar?.querySelectorAll('[data-tab]')[place - 1]?.querySelector('a')?.click()
}

/** Edits the page's record, unless a row has the focus: lists handle their rows themselves. */
export function editHere(): void {
  if (!focusedRow()) document.querySelector<HTMLElement>('main [data-shortcut-edit]:enabled')?.click()
}
