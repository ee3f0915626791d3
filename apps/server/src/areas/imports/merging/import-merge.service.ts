/**
 * Merges an upload: valid rows become customers, in chunks. A chunk commits customers, activity entries and its result
 * together, and the process that claims it merges it. A killed process loses nothing, several processes share the work, and no
 * row becomes two customers. A row whose customer was created elsewhere meanwhile is marked. A partner that is deactivated meanwhile
 * gets no further customers.
 */
import { type Tx, transaction } from '../../../db/transaction.ts'
import { recordActivity, recordCreations } from '../../activities/activities.service.ts'
import { addCustomersFrom } from '../../customers/customer-bulk.service.ts'
import { sharePartnerIfActive } from '../../customers/customers.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { findTenant, type Tenant } from '../../tenants/tenants.service.ts'
import { about, failImport } from '../imports.service.ts'
import * as store from '../imports.store.ts'
import * as chunks from './import-chunks.store.ts'
import { updateExisting } from './import-updates.service.ts'
import type { Merge, MergeCtx } from './merge.service.ts'

/** One process merges two chunks concurrently, from both ends, because adjacent ones would contend for index pages. */
const lanes = ['first', 'last'] as const
type Lane = (typeof lanes)[number]

export async function mergeImport(ctx: MergeCtx, record: store.ImportRecord): Promise<void> {
  const tenant = await findTenant(ctx.db, { kind: 'all' }, record.tenantId)
  if (!tenant) throw new Error(`Tenant ${record.tenantId} does not exist`)
  const starter = await store.findStarter(ctx.db, record)
  const run = { kind: 'import' as const, startedAt: record.startedAt ?? ctx.clock.now() }
  const merge: Merge = { record, tenant, call: { caller: { kind: 'member', ...starter }, requestId: record.startRequestId ?? '', run } }
  await Promise.all(lanes.map((lane) => mergeChunks(ctx, merge, lane)))
  await finish(ctx, merge)
}

async function mergeChunks(ctx: MergeCtx, merge: Merge, lane: Lane): Promise<void> {
  while (await mergeNext(ctx, merge, lane)) {
    // The next chunk, until there is none.
  }
}

/** Merges one chunk in one transaction. Returns false if none is left or the import was cancelled. */
async function mergeNext(ctx: MergeCtx, merge: Merge, lane: Lane): Promise<boolean> {
  const { id } = merge.record
  return transaction(ctx.db, async (tx) => {
    // Before the import, as a purge locks them.
    if (!(await acceptsCustomers(tx, merge.tenant))) {
      await failImport(tx, ctx, id, { code: 'PartnerNotActive', params: {} })
      return false
    }
    const current = await store.shareImport(tx, id)
    if (current?.state !== 'running') return false
    const chunk = await chunks.claimChunk(tx, id, lane)
    if (!chunk) return false
    await chunks.commitWithoutWaiting(tx)
    const at = ctx.clock.now()
    const rows = chunks.newRowsSql(id, chunk)
    const created = await addCustomersFrom(tx, rows, { tenant: merge.tenant, at })
    if (created > 0) {
      await recordCreations(tx, ctx, merge.call, {
        event: 'customer.created',
        objectType: 'customer',
        source: 'csv_import',
        tenant: { tenantId: merge.tenant.id, affiliateId: merge.tenant.affiliateId },
        rows: chunks.createdRowsSql(rows),
      })
    }
    const raced = created === chunk.rows ? 0 : await chunks.markRaced(tx, id, chunk)
    const { updated, refused } = current.existing === 'update' ? await updateExisting(tx, ctx, merge, chunk) : { updated: 0, refused: 0 }
    await chunks.finishChunk(tx, id, chunk, { created, updated, refused: raced + refused }, at)
    return true
  })
}

/** Whether the tenant accepts customers: always for a region, for a partner while active. Locks the partner meanwhile. */
async function acceptsCustomers(tx: Tx, tenant: Tenant): Promise<boolean> {
  return tenant.kind !== 'partner' || sharePartnerIfActive(tx, tenant.id)
}

/** Finishes the import if nothing is left. Otherwise the process with the last chunk does. */
async function finish(ctx: MergeCtx, { record: { id }, call }: Merge): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const current = await store.lockImport(tx, { kind: 'all' }, id)
    if (current?.state !== 'running') return
    const { left, ...result } = await chunks.sumChunks(tx, id)
    if (left > 0) return
    const at = ctx.clock.now()
    await store.changeImport(tx, id, { state: 'done', finishedAt: at, workedAt: at, progressPhase: null, version: current.version + 1 })
    const { created, updated, refused } = result
    const after = { fileName: current.fileName, created, updated, refused, unchanged: current.unchangedCount, faulty: current.faultyCount }
    await recordActivity(tx, ctx, call, { ...about(current, 'update', 'import.finished'), after })
    await notify(tx, ctx, { memberId: current.startedBy ?? current.uploadedBy, kind: 'import-done', objectId: id })
  })
}
