import { hasDrafts } from './storage.ts'

const holders = new Set<symbol>()

/** Notes a form with typed input, until the returned function is called. */
export function noteTypedWork(): () => void {
  const holder = Symbol()
  holders.add(holder)
  return () => void holders.delete(holder)
}

/** Whether any form of this tab holds typed input. */
export const isTyping = (): boolean => holders.size > 0

/** Whether any form of this tab holds typed input, or one of a page that is not open has a draft. */
export const holdsTypedWork = (): boolean => isTyping() || hasDrafts()
