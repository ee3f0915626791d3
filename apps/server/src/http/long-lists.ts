import { setImmediate as nextTurn } from 'node:timers/promises'
import { openGate } from '../platform/gate.ts'

/** Rows that are checked and encoded at once: about a millisecond. */
const sliceRows = 100

export type LongList = { items: readonly unknown[] }

/** One list at a time, because the turns of several would add up. The deadline of calls bounds the wait. */
const encodes = openGate({ running: 1, waiting: Number.POSITIVE_INFINITY })

/** Whether a response is a list with so many rows that checking and encoding them at once would delay other calls. */
export const isLongList = (result: unknown): result is LongList =>
  typeof result === 'object' && result !== null && 'items' in result && Array.isArray(result.items) && result.items.length > sliceRows

/**
 * Checks a long list with `check`, which throws or returns what may leave the server, and encodes it as JSON, slice by slice: other calls
 * continue in between. Throws the reason of `signal` once it is aborted.
 */
export function encodeLongList(list: LongList, check: (slice: LongList) => LongList, signal: AbortSignal): Promise<string> {
  return encodes(
    async () => {
      const slices: string[] = []
      let envelope = ''
      for (let from = 0; from < list.items.length; from += sliceRows) {
        signal.throwIfAborted()
        const { items, ...others } = check({ ...list, items: list.items.slice(from, from + sliceRows) })
        slices.push(JSON.stringify(items).slice(1, -1))
        envelope = JSON.stringify(others).slice(1, -1)
        await nextTurn()
      }
      return `{"items":[${slices.join(',')}]${envelope && `,${envelope}`}}`
    },
    { signal },
  )
}
