import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { foldCustomerCounts } from './customer-counts.store.ts'

/** Folds the counters' deltas every few seconds; returns the way to stop. */
export function runCustomerJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'fold-customer-counts', everyMs: 5_000 }, () => foldCustomerCounts(ctx.db))
}
