import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { deleteRemoved, moveDue, removeLongExpired } from './installation-upkeep.service.ts'

/** Moves and deletes measurements, and ends installations whose access expired long ago. Returns a function that stops it. */
export function runUnallocatedInstallationJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'move-assigned-measurements', everyMs: 2_000 }, () => moveDue(ctx)),
    repeat(ctx, { name: 'delete-removed-installations', everyMs: 10_000 }, () => deleteRemoved(ctx)),
    repeat(ctx, { name: 'remove-expired-installations', everyMs: hourMs }, () => removeLongExpired(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
