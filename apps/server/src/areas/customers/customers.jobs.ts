import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { foldCustomerCounts } from './lists/customer-counts.store.ts'
import { foldCustomerWords } from './lists/customer-words.store.ts'
import { markFarPages } from './lists/page-marks.store.ts'
import { removeOldCustomerLinks } from './users/customer-links.service.ts'

/**
 * Folds the counters' deltas and the known words every few seconds, marks far pages of lists, and deletes old links. Returns a function
 * that stops it.
 */
export function runCustomerJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'fold-customer-counts', everyMs: 5_000 }, () => foldCustomerCounts(ctx.db)),
    repeat(ctx, { name: 'fold-customer-words', everyMs: 10_000 }, () => foldCustomerWords(ctx.db)),
    repeat(ctx, { name: 'remove-old-customer-links', everyMs: hourMs }, () => removeOldCustomerLinks(ctx)),
    repeat(ctx, { name: 'mark-far-pages', everyMs: 30_000 }, () => markFarPages(ctx.db)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
