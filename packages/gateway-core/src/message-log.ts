import { keptMessagesMs } from '@wattdesk/device-protocol/gateway-messages.ts'

/** A numbered telemetry message. `read` returns its samples, so that reproducible ones need no memory. */
export type NumberedMessage = { sequence: number; read: () => unknown[] }
type Unsafe = NumberedMessage & { isUnderWay: boolean; onSafe: (() => void) | undefined }
type Kept = NumberedMessage & { safeAt: number }

/** Maximum messages of either kind. The oldest are dropped first. */
const entriesMax = 20_000

/** A gateway's telemetry messages: unacknowledged ones, and those of the last hour, which can be resent on request. */
export function openMessageLog(now: () => number) {
  const unsafe = new Map<number, Unsafe>()
  const kept = new Map<number, Kept>()
  let next = 0

  const forget = () => {
    const before = now() - keptMessagesMs
    for (const [sequence, { safeAt }] of kept) {
      if (kept.size <= entriesMax && safeAt >= before) break
      kept.delete(sequence)
    }
  }
  return {
    add(read: () => unknown[], onSafe?: () => void): void {
      unsafe.set(next, { sequence: next, read, isUnderWay: false, onSafe })
      next += 1
      const [oldest] = unsafe.keys()
      if (unsafe.size > entriesMax && oldest !== undefined) unsafe.delete(oldest)
    },
    /** Unacknowledged messages that are not in flight, oldest first, within the limit of messages in flight. */
    due(underWayMax: number): NumberedMessage[] {
      const found: NumberedMessage[] = []
      let underWay = 0
      for (const message of unsafe.values()) {
        if (message.isUnderWay) underWay += 1
        else found.push(message)
        if (underWay + found.length >= underWayMax) break
      }
      return found
    },
    begin(sequence: number): void {
      const message = unsafe.get(sequence)
      if (message) message.isUnderWay = true
    },
    acknowledge(sequence: number): void {
      const message = unsafe.get(sequence)
      if (!message) return
      unsafe.delete(sequence)
      kept.set(sequence, { sequence, read: message.read, safeAt: now() })
      forget()
      message.onSafe?.()
    },
    /** The connection was lost: messages in flight are due again. */
    interrupt(): void {
      for (const message of unsafe.values()) message.isUnderWay = false
    },
    waiting: () => unsafe.size,
    /** The kept messages of a range, inclusive. */
    range: (from: number, to: number): NumberedMessage[] =>
      [...kept.values()].filter(({ sequence }) => sequence >= from && sequence <= to).toSorted((a, b) => a.sequence - b.sequence),
  }
}
