import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { expireImports, resumeStalled, workOn } from './import-upkeep.service.ts'
import { importJob } from './imports.service.ts'

/** Reads and merges uploads, resumes abandoned ones, and deletes what has expired. Returns a function that stops the upkeep. */
export async function runImportJobs(ctx: Ctx): Promise<() => Promise<void>> {
  await ctx.jobs.work(importJob, ({ importId }) => workOn(ctx, importId))
  const stops = [
    repeat(ctx, { name: 'resume-imports', everyMs: 10_000 }, () => resumeStalled(ctx)),
    repeat(ctx, { name: 'expire-imports', everyMs: hourMs }, () => expireImports(ctx)),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
