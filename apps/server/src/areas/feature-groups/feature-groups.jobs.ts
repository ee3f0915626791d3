import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { finishGroupDeletions } from './feature-group-deletions.service.ts'

/** Carries out deletions of feature groups. Returns a function that stops it. */
export function runFeatureGroupJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'delete-feature-groups', everyMs: 5_000 }, () => finishGroupDeletions(ctx))
}
