import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { bulkActionJob } from './bulk-actions.service.ts'
import { removeOldBulkActions, resumeBulkActions, runTurn } from './run.service.ts'

/** Runs started bulk actions, resumes interrupted ones, and removes old ones. Returns a function that stops it. */
export async function runBulkActionJobs(ctx: Ctx): Promise<() => Promise<void>> {
  await ctx.jobs.work(bulkActionJob, (turn) => runTurn(ctx, turn))
  const stops = [
    repeat(ctx, { name: 'resume-bulk-actions', everyMs: 5_000 }, () => resumeBulkActions(ctx)),
    repeat(ctx, { name: 'remove-old-bulk-actions', everyMs: hourMs }, () => removeOldBulkActions(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
