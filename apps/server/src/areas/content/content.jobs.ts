import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { publishDueContents } from './content-publishing.service.ts'

/** Publishes contents whose set time has come. Returns a function that stops it. */
export function runContentJobs(ctx: Ctx): () => Promise<void> {
  return repeat(ctx, { name: 'publish-contents', everyMs: 5_000 }, () => publishDueContents(ctx))
}
