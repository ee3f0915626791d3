/**
 * Uploads of customers. States: (uploading), reading, then checked or unreadable; reading again restarts. Starting a checked
 * upload makes it running, then done. Until then it can be cancelled; it fails when it does not finish within a day, or when its
 * partner is deactivated. An upload is cancelled when its client disconnects and fails when its process dies. Nothing is created
 * before the start. The file is kept unchanged. Each row is validated like the creation form and becomes at most one customer, because its IDs are chosen
 * when it is read. Rows and file are deleted after thirty days; the result of each row stays.
 */
import type { Country } from '@wattdesk/contract/formats.ts'
import type { ImportReading } from '@wattdesk/contract/imports/models.ts'
import { importColumnsMax } from '@wattdesk/contract/imports/terms.ts'
import { z } from 'zod'
import type { Database } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import { ClientLeft } from '../../platform/client-left.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import type { JobDeclaration } from '../../platform/jobs.ts'
import { recordActivity, systemActor } from '../activities/activities.service.ts'
import { findPartnerOfTenant, shareActivePartner } from '../customers/customers.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { findTenant, type Tenant } from '../tenants/tenants.service.ts'
import { detectFile, fittedColumns, lookAt } from './files/file-look.format.ts'
import { readFilePieces, storeFile } from './files/upload.format.ts'
import { removeRowsAndFile } from './import-rows.store.ts'
import * as store from './imports.store.ts'
import { makeChunks } from './merging/import-chunks.store.ts'

/** Reads or merges an import, depending on its state. Running it twice is safe. */
export const importJob = {
  name: 'customer-import',
  payload: z.object({ importId: z.uuid() }),
  retryLimit: 20,
  expireInSeconds: 3_600,
  pollingIntervalSeconds: 0.5,
} satisfies JobDeclaration

export type Upload = { fileName: string; file: AsyncIterable<Buffer> }

/** Stores a tenant's file and queues its reading. Rejects unsuitable files without keeping any of them. */
export async function receiveUpload(ctx: Ctx, call: Call, tenant: Tenant, { fileName, file }: Upload): Promise<string> {
  const at = ctx.clock.now()
  const id = newId(at)
  await store.insertImport(ctx.db, {
    id,
    tenantId: tenant.id,
    affiliateId: tenant.affiliateId ?? tenant.id,
    state: 'uploading',
    fileName,
    uploadedBy: call.caller.memberId,
    createdAt: at,
    workedAt: at,
  })
  try {
    const country = tenant.country as Country // tenants have only codes of the catalogue
    const stored = await storeFile(file, country, (position, content) => storePiece(ctx, id, position, content))
    const { encoding, fault } = stored.verdict
    const detected = detectFile(stored.head, encoding)
    await transaction(ctx.db, async (tx) => {
      if (!(await store.lockUpload(tx, id))) throw new DomainError('ImportStateForbids', { state: 'failed' })
      const fields = { fileBytes: stored.bytes, fileHash: stored.hash, detected, ...readingFields(stored.head, detected, stored.bytes) }
      const asked = fault ? ({ state: 'unreadable', fault, progressPhase: null } as const) : {}
      await store.changeImport(tx, id, { ...fields, ...asked, workedAt: ctx.clock.now() })
      const after = { fileName, bytes: stored.bytes, sha256: stored.hash.toString('hex') }
      await recordActivity(tx, ctx, call, {
        ...about({ id, tenantId: tenant.id, affiliateId: tenant.affiliateId }, 'create', 'import.uploaded'),
        after,
      })
      // If the member must first decide how to read the file, it is not read yet.
      if (!fault) await ctx.jobs.send(tx, importJob, { importId: id })
    })
  } catch (error) {
    const end = error instanceof ClientLeft ? endUpload(ctx, call, id, 'cancelled') : store.removeUpload(ctx.db, id)
    // If the database is unavailable too, the upkeep ends the upload.
    await end.catch(() => undefined)
    throw error
  }
  ctx.jobs.wake(importJob)
  return id
}

