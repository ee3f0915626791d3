/** Reads files of portals in a thread of its own, one after the other: the largest ones take seconds. */
import { once } from 'node:events'
import { DomainError } from '../../../platform/domain-error.ts'
import { openGate } from '../../../platform/gate.ts'
import { openThreads } from '../../../platform/kept-threads.ts'
import type { PackedFile } from './file-parts.format.ts'
import type { FilePlace } from './portal-file.format.ts'
import type { FileOrder, FileResult } from './portal-file.thread.ts'

/** The largest file takes a fifth of that on an idle machine. */
const patienceMs = 8_000
const threads = openThreads(new URL('./portal-file.thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 320 } })
/** A file that waits occupies up to 24 MB. */
const gate = openGate({ running: 1, waiting: 4, each: 2 })

/** Throws `DataFileUnreadable`, or `Unavailable` while too many files are read. */
export function readInThread(content: string, place: FilePlace, memberId: string): Promise<PackedFile> {
  return gate(() => read({ content, place }), { owner: memberId })
}

async function read(order: FileOrder): Promise<PackedFile> {
  const thread = threads.take()
  thread.postMessage(order)
  try {
    const [result] = (await once(thread, 'message', { signal: AbortSignal.timeout(patienceMs) })) as [FileResult] // it sends nothing else
    threads.keep(thread)
    if (!result) throw new DomainError('DataFileUnreadable')
    return result
  } catch (error) {
    if (error instanceof DomainError) throw error
    void thread.terminate()
    if (error instanceof Error && error.name === 'AbortError') throw new DomainError('Unavailable', { retryAfterSeconds: 5 })
    throw error
  }
}
