import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { dropExpired, ensurePartitions } from './retention.store.ts'
import { type Measured, resumSites, rollUp } from './rollup.service.ts'

/**
 * Rolls up every second and announces the sites that measured, recomputes sites whose time zone changed, and maintains partitions hourly.
 * Returns a function that stops it.
 */
export function runTelemetryJobs(ctx: Ctx, measured: Measured): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'roll-up-energy', everyMs: 1_000 }, () => rollUp(ctx, measured)),
    repeat(ctx, { name: 'resum-sites', everyMs: 10_000 }, () => resumSites(ctx)),
    repeat(ctx, { name: 'keep-telemetry', everyMs: hourMs }, async () => {
      await ensurePartitions(ctx.db, ctx.clock.now())
      await dropExpired(ctx.db, ctx.clock.now())
    }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
