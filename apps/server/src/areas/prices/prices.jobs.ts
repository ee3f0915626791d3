import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { fetchDuePrices, noteZonesOfHomes } from './prices.service.ts'

/** Reads day-ahead prices that are due. Returns a function that stops it. */
export function runPriceJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'read-day-ahead-prices', everyMs: 15_000 }, () => fetchDuePrices(ctx)),
    repeat(ctx, { name: 'note-bidding-zones', everyMs: hourMs }, () => noteZonesOfHomes(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
