import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { closeEndedLoans } from './access-loans.service.ts'

/** Closes and logs loans of access whose time is up. Returns a function that stops it. */
export function runAccountJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'close-ended-loans', everyMs: 15_000 }, () => closeEndedLoans(ctx))
}
