import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { applyOrderStatusJob, removeOldRuns, resumeOrderStatus, runOrderStatus } from './order-status/order-status.service.ts'

/** Applies bulk changes of orders, resumes interrupted ones and deletes old ones. Returns a function that stops it. */
export async function runSaleJobs(ctx: Ctx): Promise<() => Promise<void>> {
  await ctx.jobs.work(applyOrderStatusJob, ({ runId }) => runOrderStatus(ctx, runId))
  const stops = [
    repeat(ctx, { name: 'resume-order-status', everyMs: 5_000 }, () => resumeOrderStatus(ctx)),
    repeat(ctx, { name: 'remove-old-order-status', everyMs: hourMs }, () => removeOldRuns(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
