import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { removeExpired } from './deliveries/deliveries.service.ts'

/** Deletes previews of deliveries that were not carried out. Returns a function that stops it. */
export function runGatewayStockJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'delete-expired-deliveries', everyMs: hourMs }, () => removeExpired(ctx))
}
