import { hasDrafts } from './storage.ts'

const holders = new Set<symbol>()
const waiting = new Set<() => void>()

/** Notes a form with typed input, until the returned function is called. */
export function noteTypedWork(): () => void {
  const holder = Symbol()
  holders.add(holder)
  return () => {
    holders.delete(holder)
    if (isTyping()) return
    for (const act of waiting) act()
    waiting.clear()
  }
}

/** Acts now, or once no form of this tab holds typed input any more. */
export function afterTyping(act: () => void): void {
  if (isTyping()) waiting.add(act)
  else act()
}

/** Whether any form of this tab holds typed input. */
export const isTyping = (): boolean => holders.size > 0

/** Whether any form of this tab holds typed input, or one of a page that is not open has a draft. */
export const holdsTypedWork = (): boolean => isTyping() || hasDrafts()
