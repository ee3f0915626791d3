import { ClientLeft } from './client-left.ts'
import { DomainError } from './domain-error.ts'

export type GateBounds = {
  /** Tasks that run concurrently. */
  running: number
  /** Length of the queue. Further callers are refused immediately. */
  waiting: number
  /** Places for one owner, running and waiting. */
  each?: number
  /** Maximum wait of a caller before it is refused. */
  patienceMs?: number
}

/** The owner of the task, and a signal that is aborted when the result is no longer needed. */
export type Entrant = { owner?: string; signal?: AbortSignal }

/** The state of the call whose response is awaited. */
export type Reader = Required<Entrant> & {
  /**
   * Runs last before a commit. Throws if the response is no longer needed; otherwise the call can no longer time out, because it would be
   * refused and yet take effect.
   */
  beforeCommit: () => void
}

/** Limits concurrent tasks. Refuses with `Unavailable`, which says when to try again. */
export type Gate = <T>(work: () => Promise<T>, entrant?: Entrant) => Promise<T>

/** Calls time out after 9 s, so waiting longer is pointless. */
const defaultPatienceMs = 8_000

export function openGate({ running: runningMax, waiting: waitingMax, each, patienceMs = defaultPatienceMs }: GateBounds): Gate {
  let running = 0
  const waiting: (() => void)[] = []
  const takenBy = new Map<string, number>()
  const refusal = () => new DomainError('Unavailable', { retryAfterSeconds: 5 })

  async function enter(signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new ClientLeft()
    if (running < runningMax) {
      running += 1
      return
    }
    if (waiting.length >= waitingMax) throw refusal()
    await new Promise<void>((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leaveQueue)
      }
      const admit = () => {
        end()
        resolve()
      }
      const giveUp = (error: Error) => {
        end()
        waiting.splice(waiting.indexOf(admit), 1)
        reject(error)
      }
      const leaveQueue = () => giveUp(new ClientLeft())
      const timer = setTimeout(() => giveUp(refusal()), patienceMs)
      signal?.addEventListener('abort', leaveQueue)
      waiting.push(admit)
    })
  }

  /** Passes the place to the next in the queue (`running` does not change), or frees it. */
  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  function count(owner: string | undefined, change: 1 | -1): void {
    if (owner === undefined || each === undefined) return
    const taken = (takenBy.get(owner) ?? 0) + change
    if (taken > each) throw refusal()
    if (taken === 0) takenBy.delete(owner)
    else takenBy.set(owner, taken)
  }

  return async (work, { owner, signal } = {}) => {
    count(owner, 1)
    try {
      await enter(signal)
      try {
        return await work()
      } finally {
        leave()
      }
    } finally {
      count(owner, -1)
    }
  }
}
