/**
 * Restores the focus to buttons and selects that were disabled while busy, unless something else has the focus meanwhile. Otherwise keyboard users
 * would start again at the top of the page.
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
