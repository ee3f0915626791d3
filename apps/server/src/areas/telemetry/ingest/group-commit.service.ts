import { AsyncLocalStorage } from 'node:async_hooks'
import type { Link } from '@opentelemetry/api'
import { untilAvailable } from '../../../db/until-available.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tracing } from '../../../platform/tracing.ts'

/** Most rows per commit: enough for many messages to share one, few enough that none waits long. */
const rowsPerCommit = 5_000
/** Concurrent commits. */
const commitsAtOnce = 2

/** What a sender gets one acknowledgement for. */
type Sent = { samples: readonly unknown[] }

export type GroupCommit<T extends Sent, Result> = {
  /** Resolves with the result of the whole group when it is committed. Rejects when the database will never accept what was sent. */
  add(sent: T): Promise<Result>
  /** Samples not yet committed. */
  size(): number
  /** Waits for running commits and rejects what waits for one. */
  close(): Promise<void>
}

type Trace = { tracing: Tracing; resume: ReturnType<typeof AsyncLocalStorage.snapshot>; links: Link[] }
type Entry<T, Result> = { sent: T; resolve(result: Result): void; reject(error: unknown): void; trace?: Trace }

const linksMax = 100

function traceOf(tracing: Tracing): Trace {
  const link = tracing.active()?.link
  return { tracing, resume: AsyncLocalStorage.snapshot(), links: link ? [link] : [] }
}

/** The commit belongs to the trace of the first message, and links to those of the others. */
function traced<T>([first, ...others]: readonly { trace?: Trace }[], work: () => Promise<T>): Promise<T> {
  const trace = first?.trace
  if (!trace) return work()
  const links = others.slice(0, linksMax).flatMap((one) => one.trace?.links ?? [])
  const attributes = { 'messaging.batch.message_count': others.length + 1 }
  return trace.resume(() => trace.tracing.inner('commit samples', { attributes, links }, work))
}

/**
 * Collects the samples of many messages into few transactions. While a commit runs, the next one fills up: a quiet system
 * commits at once, a busy one in large groups. Retries while the database is unavailable.
 */
export function openGroupCommit<T extends Sent, Result>(
  write: (group: readonly T[]) => Promise<Result>,
  { log, tracing }: Pick<Ctx, 'log' | 'tracing'>,
): GroupCommit<T, Result> {
  const waiting: Entry<T, Result>[] = []
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  let size = 0

  const take = (): Entry<T, Result>[] => {
    let rows = 0
    let count = 0
    for (const entry of waiting) {
      if (count > 0 && rows + entry.sent.samples.length > rowsPerCommit) break
      rows += entry.sent.samples.length
      count += 1
    }
    return waiting.splice(0, count)
  }

  const commit = async (entries: Entry<T, Result>[]): Promise<void> => {
    const group = entries.map((entry) => entry.sent)
    try {
      const result = await traced(entries, () => untilAvailable(() => write(group), { signal: closing.signal, log, what: 'samples' }))
      for (const entry of entries) entry.resolve(result)
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
        size -= entries.reduce((sum, entry) => sum + entry.sent.samples.length, 0)
        pump()
      })
      running.add(work)
    }
  }

  return {
    add(sent) {
      if (closing.signal.aborted) return Promise.reject(new Error('Ingest is closed'))
      size += sent.samples.length
      return new Promise((resolve, reject) => {
        waiting.push({ sent, resolve, reject, ...(tracing && { trace: traceOf(tracing) }) })
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
