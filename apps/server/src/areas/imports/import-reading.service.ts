/**
 * Reads an upload: a thread parses and validates each row, then the database compares the rows with one another and with
 * existing customers. It all happens in one transaction, so a reading is complete or absent. A process skips an upload that
 * another process is reading.
 */

import type { Country } from '@wattdesk/contract/formats.ts'
import { importRowsMax } from '@wattdesk/contract/imports/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { Db } from '../../db/connect.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { creationKey } from '../activities/activity-sealing.service.ts'
import { findTenant } from '../tenants/tenants.service.ts'
import { type FileFault, readingFault } from './files/reading-faults.rules.ts'
import { readFilePieces } from './files/upload.format.ts'
import { judgeRows } from './import-checks.store.ts'
import { countRows, type RowCounts, stageRows } from './import-rows.store.ts'
import * as store from './imports.store.ts'
import type { ImportTenant } from './rows/import-row.rules.ts'
import { openReadingThread, type ReadingThread } from './rows/reading-thread.service.ts'
import { copyHeader, copyTrailer } from './rows/staged-rows.format.ts'

type ReadingCtx = Pick<Ctx, 'db' | 'clock' | 'config'>

/** The reading was cancelled or replaced. */
class Unwanted extends Error {}
class TooManyRows extends Error {}

export async function runReading(ctx: ReadingCtx, record: store.ImportRecord): Promise<void> {
  const { reading, detected, header } = record
  if (!reading) throw new Error('The import lacks its settings')
  const fault = readingFault(header, reading, JSON.stringify(reading) !== JSON.stringify(detected))
  if (fault) return endUnreadable(ctx, record, fault)
  const thread = openReadingThread({
    importId: record.id,
    reading,
    tenant: await importTenantOf(ctx.db, record.tenantId),
    activityKey: creationKey(ctx),
    at: ctx.clock.now(),
  })
  try {
    await stageRows(ctx.db, record.id, readRows(ctx, record, thread), (tx) => finishReading(tx, ctx, record))
  } catch (error) {
    if (error instanceof TooManyRows) return endUnreadable(ctx, record, { code: 'TooManyRows', params: { max: importRowsMax } })
    if (!(error instanceof Unwanted)) throw error
  } finally {
    await thread.close()
  }
}

const progressEveryMs = 400

/** The encoded rows. Fetches the next piece while the thread works on one. */
async function* readRows(ctx: ReadingCtx, record: store.ImportRecord, thread: ReadingThread): AsyncGenerator<Uint8Array> {
  yield copyHeader
  const release = openReleases()
  let done = 0
  let statedAt = performance.now()
  let pending: ReturnType<ReadingThread['ask']> | undefined
  for await (const bytes of readFilePieces((position) => store.findPiece(ctx.db, record.id, position))) {
    const piece = await pending
    pending = thread.ask({ bytes })
    // A failure is reported where the promise is awaited.
    pending.catch(() => {})
    done += bytes.length
    if (piece?.isTooMany) throw new TooManyRows()
    if (piece && piece.rows.length > 0) yield release(piece.rows)
    if (performance.now() - statedAt > progressEveryMs) {
      statedAt = performance.now()
      if (!(await store.noteReading(ctx.db, record, { phase: 'reading', done, at: ctx.clock.now() }))) throw new Unwanted()
    }
  }
  const last = await pending
  if (last) yield last.rows
  const end = await thread.ask({ isEnd: true })
  if (end.isTooMany) throw new TooManyRows()
  yield end.rows
  yield copyTrailer
  await store.noteReading(ctx.db, record, { phase: 'checking', done, at: ctx.clock.now() })
}

/** After this many later bytes a part was certainly sent: the streams to the database buffer a few MB at most. */
const onTheWayBytes = 12 * 1_048_576

/** Tracks parts that were sent and frees their memory, because the garbage collector frees buffers of threads late. */
function openReleases(): (part: Uint8Array<ArrayBuffer>) => Uint8Array {
  const handedOut: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  return (part) => {
    handedOut.push(part)
    bytes += part.length
    while (bytes - (handedOut[0]?.length ?? 0) > onTheWayBytes) {
      const oldest = handedOut.shift()
      bytes -= oldest?.length ?? 0
      oldest?.buffer.transfer(0)
    }
    return part
  }
}

async function finishReading(tx: Db, ctx: ReadingCtx, record: store.ImportRecord): Promise<void> {
  await judgeRows(tx, { ...record, columns: record.reading?.columns ?? [] })
  const counts = await countRows(tx, record.id)
  const current = await store.lockImport(tx, { kind: 'all' }, record.id)
  if (current?.state !== 'reading' || current.readingNumber !== record.readingNumber) throw new Unwanted()
  const isEmpty = counts.rows === 0
  await store.changeImport(tx, record.id, {
    state: isEmpty ? 'unreadable' : 'checked',
    fault: isEmpty ? { code: 'NoRows', params: {} } : null,
    version: current.version + 1,
    progressPhase: null,
    workedAt: ctx.clock.now(),
    ...countFields(counts),
  })
}

export const countFields = (counts: RowCounts) => ({
  rowCount: counts.rows,
  newCount: counts.new,
  unchangedCount: counts.unchanged,
  differsCount: counts.differs,
  faultyCount: counts.faulty,
})

async function endUnreadable(ctx: ReadingCtx, record: store.ImportRecord, fault: FileFault): Promise<void> {
  await store.endReading(ctx.db, record, {
    state: 'unreadable',
    fault,
    progressPhase: null,
    version: record.version + 1,
    workedAt: ctx.clock.now(),
  })
}

/** Defaults for values missing from rows. */
export async function importTenantOf(db: Db, tenantId: string): Promise<ImportTenant> {
  const tenant = await findTenant(db, { kind: 'all' }, tenantId)
  if (!tenant) throw new Error(`Tenant ${tenantId} does not exist`)
  return {
    tenantId,
    country: tenant.country as Country, // tenants have only codes of the catalogue
    language: tenant.language as Language,
    isPartner: tenant.kind === 'partner',
  }
}
