import { DomainError } from './domain-error.ts'

/** Lets so many pieces of work run at once and so many wait; refuses the rest at once, saying when to come again. */
export type Gate = <T>(work: () => Promise<T>) => Promise<T>

export function openGate({ running: runningMax, waiting: waitingMax }: { running: number; waiting: number }): Gate {
  let running = 0
  const waiting: (() => void)[] = []

  async function enter(): Promise<void> {
    if (running < runningMax) {
      running += 1
      return
    }
    if (waiting.length >= waitingMax) throw new DomainError('Unavailable', { retryAfterSeconds: 5 })
    // Who leaves hands the place over, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave(): void {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
