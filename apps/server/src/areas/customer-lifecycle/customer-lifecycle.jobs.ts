import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { runMigrations } from './partner-migration/partner-migration.service.ts'
import { finishPurges, purgeDue } from './purge/purge.service.ts'

/** Purges due customers, deletes their measurements and runs partner migrations. Returns a function that stops it. */
export function runCustomerLifecycleJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'purge-due-customers', everyMs: 30_000 }, () => purgeDue(ctx)),
    repeat(ctx, { name: 'finish-purges', everyMs: 2_000 }, () => finishPurges(ctx)),
    repeat(ctx, { name: 'migrate-partners-customers', everyMs: 1_000 }, () => runMigrations(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
