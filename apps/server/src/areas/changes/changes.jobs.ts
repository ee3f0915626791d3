import { changesKeptDays } from '@wattdesk/contract/changes/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { deleteOld, noteMissing } from './changes.store.ts'

const tenMinutesMs = 600_000

export function runChangeJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'note-missing-changes', everyMs: tenMinutesMs }, () => noteMissing(ctx.db)),
    repeat(ctx, { name: 'drop-old-changes', everyMs: dayMs / 4 }, () => dropOldChanges(ctx)),
  ]
  return async () => void (await Promise.all(stops.map((stop) => stop())))
}

/** A day longer than cursors are valid, so that none of them misses a deleted record. */
export async function dropOldChanges({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await deleteOld(db, new Date(clock.now().getTime() - (changesKeptDays + 1) * dayMs))
}
