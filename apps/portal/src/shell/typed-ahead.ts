/** A palette that has not come by then will not come: the keys work again. */
const longestMs = 5_000

let typed = ''
let stop: (() => void) | undefined

/** Keeps what is typed from now on, for the palette that is still on its way. */
export function collectTyping(): void {
  stop?.()
  typed = ''
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return
    event.preventDefault()
    typed += event.key
  }
  window.addEventListener('keydown', onKey, { capture: true })
  const timer = setTimeout(takeTyping, longestMs)
  stop = () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', onKey, { capture: true })
  }
}

/** What was typed meanwhile; typing goes where the focus is again. */
export function takeTyping(): string {
  stop?.()
  stop = undefined
  const taken = typed
  typed = ''
  return taken
}
