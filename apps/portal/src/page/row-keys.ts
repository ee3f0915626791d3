/** The row that has the focus, in itself or in something in it. */
const focusedRow = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null

/** Moves the focus to the next row of the list that has it, or to the first row of the page; `step` -1 moves up. */
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

/** Edits the record of the page, unless a row has the focus: a list itself knows how its rows are edited. */
export function editHere(): void {
  if (!focusedRow()) document.querySelector<HTMLElement>('main [data-shortcut-edit]:enabled')?.click()
}
