import { Counter } from 'prom-client'
import type { Ctx } from '../../../platform/ctx.ts'
import { metrics } from '../../../platform/metrics.ts'
import { repeat } from '../../../platform/repeat.ts'
import { insertRejections, type Rejection } from './rejections.store.ts'

/** Most rejections stored per write; the rest is only counted. A faulty device must not fill the table. */
const keptAtOnce = 100

const rejected = new Counter({
  name: 'wattdesk_ingest_rejections_total',
  help: 'Rejected samples and messages, by channel',
  labelNames: ['channel'] as const,
  registers: [metrics],
})

for (const channel of ['mqtt', 'webhook']) rejected.inc({ channel }, 0)

export type Rejections = { add(rejection: Omit<Rejection, 'at'>): void; close(): Promise<void> }

/** Counts rejections and stores a part of them every two seconds. */
export function openRejections(ctx: Pick<Ctx, 'db' | 'log' | 'clock'>): Rejections {
  let kept: Rejection[] = []
  const write = async () => {
    if (kept.length === 0) return
    const rows = kept
    kept = []
    try {
      await insertRejections(ctx.db, rows)
    } catch (error) {
      kept = [...rows, ...kept].slice(0, keptAtOnce)
      throw error
    }
  }
  const stop = repeat(ctx, { name: 'keep-rejections', everyMs: 2_000 }, write)
  return {
    add(rejection) {
      rejected.inc({ channel: rejection.channel })
      if (kept.length < keptAtOnce) kept.push({ at: ctx.clock.now(), ...rejection })
    },
    async close() {
      await stop()
      await write().catch((error: unknown) => ctx.log.warn({ err: error }, 'rejections could not be stored'))
    },
  }
}
