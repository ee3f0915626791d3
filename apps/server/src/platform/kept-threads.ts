import { Worker, type WorkerOptions } from 'node:worker_threads'

/** An idle thread ends after this time, and its memory is freed. */
const idleMs = 30_000

/**
 * Threads that run one script. Starting a thread loads its script again, which takes longer than most of the work, so a thread
 * that is done is kept for a while.
 */
export type KeptThreads = {
  /** An idle thread, or else a new one. Keep it when its work is done, or terminate it. */
  take(): Worker
  keep(worker: Worker): void
}

export function openThreads(script: URL, options: WorkerOptions): KeptThreads {
  const idle = new Map<Worker, NodeJS.Timeout>()

  const start = () => {
    const worker = new Worker(script, options)
    // Whoever uses a thread hears of its failure too; an idle one must not end the process.
    worker.on('error', () => forget(worker))
    return worker
  }
  const forget = (worker: Worker) => {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }

  return {
    take() {
      const worker = [...idle.keys()].at(-1)
      if (!worker) return start()
      forget(worker)
      worker.ref()
      return worker
    },
    keep(worker) {
      // An idle thread does not keep the process alive.
      worker.unref()
      const end = () => {
        forget(worker)
        void worker.terminate()
      }
      idle.set(worker, setTimeout(end, idleMs).unref())
    },
  }
}
