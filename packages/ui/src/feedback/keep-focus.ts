/**
 * A button that is disabled while its work is under way loses the focus for good, and whoever goes by keyboard starts again at
 * the top of the page. It gets the focus back once it can be pressed again, unless something else has taken it meanwhile.
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
