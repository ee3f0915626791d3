/** After this, keys are no longer captured for the palette. */
const longestMs = 5_000

let typed = ''
let stop: (() => void) | undefined

/** Captures keys typed while the palette loads. */
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

/** Returns the captured text and stops capturing. */
export function takeTyping(): string {
  stop?.()
  stop = undefined
  const taken = typed
  typed = ''
  return taken
}
