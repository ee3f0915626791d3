import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { closeEndedLoans } from './access-loans.service.ts'
import { dropOldEmailChanges } from './own-sign-in.service.ts'

/** Closes and logs expired loans, and deletes old changes of addresses. Returns a function that stops it. */
export function runAccountJobs(ctx: Ctx): () => Promise<void> {
  const stops = [
    repeat(ctx, { name: 'close-ended-loans', everyMs: 15_000 }, () => closeEndedLoans(ctx)),
    repeat(ctx, { name: 'drop-email-changes', everyMs: hourMs }, () => dropOldEmailChanges(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
