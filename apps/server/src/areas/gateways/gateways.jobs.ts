import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { deleteOldEvents } from './gateway-events.store.ts'

const keptMs = 90 * 86_400_000

/** Every hour forgets what gateways went through more than 90 days ago; returns the way to stop. */
export function runGatewayJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'forget-gateway-events', everyMs: 3_600_000 }, async () => {
    while (await deleteOldEvents(ctx.db, new Date(ctx.clock.now().getTime() - keptMs)));
  })
}
