import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { followLimits } from './charging-limits.service.ts'

/** Sends limits again that wallboxes have not accepted. Returns a function that stops it. */
export function runChargingJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'send-charging-limits', everyMs: 3_000 }, () => followLimits(ctx))
}
