import { Gauge } from 'prom-client'
import { metrics } from './metrics.ts'

/** Whether a dependency of this process is available now. */
type Probe = () => boolean | Promise<boolean>

export type Readiness = 'ok' | 'degraded' | 'unavailable'

export type Health = {
  add(part: string, probe: Probe): void
  /** Adds an optional part: it is reported, and does not decide whether the process is ready. */
  addSpare(part: string, probe: Probe): void
  /** Whether each part is available. A part that does not respond in time is unavailable. */
  check(): Promise<Record<string, boolean>>
  /** The overall state: a degraded process works without one of its optional parts. */
  judge(found: Record<string, boolean>): Readiness
}

/** After this time a part counts as unavailable. */
const patienceMs = 2_000

/** The process's only instance, read by metric scrapes. */
let scraped: Health | undefined

const up = new Gauge({
  name: 'wattdesk_up',
  help: 'Whether a part that this process needs is available: 1 or 0',
  labelNames: ['part'] as const,
  registers: [metrics],
  async collect() {
    for (const [part, isThere] of Object.entries((await scraped?.check()) ?? {})) up.set({ part }, isThere ? 1 : 0)
  },
})

export function openHealth(): Health {
  const parts = new Map<string, Probe>()
  const spare = new Set<string>()
  const health: Health = {
    add: (part, probe) => void parts.set(part, probe),
    addSpare(part, probe) {
      spare.add(part)
      parts.set(part, probe)
    },
    judge(found) {
      const missing = Object.keys(found).filter((part) => !found[part])
      if (missing.length === 0) return 'ok'
      return missing.every((part) => spare.has(part)) ? 'degraded' : 'unavailable'
    },
    async check() {
      const found = await Promise.all([...parts].map(async ([part, probe]) => [part, await isThere(probe)] as const))
      return Object.fromEntries(found)
    },
  }
  scraped = health
  return health
}

async function isThere(probe: Probe): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false).unref())
  return Promise.race([Promise.resolve().then(probe), late]).catch(() => false)
}
