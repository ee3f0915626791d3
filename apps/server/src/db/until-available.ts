import { setTimeout as pause } from 'node:timers/promises'
import { sqlState } from './transaction.ts'

const firstPauseMs = 100
const longestPauseMs = 5_000

export type Persistence = {
  /** Aborts the wait, which then throws the last error. */
  signal: AbortSignal
  log: { warn(fields: object, message: string): void }
  /** Name of the waiting work, for the log. */
  what: string
}

/**
 * Retries until it succeeds, however long the database is unavailable (no connection, shutdown, no disk space, deadlock). Throws at once
 * if the error is permanent.
 */
export async function untilAvailable<T>(work: () => Promise<T>, { signal, log, what }: Persistence): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || isRefused(error)) throw error
      if (attempt % 10 === 0)
        log.warn(
          { err: error, attempt },
          `${what} must wait for the database, trying again${isDiskFull(error) ? `: ${diskFullAdvice}` : ''}`,
        )
      const isOver = await pause(Math.min(longestPauseMs, firstPauseMs * 2 ** attempt), false, { signal }).catch(() => true)
      if (isOver) throw error
    }
  }
}

export const diskFullAdvice = 'the disk of the database is full, make room there'

export const isDiskFull = (error: unknown): boolean => sqlState(error) === '53100'

/** Errors of data (class 22) and constraints (23, missing partitions included) are permanent; all others may be temporary. */
export function isRefused(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '')
}
