/**
 * Argon2id in separate low-priority threads. Node's asynchronous call runs at normal priority, so on a machine with few cores
 * a burst of sign-ins would slow down every other request.
 */
import type { Argon2Parameters } from 'node:crypto'
import { once } from 'node:events'
import { DomainError } from '../../../platform/domain-error.ts'
import { openThreads } from '../../../platform/kept-threads.ts'

/** A thread that takes longer is presumed dead; its slot is freed. */
const patienceMs = 10_000
/** A thread keeps only the current hash, outside its heap. */
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 }

const threads = openThreads(new URL('./argon2.thread.ts', import.meta.url), { execArgv: [], resourceLimits })

/** The caller limits concurrency. */
export async function argon2id(parameters: Argon2Parameters): Promise<Buffer> {
  const worker = threads.take()
  worker.postMessage(parameters)
  try {
    const [hash] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) })
    threads.keep(worker)
    return Buffer.from(hash)
  } catch (error) {
    void worker.terminate()
    if (error instanceof Error && error.name === 'AbortError') throw new DomainError('Unavailable', { retryAfterSeconds: 5 })
    throw error
  }
}
