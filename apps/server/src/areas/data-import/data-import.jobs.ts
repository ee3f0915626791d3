import type { Ctx } from '../../platform/ctx.ts'
import { repeat } from '../../platform/repeat.ts'
import { putOffImport, resumeDataImports, runDataImport } from './data-import-run.service.ts'
import { dataImportJob } from './data-imports.service.ts'

/** Concurrent imports per process. Most of their time they wait for a vendor. */
const importsAtOnce = 6

/**
 * Runs imports concurrently, and resumes those that wait or whose worker died. A job only starts an import: an import keeps its own
 * lease, and takes longer than a job should. Returns a function that stops it.
 */
export async function runDataImportJobs(ctx: Ctx): Promise<() => Promise<void>> {
  const ending = new AbortController()
  const running = new Set<Promise<void>>()
  const start = (importId: string) => {
    const run = runDataImport(ctx, importId, { signal: ending.signal })
      // It keeps its lease, stops reporting and is resumed.
      .catch((error: unknown) => ctx.log.warn({ err: error, importId }, 'an import stopped'))
      .finally(() => running.delete(run))
    running.add(run)
  }
  await ctx.jobs.work(dataImportJob, async ({ importId }) => {
    if (running.size < importsAtOnce) start(importId)
    else await putOffImport(ctx, importId)
  })
  const stop = repeat(ctx, { name: 'resume-data-imports', everyMs: 5_000 }, () => resumeDataImports(ctx))
  return async () => {
    ending.abort()
    await stop()
    await Promise.all(running)
  }
}
