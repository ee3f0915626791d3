import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { foldAllStatistics } from './statistics.service.ts'

/** Folds what writers appended every few seconds; returns the way to stop. */
export function runStatisticsJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'fold-statistics', everyMs: 5_000 }, () => foldAllStatistics(ctx.db))
}
