/**
 * Restores the focus to buttons that were disabled while busy, unless something else has the focus meanwhile. Otherwise keyboard users
 * would start again at the top of the page.
 */
export function keepFocusOfBusyButtons(): void {
  let button: HTMLButtonElement | undefined
  let wasDisabled = false
  const watcher = new MutationObserver(() => {
    if (!button) return
    const isBack = wasDisabled && !button.disabled
    if (isBack && button.isConnected && document.activeElement === document.body) button.focus({ preventScroll: true })
    wasDisabled = button.disabled
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target === button) return
    watcher.disconnect()
    button = target instanceof HTMLButtonElement ? target : undefined
    wasDisabled = false
    if (button) watcher.observe(button, { attributes: true, attributeFilter: ['disabled'] })
  })
}
