/**
 * Restores the focus to controls that were disabled while busy, unless something else has the focus meanwhile. Otherwise
 * keyboard users would start again at the top of the page.
 */
export function keepFocusWhileBusy(): void {
  let control: HTMLButtonElement | HTMLSelectElement | HTMLInputElement | undefined
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
    const isControl = target instanceof HTMLButtonElement || target instanceof HTMLSelectElement || target instanceof HTMLInputElement
    control = isControl ? target : undefined
    wasDisabled = false
    if (control) watcher.observe(control, { attributes: true, attributeFilter: ['disabled'] })
  })
}

/** Where the focus goes if what had it disappears: the closest of these that stays. */
const parts = '[role="group"], form, figure, section:not([popover]), [data-dialog-body], [popover][role="dialog"], main'

/**
 * Keeps the focus nearby if the button or the row's link that had it disappears: on the next row, as after a button removed or took its
 * row, or on the surrounding part of the screen, as after all filters were cleared. The row or part itself gets the focus, so that another
 * Enter does nothing to it.
 */
export function keepFocusOfRemoved(): void {
  let left: Left | undefined
  const watcher = new MutationObserver(() => {
    if (!left || left.control.isConnected) return
    if (document.activeElement === document.body) focusTemporarily(placeAfter(left))
    left = undefined
    watcher.disconnect()
  })
  document.addEventListener('focusin', ({ target }) => {
    watcher.disconnect()
    left = target instanceof HTMLButtonElement || isRowLink(target) ? leftBy(target) : undefined
    if (left) watcher.observe(document.body, { childList: true, subtree: true })
  })
}

/** Other links disappear with the screen that they leave. */
const isRowLink = (target: EventTarget | null): target is HTMLAnchorElement =>
  target instanceof HTMLAnchorElement && target.closest('[data-row]') !== null

type Left = { control: HTMLElement; row: Row | undefined; parts: readonly HTMLElement[] }
type Row = { element: HTMLElement; list: Element; at: number }

const leftBy = (control: HTMLElement): Left => ({ control, row: rowOf(control), parts: partsAround(control) })

function rowOf(control: HTMLElement): Row | undefined {
  const element = control.closest<HTMLElement>('li, tbody > tr')
  const list = element?.parentElement
  return element && list ? { element, list, at: [...list.children].indexOf(element) } : undefined
}

/** From the closest outwards, within a dialog as far as its content: what is behind it cannot have the focus. */
function partsAround(element: HTMLElement): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(parts)
  return part ? [part, ...(part.matches('[data-dialog-body]') ? [] : partsAround(part))] : []
}

function placeAfter({ row, parts }: Left): HTMLElement | undefined {
  const next = row && nextTo(row)
  return next instanceof HTMLElement ? next : parts.find((part) => part.isConnected)
}

function nextTo({ element, list, at }: Row): Element | null {
  if (element.isConnected) return element
  return list.isConnected ? (list.children[at] ?? list.lastElementChild) : null
}

function focusTemporarily(place: HTMLElement | undefined): void {
  if (!place) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
