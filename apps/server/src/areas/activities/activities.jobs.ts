import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { sealActivities } from './activity-chain.service.ts'

/** Seals new entries every second; returns the way to stop. */
export function runActivityJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'seal-activities', everyMs: 1_000 }, () => sealActivities(ctx))
}
