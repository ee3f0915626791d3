import { AsyncLocalStorage } from 'node:async_hooks'
import type { Link } from '@opentelemetry/api'
import { untilAvailable } from '../../../db/until-available.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tracing } from '../../../platform/tracing.ts'
import type { SiteSample } from './samples.store.ts'

/** Most rows per commit: enough for many messages to share one, few enough that none waits long. */
const rowsPerCommit = 5_000
/** Concurrent commits. */
const commitsAtOnce = 2

export type GroupCommit = {
  /** Resolves when the rows are committed. Rejects when the database will never accept them. */
  add(rows: readonly SiteSample[]): Promise<void>
  /** Rows not yet committed. */
  size(): number
  /** Waits for running commits and rejects rows that wait for one. */
  close(): Promise<void>
}

type Trace = { tracing: Tracing; resume: ReturnType<typeof AsyncLocalStorage.snapshot>; links: Link[] }
type Entry = { rows: readonly SiteSample[]; resolve(): void; reject(error: unknown): void; trace?: Trace }

const linksMax = 100

function traceOf(tracing: Tracing): Trace {
  const link = tracing.active()?.link
  return { tracing, resume: AsyncLocalStorage.snapshot(), links: link ? [link] : [] }
}

/** The commit belongs to the trace of the first message, and links to those of the others. */
function traced<T>([first, ...others]: readonly Entry[], work: () => Promise<T>): Promise<T> {
  const trace = first?.trace
  if (!trace) return work()
  const links = others.slice(0, linksMax).flatMap((one) => one.trace?.links ?? [])
  const attributes = { 'messaging.batch.message_count': others.length + 1 }
  return trace.resume(() => trace.tracing.inner('commit samples', { attributes, links }, work))
}

/**
 * Collects the rows of many messages into few transactions. While a commit runs, the next one fills up: a quiet system
 * commits at once, a busy one in large groups. Retries while the database is unavailable.
 */
export function openGroupCommit(
  write: (rows: readonly SiteSample[]) => Promise<void>,
  { log, tracing }: Pick<Ctx, 'log' | 'tracing'>,
): GroupCommit {
  const waiting: Entry[] = []
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
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
      await traced(entries, () => untilAvailable(() => write(rows), { signal: closing.signal, log, what: 'samples' }))
      for (const entry of entries) entry.resolve()
    } catch (error) {
      if (entries.length === 1 || closing.signal.aborted) for (const entry of entries) entry.reject(error)
      // One entry is invalid. Commits each separately, so that only that one is lost.
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
      if (closing.signal.aborted) return Promise.reject(new Error('Ingest is closed'))
      if (rows.length === 0) return Promise.resolve()
      size += rows.length
      return new Promise((resolve, reject) => {
        waiting.push({ rows, resolve, reject, ...(tracing && { trace: traceOf(tracing) }) })
        // Messages read from a socket at once arrive together. Collects them before the commit starts.
        if (waiting.length === 1) setImmediate(pump)
      })
    },
    size: () => size,
    async close() {
      closing.abort()
      for (const entry of waiting.splice(0)) entry.reject(new Error('Ingest is closed'))
      await Promise.allSettled([...running])
    },
  }
}
