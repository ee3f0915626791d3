import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** The screen comes first: its dialogs are loaded after a while. */
const afterMs = 2_000

type Load = () => Promise<unknown>
const waiting: Load[] = []
let isPreparing = false

/** A dialog that is loaded while the screen is idle, so that it opens at once, or earlier when its button is pressed. */
export function lazyDialog<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyExoticComponent<ComponentType<Props>> {
  prepare(load)
  return lazy(load)
}

function prepare(load: Load): void {
  if (typeof window === 'undefined') return
  waiting.push(load)
  if (isPreparing) return
  isPreparing = true
  setTimeout(() => void loadWaiting(), afterMs)
}

async function loadWaiting(): Promise<void> {
  for (let load = waiting.shift(); load; load = waiting.shift()) {
    await whenIdle()
    // Whoever opens the dialog handles a failure.
    await load().catch(() => undefined)
  }
  isPreparing = false
}

/** Not every browser reports idle time. */
const whenIdle = () =>
  new Promise<void>((resolve) => (window.requestIdleCallback ? window.requestIdleCallback(() => resolve()) : setTimeout(resolve, 50)))
