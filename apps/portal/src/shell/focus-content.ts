/** Moves the focus into a newly opened screen, unless the screen has set it itself. */
export function focusContent(): void {
  requestAnimationFrame(() => {
    const content = document.getElementById('content')
    if (!content || content.contains(document.activeElement) || document.querySelector('dialog[open]')) return
    content.focus({ preventScroll: true })
  })
}
