import type { Sample } from '@wattdesk/device-protocol/samples.ts'
import { Counter, Gauge } from 'prom-client'
import { metrics } from '../../http/metrics.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openGroupCommit } from './group-commit.ts'
import { liveSubject } from './live-events.ts'
import { insertSamples, type SiteSample } from './samples.store.ts'
import { openSlotMarks } from './slot-marks.ts'

const committed = new Counter({
  name: 'wattdesk_ingest_samples_total',
  help: 'Samples committed, repeated ones included',
  registers: [metrics],
})
const waiting = new Gauge({ name: 'wattdesk_ingest_waiting_samples', help: 'Samples received and not yet committed', registers: [metrics] })

export type SampleIngest = {
  /** Resolves when the samples are in the database; then, and not before, the sender may be told so. */
  take(siteId: string, sourceId: string, samples: readonly Sample[]): Promise<void>
  close(): Promise<void>
}

/** The way of every sample into the database, and of the newest of each site to who watches it live. */
export function openSampleIngest(ctx: Pick<Ctx, 'db' | 'bus' | 'log'>): SampleIngest {
  const marksOf = openSlotMarks()
  const newest = new Map<string, number>()
  const commits = openGroupCommit(async (rows) => {
    await insertSamples(ctx.db, rows, marksOf(rows))
    committed.inc(rows.length)
  }, ctx.log)

  const announce = (siteId: string, sourceId: string, samples: readonly Sample[]) => {
    const latest = samples.reduce((best, one) => (one.at > best.at ? one : best))
    // Late samples change the history, not what is live.
    if (latest.at <= (newest.get(siteId) ?? 0)) return
    if (newest.size > 200_000) newest.clear()
    newest.set(siteId, latest.at)
    ctx.bus.publish(liveSubject(siteId), { sourceId, sample: latest })
  }

  return {
    async take(siteId, sourceId, samples) {
      if (samples.length === 0) return
      const rows = samples.map((sample): SiteSample => ({ siteId, sourceId, sample }))
      waiting.inc(rows.length)
      try {
        await commits.add(rows)
        announce(siteId, sourceId, samples)
      } finally {
        waiting.dec(rows.length)
      }
    },
    close: () => commits.close(),
  }
}