async function storePiece(ctx: Pick<Ctx, 'db' | 'clock'>, id: string, position: number, content: Buffer): Promise<void> {
  const isKept = await store.insertPiece(ctx.db, { importId: id, position, content }, ctx.clock.now())
  if (!isKept) throw new DomainError('ImportStateForbids', { state: 'failed' })
}

/** Ends an upload whose file is incomplete, and deletes the received part. */
export async function endUpload(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config'>,
  call: Parameters<typeof recordActivity>[2],
  id: string,
  state: 'cancelled' | 'failed',
): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const upload = await store.lockUpload(tx, id)
    if (!upload) return
    const at = ctx.clock.now()
    await removeRowsAndFile(tx, id)
    await store.changeImport(tx, id, {
      state,
      fault: { code: 'UploadIncomplete', params: {} },
      detected: unread,
      reading: unread,
      finishedAt: at,
      expiredAt: at,
      workedAt: at,
    })
    await recordActivity(tx, ctx, call, { ...about(upload, 'update', `import.${state}`), before: { state: 'uploading' } })
  })
}

const unread: ImportReading = { encoding: 'utf-8', delimiter: 'comma', hasHeader: true, columns: [] }

function readingFields(head: Buffer, reading: ImportReading, total: number) {
  const look = lookAt(head, reading)
  const columns = fittedColumns(look, reading.columns)
  return {
    ...look,
    state: 'reading' as const,
    reading: { ...reading, columns },
    fault: null,
    progressPhase: 'reading' as const,
    progressDone: 0,
    progressTotal: total,
    rowCount: 0,
    newCount: 0,
    unchangedCount: 0,
    differsCount: 0,
    faultyCount: 0,
  }
}

/** Queues another reading of the file with different settings. Discards manual corrections of the earlier reading. */
export async function changeReading(ctx: Ctx, call: Call, id: string, version: number, reading: ImportReading): Promise<void> {
  const head = await firstPiece(ctx.db, id)
  await transaction(ctx.db, async (tx) => {
    const current = await lockOpen(tx, call.caller.scope, id, ['checked', 'unreadable', 'reading'])
    if (current.version !== version) throw new DomainError('ImportChanged', { version: current.version })
    if (!head) throw new DomainError('ImportExpired')
    const next = { ...reading, columns: reading.columns.slice(0, importColumnsMax) }
    const at = ctx.clock.now()
    await store.changeImport(tx, id, {
      ...readingFields(head, next, current.fileBytes),
      readingNumber: current.readingNumber + 1,
      version: version + 1,
      readingAt: at,
      workedAt: at,
    })
    await recordActivity(tx, ctx, call, {
      ...about(current, 'update', 'import.read-anew'),
      before: { ...current.reading },
      after: { ...next },
    })
    await ctx.jobs.send(tx, importJob, { importId: id })
  })
}

async function firstPiece(db: Database, id: string): Promise<Buffer | undefined> {
  for await (const piece of readFilePieces((position) => (position === 0 ? store.findPiece(db, id, 0) : Promise.resolve(undefined))))
    return piece
  return undefined
}

/** Starts the import of the valid rows. A second start is refused, because the import is running. */
export async function startImport(ctx: Ctx, call: Call, id: string, version: number, existing: 'keep' | 'update'): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    // Before the import, as a purge locks them.
    await shareOwner(tx, call.caller.scope, id)
    const current = await lockOpen(tx, call.caller.scope, id, ['checked'])
    if (current.version !== version) throw new DomainError('ImportChanged', { version: current.version })
    const at = ctx.clock.now()
    const total = await makeChunks(tx, id, existing === 'update' ? ['new', 'differs'] : ['new'])
    await store.changeImport(tx, id, {
      state: 'running',
      existing,
      startedBy: call.caller.memberId,
      startRequestId: call.requestId,
      startedAt: at,
      workedAt: at,
      progressPhase: 'merging',
      progressDone: 0,
      progressTotal: total,
      version: version + 1,
    })
    const after = {
      fileName: current.fileName,
      existing,
      new: current.newCount,
      differs: current.differsCount,
      faulty: current.faultyCount,
    }
    await recordActivity(
      tx,
      ctx,
      { ...call, run: { kind: 'import', startedAt: at } },
      { ...about(current, 'update', 'import.started'), after },
    )
    await ctx.jobs.send(tx, importJob, { importId: id })
  })
  ctx.jobs.wake(importJob)
}

