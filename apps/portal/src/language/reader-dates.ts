import type { DateNotation } from '@wattdesk/contract/profile/terms.ts'
import { setReaderDates } from '@wattdesk/i18n/formats.ts'
import type { Language } from '@wattdesk/i18n/languages.ts'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../session/storage.ts'

const key = 'date-notation'
const listeners = new Set<() => void>()
let notation: DateNotation = readStored(key) === 'iso' ? 'iso' : 'language'
let spoken: Language | undefined

/** From now on, writes days as usual in the language, unless the member chose ISO 8601. */
export function followLanguage(language: Language): void {
  spoken = language
  setReaderDates(notation === 'iso' ? undefined : language)
}

/** Writes days in a member's notation, from now on and after the next start. */
export function chooseDateNotation(chosen: DateNotation): void {
  if (chosen === notation) return
  notation = chosen
  writeStored(key, chosen)
  if (spoken) followLanguage(spoken)
  for (const listener of listeners) listener()
}

/** The member's notation of days. Rerenders when it changes. */
export const useDateNotation = (): DateNotation => useSyncExternalStore(listen, () => notation)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
