/**
 * The preview of a bulk action: the frozen customers of a selection with the verdict on each. It changes nothing, is visible
 * only to the member who made it, and can be started for 30 minutes.
 */
import type { BulkActionModel, BulkActionPreviewModel } from '@wattdesk/contract/bulk-actions/models.ts'
import { bulkActionCustomersMax, bulkActionPermissions } from '@wattdesk/contract/bulk-actions/terms.ts'
import type { SQL } from 'drizzle-orm'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import { atOnceMax, sendToWork } from './bulk-actions.service.ts'
import * as store from './bulk-actions.store.ts'
import { expiryAt, judgeNext, keysOf } from './freezing.service.ts'
import { countSelected, freezeSelected } from './freezing.store.ts'
import { requirePermissions } from './rights.rules.ts'

/** Previews kept per member; a new one replaces the oldest. */
const previewsKept = 5

/** Freezes a selection for an action, now or by a job. Repeating an ID returns the existing preview. */
export async function previewBulkAction(ctx: Ctx, call: Call, { action, selection, ...given }: BulkActionPreviewModel): Promise<string> {
  const { caller } = call
  requirePermissions(caller, bulkActionPermissions[action.kind])
  const keys = await keysOf(ctx, caller, selection)
  const total = await countSelected(ctx.db, keys, bulkActionCustomersMax)
  if (total > bulkActionCustomersMax) throw new DomainError('BulkActionTooLarge', { max: bulkActionCustomersMax })
  const isForJob = total > atOnceMax
  const at = ctx.clock.now()
  const id = given.id ?? newId(at)
  const wanted = { id, action, requestId: call.requestId, at, total, selection: isForJob ? selection : null }
  try {
    await transaction(ctx.db, async (tx) => {
      const record = await store.insertBulkAction(tx, await rowOf(tx, caller, wanted))
      if (isForJob) await sendToWork(tx, ctx, id)
      else await freezeAtOnce(tx, record, { keys, caller, at })
      await store.deleteOldPreviews(tx, caller.memberId, previewsKept)
    })
  } catch (error) {
    if (violatedConstraint(error) !== 'bulk_actions_pkey') throw error
  }
  return id
}

async function freezeAtOnce(tx: Tx, record: store.BulkActionRecord, { keys, caller, at }: { keys: SQL; caller: Caller; at: Date }) {
  const total = await freezeSelected(tx, record.id, keys)
  await store.putFrozen(tx, record.id, total, at)
  const about = { scope: caller.scope, at }
  for (let current = record; await judgeNext(tx, current, about); ) current = (await store.findBulkAction(tx, record.id)) ?? current
}

type Wanted = Pick<store.NewBulkAction, 'id' | 'action' | 'requestId' | 'total' | 'selection'> & { at: Date }

async function rowOf(tx: Tx, caller: Caller, { at, ...wanted }: Wanted): Promise<store.NewBulkAction> {
  const tenant = await requireTenantOfScope(tx, caller.scope)
  return {
    ...wanted,
    memberId: caller.memberId,
    memberName: caller.name,
    tenantId: tenant.id,
    affiliateId: tenant.affiliateId,
    kind: wanted.action.kind,
    featureGroups: await groupNames(tx, caller, wanted.action),
    status: 'freezing',
    planned: 0,
    refused: 0,
    createdAt: at,
    expiresAt: expiryAt(at),
    touchedAt: at,
  }
}

async function groupNames(tx: Tx, { scope }: Caller, action: BulkActionModel): Promise<string[]> {
  if (action.kind !== 'assign-feature-groups') return []
  const names = await store.nameCustomerGroups(tx, scope, action.featureGroupIds)
  const missing = action.featureGroupIds.filter((id) => !names.has(id))
  if (missing.length > 0) throw new DomainError('FeatureGroupNotFound', { featureGroupIds: missing })
  return [...names.values()].sort()
}
