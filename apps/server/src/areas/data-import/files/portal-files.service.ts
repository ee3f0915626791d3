/** Reads files of portals in a separate thread, one after the other: the largest ones take seconds. */
import { once } from 'node:events'
import { DomainError } from '../../../platform/domain-error.ts'
import { type Entrant, openGate } from '../../../platform/gate.ts'
import { openThreads } from '../../../platform/kept-threads.ts'
import type { PackedFile } from './file-parts.format.ts'
import type { FilePlace } from './portal-file.format.ts'
import type { FileOrder, FileResult } from './portal-file.thread.ts'

/** For waiting and reading. The result is stored within a second, before the call times out. */
const patienceMs = 8_000
/**
 * A file that would wait longer is refused, because reading might exceed the call's time limit: the largest file takes 2 s on an idle
 * machine.
 */
const waitMs = 4_000
const threads = openThreads(new URL('./portal-file.thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 320 } })
/** Each waiting file takes up to 24 MB. */
const gate = openGate({ running: 1, waiting: 4, each: 2, patienceMs: waitMs })

/** Throws `DataFileUnreadable` or `DataFileOfMixedSteps`, or `Unavailable` if it cannot be read in time. Stops when its caller is gone. */
export function readInThread(content: string, place: FilePlace, reader: Required<Entrant>): Promise<PackedFile> {
  const signal = AbortSignal.any([reader.signal, AbortSignal.timeout(patienceMs)])
  return gate(() => read({ content, place }, signal), reader)
}

async function read(order: FileOrder, signal: AbortSignal): Promise<PackedFile> {
  const thread = threads.take()
  thread.postMessage(order)
  try {
    const [result] = (await once(thread, 'message', { signal })) as [FileResult] // it sends nothing else
    threads.keep(thread)
    if (typeof result === 'string') throw new DomainError(result)
    return result
  } catch (error) {
    if (error instanceof DomainError) throw error
    void thread.terminate()
    if (!signal.aborted) throw error
    throw signal.reason instanceof DomainError ? signal.reason : new DomainError('Unavailable', { retryAfterSeconds: 5 })
  }
}
