import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** Lets the screen load before its dialogs. */
const afterMs = 2_000

type Load = () => Promise<unknown>
type Module<Props> = { default: ComponentType<Props> }
const waiting: Load[] = []
let isPreparing = false

/** A dialog that loads while the screen is idle, or when its button is pressed, so that it opens at once. */
export function lazyDialog<Props>(load: () => Promise<Module<Props>>): LazyExoticComponent<ComponentType<Props>> {
  let loaded: Module<Props> | undefined
  const loading = async () => {
    loaded = await load()
    return loaded
  }
  prepare(loading)
  return lazy(() => (loaded ? atOnce(loaded) : loading()))
}

/** A promise that calls back at once. With one that is merely fulfilled, React suspends first. */
// biome-ignore lint/suspicious/noThenProperty: only `lazy` awaits it, which accepts any thenable
const atOnce = <T>(value: T) => ({ then: (callback: (value: T) => void) => callback(value) }) as Promise<T>

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
