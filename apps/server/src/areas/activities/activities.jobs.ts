import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { removeExpiredActivities, sealActivities } from './activity-chain.service.ts'

/** A great many entries at once, such as an import's, are sealed over some time: whoever writes or reads meanwhile comes first. */
const sealedEachTime = 2_000

/** Seals new entries every second, and every hour removes those of more than two years ago; returns the way to stop. */
export function runActivityJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'seal-activities', everyMs: 1_000 }, () => sealActivities(ctx, sealedEachTime)),
    repeat(ctx, { name: 'expire-activities', everyMs: 3_600_000 }, () => removeExpiredActivities(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
