/** Moves the focus into a newly opened screen, unless the screen has set it itself. */
export function focusContent(): void {
  requestAnimationFrame(() => {
    const content = document.getElementById('content')
    if (!content || content.contains(document.activeElement) || document.querySelector('dialog[open]')) return
    content.focus({ preventScroll: true })
  })
}

/** Moves the focus into a screen that a link opened, as soon as the link is gone with its screen, which may take a moment longer. */
export function focusContentAfter(link: Element | null, until = performance.now() + 2_000): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document
    if (activeElement === body) focusContent()
    else if (activeElement === link && performance.now() < until) focusContentAfter(link, until)
  })
}
