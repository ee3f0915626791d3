import { useSyncExternalStore } from 'react'

const stepMs = 1000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const one of listeners) one()
  }, stepMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function snapshot(): number {
  // The clock stops without listeners, so it is updated for the first one.
  if (timer === undefined && Date.now() - now >= stepMs) now = Date.now()
  return now
}

/** The current time in milliseconds, updated every second by one timer for the whole page. */
export const useNow = (): number => useSyncExternalStore(subscribe, snapshot)

/** A value derived from the current time, recomputed every second. Rerenders only if the value changes. */
export const useTimed = (say: (now: number) => string): string => useSyncExternalStore(subscribe, () => say(snapshot()))
