import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { refreshFleetMap } from './fleet-map.service.ts'
import { dropOldClaims } from './work.service.ts'

/** Counts the fleet, and deletes old claims of work. Returns a function that stops it. */
export function runDashboardJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'count-fleet', everyMs: 10_000 }, () => refreshFleetMap(ctx)),
    repeat(ctx, { name: 'drop-work-claims', everyMs: hourMs }, () => dropOldClaims(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
