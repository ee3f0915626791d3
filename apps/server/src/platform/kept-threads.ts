import { Worker, type WorkerOptions } from 'node:worker_threads'

/** An idle thread ends after this time, and its memory is freed. */
const idleMs = 30_000

/**
 * A pool of threads for one script. Loading the script takes longer than most of the work, so finished threads are kept for a
 * while.
 */
export type KeptThreads = {
  /** Returns an idle thread, or a new one. The caller keeps or terminates it when its work is done. */
  take(): Worker
  keep(worker: Worker): void
}

export function openThreads(script: URL, options: WorkerOptions): KeptThreads {
  const idle = new Map<Worker, NodeJS.Timeout>()

  const start = () => {
    const worker = new Worker(script, options)
    // Callers also receive errors of their thread. Without this listener, a failing idle thread would end the process.
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
