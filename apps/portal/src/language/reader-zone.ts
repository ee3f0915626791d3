import { setReaderZone } from '@wattdesk/i18n/formats.ts'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../session/storage.ts'

const key = 'time-zone'
const listeners = new Set<() => void>()
let chosen = usable(readStored(key))
setReaderZone(chosen)

/** Shows instants in a member's zone, from now on and after the next start; undefined for the browser's own. */
export function chooseReaderZone(timeZone: string | undefined): void {
  if (timeZone === chosen) return
  chosen = usable(timeZone)
  writeStored(key, chosen)
  setReaderZone(chosen)
  for (const listener of listeners) listener()
}

/** The member's zone. Rerenders when it changes. */
export const useReaderZone = (): string | undefined => useSyncExternalStore(listen, () => chosen)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** This browser may not know the stored zone. */
function usable(timeZone: string | undefined): string | undefined {
  try {
    return timeZone && new Intl.DateTimeFormat('en', { timeZone }) ? timeZone : undefined
  } catch {
    return undefined
  }
}
