/**
 * Restores the focus to buttons and selects that were disabled while busy, unless something else has the focus meanwhile. Otherwise
 * keyboard users would start again at the top of the page.
 */
export function keepFocusWhileBusy(): void {
  let control: HTMLButtonElement | HTMLSelectElement | undefined
  let wasDisabled = false
  const watcher = new MutationObserver(() => {
    if (!control) return
    const isBack = wasDisabled && !control.disabled
    if (isBack && control.isConnected && document.activeElement === document.body) control.focus({ preventScroll: true })
    wasDisabled = control.disabled
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target === control) return
    watcher.disconnect()
    control = target instanceof HTMLButtonElement || target instanceof HTMLSelectElement ? target : undefined
    wasDisabled = false
    if (control) watcher.observe(control, { attributes: true, attributeFilter: ['disabled'] })
  })
}

/**
 * Moves the focus to the next row if a row, or the button of a row that had the focus, disappears, as after it removed or took its row. The
 * row itself gets the focus, so that another Enter does nothing to it.
 */
export function keepFocusOfRows(): void {
  let left: Left | undefined
  const watcher = new MutationObserver(() => {
    if (!left || left.button.isConnected) return
    if (document.activeElement === document.body) focusTemporarily(placeAfter(left))
    left = undefined
    watcher.disconnect()
  })
  document.addEventListener('focusin', ({ target }) => {
    watcher.disconnect()
    left = target instanceof HTMLButtonElement ? leftBy(target) : undefined
    if (left) watcher.observe(document.body, { childList: true, subtree: true })
  })
}

type Left = { button: HTMLButtonElement; row: HTMLElement; list: Element; at: number; panel: HTMLElement | null }

function leftBy(button: HTMLButtonElement): Left | undefined {
  const row = button.closest<HTMLElement>('li, tbody > tr')
  const list = row?.parentElement
  if (!row || !list) return undefined
  return { button, row, list, at: [...list.children].indexOf(row), panel: row.closest('section') }
}

/** Null if the whole screen disappeared, which then moves the focus itself. */
function placeAfter({ row, list, at, panel }: Left): HTMLElement | null {
  if (row.isConnected) return row
  const next = list.isConnected ? (list.children[at] ?? list.lastElementChild) : null
  return next instanceof HTMLElement ? next : panel?.isConnected ? panel : null
}

function focusTemporarily(place: HTMLElement | null): void {
  if (!place) return
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus({ preventScroll: true })
}
