/**
 * Resumes imports whose process died and fails them after a day; fails uploads whose process died; deletes rows and files
 * after thirty days.
 */

import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import { dayMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { systemActor } from '../activities/activities.service.ts'
import { runReading } from './import-reading.service.ts'
import { keptForMs } from './import-retention.rules.ts'
import { readResults, removeRowsAndFile } from './import-rows.store.ts'
import { endUpload, failImport, importJob } from './imports.service.ts'
import * as store from './imports.store.ts'
import { mergeImport } from './merging/import-merge.service.ts'
import { resultLines, resultsHeader } from './result-lines.format.ts'

const compress = promisify(zstdCompress)
const stalledAfterMs = 30_000
/** Longer than the slowest accepted client takes for a piece of its file. */
const abandonedAfterMs = 2 * minuteMs
/** Work that has not ended by then never will. */
const givenUpAfterMs = dayMs

/** Does the work that the state of an import requires, if any. */
export async function workOn(ctx: Pick<Ctx, 'db' | 'clock' | 'config'>, importId: string): Promise<void> {
  const record = await store.findImportRecord(ctx.db, { kind: 'all' }, importId)
  if (record?.state === 'reading') await runReading(ctx, record)
  if (record?.state === 'running') await mergeImport(ctx, record)
}

/** Queues imports whose process died. Extra jobs are harmless. */
export async function resumeStalled(ctx: Pick<Ctx, 'db' | 'clock' | 'jobs' | 'config'>): Promise<void> {
  const now = ctx.clock.now()
  for (const id of await store.listAbandonedUploads(ctx.db, new Date(now.getTime() - abandonedAfterMs))) {
    await endUpload(ctx, { caller: systemActor, requestId: id }, id, 'failed')
  }
  const overdueBefore = new Date(now.getTime() - givenUpAfterMs)
  for (const { id: importId, is_overdue } of await store.listStalled(ctx.db, new Date(now.getTime() - stalledAfterMs), overdueBefore)) {
    await transaction(ctx.db, async (tx) => {
      if (is_overdue) return failImport(tx, ctx, importId)
      await store.changeImport(tx, importId, { workedAt: now })
      await ctx.jobs.send(tx, importJob, { importId })
    })
  }
}

/** Deletes rows and files of old imports. Keeps the results of the rows, which are anonymous. */
export async function expireImports(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now()
  for (const { id } of await store.listExpired(ctx.db, new Date(now.getTime() - keptForMs))) {
    const results = await compress(await wholeResults(ctx, id))
    await transaction(ctx.db, async (tx) => {
      const current = await store.lockImport(tx, { kind: 'all' }, id)
      // It may have been started meanwhile.
      if (!current || !store.canExpire(current)) return
      await removeRowsAndFile(tx, id)
      // The sample rows and words shown with the reading also come from the file.
      await store.changeImport(tx, id, {
        expiredAt: now,
        sample: [],
        fault: current.fault && { ...current.fault, readings: undefined },
        version: current.version + 1,
      })
      await store.insertResults(tx, id, results)
    })
  }
}

async function wholeResults({ db }: Pick<Ctx, 'db'>, id: string): Promise<Buffer> {
  const parts = [Buffer.from(resultsHeader)]
  for await (const lines of resultLines((after, limit) => readResults(db, id, after, limit))) parts.push(Buffer.from(lines))
  return Buffer.concat(parts)
}