/** Throws if the import's tenant is that of a partner who is not active. Locks the partner, so that it cannot be deactivated meanwhile. */
async function shareOwner(tx: Tx, scope: Scope, id: string): Promise<void> {
  const record = await store.findImportRecord(tx, scope, id)
  const tenant = record && (await findTenant(tx, scope, record.tenantId))
  if (tenant?.kind === 'partner') await shareActivePartner(tx, tenant.id)
}

/** Fails an unfinished import. Customers created so far stay. */
export async function failImport(
  tx: Tx,
  ctx: Pick<Ctx, 'clock' | 'config'>,
  id: string,
  fault?: NonNullable<store.ImportRecord['fault']>,
): Promise<void> {
  const current = await store.lockImport(tx, { kind: 'all' }, id)
  if (current?.state !== 'reading' && current?.state !== 'running') return
  const finishedAt = ctx.clock.now()
  const version = current.version + 1
  await store.changeImport(tx, id, { state: 'failed', finishedAt, progressPhase: null, version, ...(fault ? { fault } : {}) })
  await notify(tx, ctx, { memberId: current.startedBy ?? current.uploadedBy, kind: 'import-failed', objectId: id })
  await recordActivity(
    tx,
    ctx,
    { caller: systemActor, requestId: id },
    { ...about(current, 'update', 'import.failed'), before: { state: current.state } },
  )
}

/** Cancels an import. Waits for the current chunk; created customers remain. */
export async function cancelImport(ctx: Ctx, call: Call, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const current = await lockOpen(tx, call.caller.scope, id, ['reading', 'unreadable', 'checked', 'running', 'cancelled'])
    if (current.state === 'cancelled') return
    const at = ctx.clock.now()
    await store.changeImport(tx, id, { state: 'cancelled', finishedAt: at, progressPhase: null, version: current.version + 1 })
    await recordActivity(tx, ctx, call, { ...about(current, 'update', 'import.cancelled'), before: { state: current.state } })
  })
}

/** Throws unless the import is within the scope and in one of the states. */
export async function lockOpen(
  tx: Tx,
  scope: Scope,
  id: string,
  states: readonly store.ImportRecord['state'][],
): Promise<store.ImportRecord> {
  const current = await store.lockImport(tx, scope, id)
  if (!current) throw new DomainError('ImportNotFound')
  if (current.expiredAt) throw new DomainError('ImportExpired')
  if (!states.includes(current.state)) throw new DomainError('ImportStateForbids', { state: current.state })
  return current
}

/** The tenant of a member's upload: their own, or the chosen one of several. */
export async function requireUploadTenant(ctx: Pick<Ctx, 'db'>, scope: Scope, tenantId: string | undefined): Promise<Tenant> {
  const own = scope.kind === 'all' ? undefined : scope.kind === 'affiliate' ? scope.affiliateId : scope.tenantId
  const wanted = tenantId ?? own
  if (!wanted) throw new DomainError('ValidationFailed', [{ field: 'tenantId', code: 'Required', message: 'Required' }])
  const tenant = await findTenant(ctx.db, scope, wanted)
  if (!tenant?.affiliateId) throw new DomainError('NotFound', { field: 'tenantId' })
  const isPartners = tenant.kind === 'partner'
  if (isPartners && (await findPartnerOfTenant(ctx.db, tenant.id))?.status !== 'active') throw new DomainError('PartnerNotActive')
  return tenant
}

type Owned = { id: string; tenantId: string; affiliateId: string | null }

/** The common part of every activity entry of an import. */
export function about({ id, tenantId, affiliateId }: Owned, action: 'create' | 'update', event: string) {
  // File names may contain a customer's name, so these entries have a separate key that a purge can destroy.
  return { action, event, object: { type: 'import', id }, tenant: { tenantId, affiliateId }, subjectId: id, source: 'csv_import' as const }
}
