import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { foldAllStatistics } from './statistics.service.ts'

/** Folds new deltas every few seconds. Returns a function that stops it. */
export function runStatisticsJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'fold-statistics', everyMs: 5_000 }, () => foldAllStatistics(ctx.db))
}
