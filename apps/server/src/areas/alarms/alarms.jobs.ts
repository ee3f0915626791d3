import { dayMs, hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { checkSites, refreshOutages } from './checks.service.ts'
import { adoptSites, deleteOldIncidents } from './checks.store.ts'

/** How long ended incidents are shown beside their alarms. */
const keptMs = 90 * dayMs

/** Checks homes whose check is due, folds outages of vendors, and deletes old incidents. Returns a function that stops it. */
export function runAlarmJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'check-sites', everyMs: 2_000 }, () => checkSites(ctx)),
    repeat(ctx, { name: 'fold-outages', everyMs: 10_000 }, () => refreshOutages(ctx)),
    repeat(ctx, { name: 'adopt-sites', everyMs: 60_000 }, () => adoptSites(ctx.db, ctx.clock.now())),
    repeat(ctx, { name: 'delete-old-incidents', everyMs: hourMs }, async () => {
      while ((await deleteOldIncidents(ctx.db, new Date(ctx.clock.now().getTime() - keptMs))) > 0);
    }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
