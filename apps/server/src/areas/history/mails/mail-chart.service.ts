/** Charts of mails are drawn in a thread: it takes a tenth of a second, and the first one loads the library. */
import { once } from 'node:events'
import { DomainError } from '../../../platform/domain-error.ts'
import { type Entrant, openGate } from '../../../platform/gate.ts'
import { openThreads } from '../../../platform/kept-threads.ts'
import type { MailChart } from './mail-chart.format.ts'

type Made = { png: Uint8Array } | { fault: string }

/** Calls are refused after 9 s. */
const patienceMs = 7_000
const threads = openThreads(new URL('./mail-chart.thread.ts', import.meta.url), {
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 128 },
})
const gate = openGate({ running: 1, waiting: 8, each: 3 })

/** The chart as PNG. */
export function paintMailChart(chart: MailChart, entrant: Entrant): Promise<Uint8Array> {
  return gate(async () => {
    const worker = threads.take()
    try {
      worker.postMessage(chart)
      const [made] = (await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) })) as [Made] // what the thread sends
      if ('fault' in made) throw new Error(`The chart of a mail was not drawn: ${made.fault}`)
      threads.keep(worker)
      return made.png
    } catch (error) {
      void worker.terminate()
      if (error instanceof Error && error.name === 'AbortError') throw new DomainError('Unavailable', { retryAfterSeconds: 5 })
      throw error
    }
  }, entrant)
}
