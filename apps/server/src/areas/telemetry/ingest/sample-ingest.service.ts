import type { Sample } from '@wattdesk/device-protocol/samples.ts'
import { Counter, Gauge } from 'prom-client'
import type { Ctx } from '../../../platform/ctx.ts'
import { metrics } from '../../../platform/metrics.ts'
import { liveSubject } from '../live/live-events.format.ts'
import { openGroupCommit } from './group-commit.service.ts'
import { insertSamples, type SampleBatch } from './samples.store.ts'
import { openSlotMarks } from './slot-marks.service.ts'
import { keyOf, type NewDelivery } from './webhooks/webhooks.store.ts'

const committed = new Counter({
  name: 'wattdesk_ingest_samples_total',
  help: 'Committed samples, duplicates included',
  registers: [metrics],
})
const waiting = new Gauge({ name: 'wattdesk_ingest_waiting_samples', help: 'Samples received and not yet committed', registers: [metrics] })

export type SampleIngest = {
  /** Resolves when the samples are committed. The sender must not get its acknowledgement earlier. */
  take(siteId: string, sourceId: string, samples: readonly Sample[]): Promise<void>
  /** The same for a vendor cloud's delivery, which is committed with its samples. Resolves to false if its ID exists already. */
  takeDelivered(delivery: NewDelivery, sourceId: string, samples: readonly Sample[]): Promise<boolean>
  close(): Promise<void>
}

type Taken = SampleBatch & { delivery?: NewDelivery }

/** Writes samples to the database and publishes the newest of each site to live viewers. */
export function openSampleIngest(ctx: Pick<Ctx, 'db' | 'bus' | 'clock' | 'log' | 'tracing'>): SampleIngest {
  const marksOf = openSlotMarks()
  const newest = new Map<string, number>()
  const commits = openGroupCommit(async (group: readonly Taken[]) => {
    const deliveries = group.flatMap(({ delivery }) => delivery ?? [])
    const isNew = await insertSamples(ctx.db, group, marksOf(group), deliveries)
    committed.inc(group.reduce((sum, { samples }) => sum + samples.length, 0))
    return isNew
  }, ctx)

  const announce = ({ siteId, sourceId, samples }: SampleBatch) => {
    const latest = samples.reduce((best, one) => (one.at > best.at ? one : best))
    // Late samples change history, not live data.
    if (latest.at <= (newest.get(siteId) ?? 0)) return
    if (newest.size > 200_000) newest.clear()
    // A sample from the future does not delay those after it.
    newest.set(siteId, Math.min(latest.at, ctx.clock.now().getTime()))
    ctx.bus.publish(liveSubject(siteId), { sourceId, sample: latest })
  }

  const commit = async (taken: Taken) => {
    waiting.inc(taken.samples.length)
    try {
      const isNew = await commits.add(taken)
      if (taken.samples.length > 0) announce(taken)
      return isNew
    } finally {
      waiting.dec(taken.samples.length)
    }
  }

  return {
    async take(siteId, sourceId, samples) {
      if (samples.length > 0) await commit({ siteId, sourceId, samples })
    },
    async takeDelivered(delivery, sourceId, samples) {
      const isNew = await commit({ siteId: delivery.siteId, sourceId, samples, delivery })
      return isNew.has(keyOf(delivery))
    },
    close: () => commits.close(),
  }
}
