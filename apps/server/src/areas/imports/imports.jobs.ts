import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { expireImports, resumeStalled, workOn } from './import-upkeep.service.ts'
import { importJob } from './imports.service.ts'

/** Reads and merges uploads, takes up those that were left, and removes what is kept no longer. Returns the way to stop the upkeep. */
export async function runImportJobs(ctx: Ctx): Promise<() => Promise<void>> {
  await ctx.jobs.work(importJob, ({ importId }) => workOn(ctx, importId))
  const stops = [
    repeat(ctx, { name: 'resume-imports', everyMs: 10_000 }, () => resumeStalled(ctx)),
    repeat(ctx, { name: 'expire-imports', everyMs: 3_600_000 }, () => expireImports(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
