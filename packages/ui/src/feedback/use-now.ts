import { useSyncExternalStore } from 'react'
import { nowMs } from './clock.ts'

const stepMs = 1000
const listeners = new Set<() => void>()
let now = nowMs()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = nowMs()
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
  // The timer stops without listeners, so the first new one updates the time.
  if (timer === undefined && nowMs() - now >= stepMs) now = nowMs()
  return now
}

/** The current time in milliseconds, updated every second by one timer for the whole page. */
export const useNow = (): number => useSyncExternalStore(subscribe, snapshot)

/** A value derived from the current time every second. Rerenders only if the value changes. */
export const useTimed = (say: (now: number) => string): string => useSyncExternalStore(subscribe, () => say(snapshot()))
