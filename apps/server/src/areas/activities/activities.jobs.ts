import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { removeExpiredActivities, sealActivities } from './activity-chain.service.ts'
import { runVerification } from './activity-verifications.service.ts'

/** Large batches, such as an import's, are sealed gradually, so that other reads and writes are not delayed. */
const sealedEachTime = 2_000

/** Seals new entries every second, deletes expired ones every hour, verifies the chain on request. Returns a function that stops it. */
export function runActivityJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'seal-activities', everyMs: 1_000 }, () => sealActivities(ctx, sealedEachTime)),
    repeat(ctx, { name: 'expire-activities', everyMs: hourMs }, () => removeExpiredActivities(ctx)),
    repeat(ctx, { name: 'verify-activities', everyMs: 2_000 }, () => runVerification(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
