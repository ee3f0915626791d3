import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { resumeDataImports, runDataImport } from './data-import-run.service.ts'
import { dataImportJob } from './data-imports.service.ts'

/** Carries out imports, and resumes those that wait or whose worker died. Returns a function that stops it. */
export async function runDataImportJobs(ctx: Ctx): Promise<() => Promise<void>> {
  const ending = new AbortController()
  await ctx.jobs.work(dataImportJob, ({ importId }) => runDataImport(ctx, importId, { signal: ending.signal }))
  const stop = repeat(ctx, { name: 'resume-data-imports', everyMs: 5_000 }, () => resumeDataImports(ctx))
  return async () => {
    ending.abort()
    await stop()
  }
}
