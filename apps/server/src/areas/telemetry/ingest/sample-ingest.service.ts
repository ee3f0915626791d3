import type { Sample } from '@wattdesk/device-protocol/samples.ts'
import { Counter, Gauge } from 'prom-client'
import type { Ctx } from '../../../platform/ctx.ts'
import { metrics } from '../../../platform/metrics.ts'
import { liveSubject } from '../live/live-events.format.ts'
import { openGroupCommit } from './group-commit.service.ts'
import { insertSamples, type SiteSample } from './samples.store.ts'
import { openSlotMarks } from './slot-marks.service.ts'

const committed = new Counter({
  name: 'wattdesk_ingest_samples_total',
  help: 'Committed samples, duplicates included',
  registers: [metrics],
})
const waiting = new Gauge({ name: 'wattdesk_ingest_waiting_samples', help: 'Samples received and not yet committed', registers: [metrics] })

export type SampleIngest = {
  /** Resolves when the samples are committed. The sender must not get its acknowledgement earlier. */
  take(siteId: string, sourceId: string, samples: readonly Sample[]): Promise<void>
  close(): Promise<void>
}

/** Writes samples to the database and publishes the newest of each site to live viewers. */
export function openSampleIngest(ctx: Pick<Ctx, 'db' | 'bus' | 'clock' | 'log' | 'tracing'>): SampleIngest {
  const marksOf = openSlotMarks()
  const newest = new Map<string, number>()
  const commits = openGroupCommit(async (rows) => {
    await insertSamples(ctx.db, rows, marksOf(rows))
    committed.inc(rows.length)
  }, ctx)

  const announce = (siteId: string, sourceId: string, samples: readonly Sample[]) => {
    const latest = samples.reduce((best, one) => (one.at > best.at ? one : best))
    // Late samples change history, not live data.
    if (latest.at <= (newest.get(siteId) ?? 0)) return
    if (newest.size > 200_000) newest.clear()
    // A sample from the future does not delay those after it.
    newest.set(siteId, Math.min(latest.at, ctx.clock.now().getTime()))
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
