import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { deleteOldScans } from './gateway-events.store.ts'

const keptMs = 90 * 86_400_000

/** Every hour deletes scans of more than 90 days ago. Returns how to stop. */
export function runGatewayJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'delete-old-scans', everyMs: 3_600_000 }, async () => {
    while (await deleteOldScans(ctx.db, new Date(ctx.clock.now().getTime() - keptMs)));
  })
}
