import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { dropOldClaims } from './work.service.ts'

/** Forgets who took work long ago. Returns a function that stops it. */
export function runWorkJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'drop-work-claims', everyMs: 3_600_000 }, () => dropOldClaims(ctx))
}
