import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { ReadPiece } from './file-reader.format.ts'
import type { ReadingOptions, ReadingOrder } from './reading.thread.ts'

export type ReadingThread = { ask(order: ReadingOrder): Promise<ReadPiece>; close(): Promise<void> }

/** Size of each young-generation semi-space of a thread. Otherwise a thread would inherit the server's larger one. */
setFlagsFromString('--max-semi-space-size=16')

/** Starts a thread that reads one file. Its heap stays small, because it keeps one piece at a time. */
export function openReadingThread(options: ReadingOptions): ReadingThread {
  const worker = new Worker(new URL('./reading.thread.ts', import.meta.url), {
    workerData: options,
    resourceLimits: { maxOldGenerationSizeMb: 64 },
  })
  const failed = once(worker, 'error').then(([error]) => {
    throw error
  })
  failed.catch(() => {}) // told to whoever waits for the next piece
  return {
    async ask(order) {
      worker.postMessage(order)
      const [piece] = await Promise.race([once(worker, 'message'), failed])
      return piece as ReadPiece // the thread sends nothing else
    },
    async close() {
      await worker.terminate()
    },
  }
}
