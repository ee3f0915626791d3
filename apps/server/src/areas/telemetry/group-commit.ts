import { sqlState } from '../../db/transaction.ts'
import type { Log } from '../../platform/log.ts'
import type { SiteSample } from './samples.store.ts'

/** Rows of one statement: enough that a commit is shared by many messages, few enough that none waits long. */
const rowsPerCommit = 5_000
/** Commits under way at once. */
const commitsAtOnce = 2
const firstPauseMs = 100
const longestPauseMs = 5_000

export type GroupCommit = {
  /** Resolves when the rows are committed; rejects when the database will never take them. */
  add(rows: readonly SiteSample[]): Promise<void>
  /** Rows not yet committed. */
  size(): number
  /** Waits for what is under way; what has not begun is rejected. */
  close(): Promise<void>
}

type Entry = { rows: readonly SiteSample[]; resolve(): void; reject(error: unknown): void }

/**
 * Gathers rows of many messages into few transactions. While one commit is under way the next gathers, so that a quiet
 * system commits at once and a busy one in large groups. A database that is away is tried again until it is back.
 */
export function openGroupCommit(write: (rows: readonly SiteSample[]) => Promise<void>, log: Log): GroupCommit {
  const waiting: Entry[] = []
  const running = new Set<Promise<void>>()
  let isClosed = false
  let size = 0

  const take = (): Entry[] => {
    let rows = 0
    let count = 0
    for (const entry of waiting) {
      if (count > 0 && rows + entry.rows.length > rowsPerCommit) break
      rows += entry.rows.length
      count += 1
    }
    return waiting.splice(0, count)
  }

  const commit = async (entries: Entry[]): Promise<void> => {
    const rows = entries.length === 1 && entries[0] ? entries[0].rows : entries.flatMap((entry) => entry.rows)
    try {
      await untilAway(
        () => write(rows),
        () => isClosed,
        log,
      )
      for (const entry of entries) entry.resolve()
    } catch (error) {
      if (entries.length === 1 || isClosed) for (const entry of entries) entry.reject(error)
      // One of them is at fault: each is tried alone, so that it loses only itself.
      else for (const entry of entries) await commit([entry])
    }
  }

  const pump = () => {
    while (running.size < commitsAtOnce && waiting.length > 0) {
      const entries = take()
      const work = commit(entries).finally(() => {
        running.delete(work)
        size -= entries.reduce((sum, entry) => sum + entry.rows.length, 0)
        pump()
      })
      running.add(work)
    }
  }

  return {
    add(rows) {
      if (isClosed) return Promise.reject(new Error('Ingest is closed'))
      if (rows.length === 0) return Promise.resolve()
      size += rows.length
      return new Promise((resolve, reject) => {
        waiting.push({ rows, resolve, reject })
        // Messages of one read of a socket come together: gather them before the commit begins.
        if (waiting.length === 1) setImmediate(pump)
      })
    },
    size: () => size,
    async close() {
      isClosed = true
      for (const entry of waiting.splice(0)) entry.reject(new Error('Ingest is closed'))
      await Promise.allSettled([...running])
    },
  }
}

/** Repeats work while the database is away (no connection, shutting down, no room, broken deadlock); throws what else fails. */
async function untilAway(work: () => Promise<void>, isClosed: () => boolean, log: Log): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (isClosed() || isAboutTheRows(error)) throw error
      if (attempt % 10 === 0) log.warn({ err: error, attempt }, 'samples cannot be written, trying again')
      await new Promise((resolve) => setTimeout(resolve, Math.min(longestPauseMs, firstPauseMs * 2 ** attempt)))
    }
  }
}

/** Data (class 22), constraints (23) and missing partitions (23514 too) will fail again; all else may pass. */
function isAboutTheRows(error: unknown): boolean {
  return /^2[23]/.test(sqlState(error) ?? '')
}
