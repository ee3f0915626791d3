/** Moves the focus into the screen that was just opened, unless the screen has placed it itself. */
export function focusContent(): void {
  requestAnimationFrame(() => {
    const content = document.getElementById('content')
    if (!content || content.contains(document.activeElement) || document.querySelector('dialog[open]')) return
    content.focus({ preventScroll: true })
  })
}
