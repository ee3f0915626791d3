import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { openThreads } from '../../../platform/kept-threads.ts'
import type { ReadPiece } from './file-reader.format.ts'
import type { PieceOrder, ReadingOptions, ReadingOrder } from './reading.thread.ts'

export type ReadingThread = { ask(order: PieceOrder): Promise<ReadPiece>; close(): Promise<void> }

/** Size of each young-generation semi-space of a thread. Otherwise a thread would inherit the server's larger one. */
setFlagsFromString('--max-semi-space-size=8')

const threads = openThreads(new URL('./reading.thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 64 } })

/** Reads one file in a thread. Its heap stays small, because it keeps one piece at a time. */
export function openReadingThread(options: ReadingOptions): ReadingThread {
  const worker = threads.take()
  const closed = new AbortController()
  const { signal } = closed
  const failed = once(worker, 'error', { signal }).then(([error]) => {
    throw error
  })
  failed.catch(() => {}) // reported to whoever waits for the next piece
  worker.postMessage({ options } satisfies ReadingOrder)
  let isRead = false
  return {
    async ask(order) {
      worker.postMessage(order)
      const [piece] = await Promise.race([once(worker, 'message', { signal }), failed])
      isRead = 'isEnd' in order
      return piece as ReadPiece // the thread sends nothing else
    },
    async close() {
      closed.abort()
      if (isRead) threads.keep(worker)
      else await worker.terminate()
    },
  }
}
