import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { fetchDuePrices } from './prices.service.ts'

/** Reads day-ahead prices that are due. Returns a function that stops it. */
export function runPriceJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'read-day-ahead-prices', everyMs: 15_000 }, () => fetchDuePrices(ctx))
}
