/**
 * The preview of a bulk action: the customers a selection means, frozen at one moment with their versions and with what is
 * judged of each. It changes nothing, is seen by the member who made it alone, and can be started for 30 minutes.
 */
import {
  type BulkActionModel,
  type BulkActionPreviewModel,
  type BulkActionSelection,
  bulkActionCustomersMax,
  bulkActionPermissions,
} from '@wattdesk/contract/bulk-actions.ts'
import type { Permission } from '@wattdesk/contract/permissions.ts'
import { type SQL, sql } from 'drizzle-orm'
import { transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call, Caller } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { keysMeant } from '../customers/customer-selection.service.ts'
import { requireTenantOfScope } from '../tenants/tenants.service.ts'
import { changeBulkAction, deleteOldPreviews, freezeCustomers, insertBulkAction, nameCustomerGroups } from './bulk-actions.store.ts'

const goodForMs = 30 * 60_000
/** Previews of one member that wait to be started: an older one gives way. */
const previewsKept = 10

/** Freezes a selection for an action. The same id again answers the first one's. */
export async function previewBulkAction(ctx: Ctx, call: Call, { action, selection, ...given }: BulkActionPreviewModel): Promise<string> {
  const { caller } = call
  requirePermissions(caller, bulkActionPermissions[action.kind])
  const keys = await keysOf(ctx, caller, selection)
  const tenant = await requireTenantOfScope(ctx.db, caller.scope)
  const at = ctx.clock.now()
  const id = given.id ?? newId(at)
  const none = { total: 0, planned: 0, refused: 0 }
  try {
    await transaction(ctx.db, async (tx) => {
      await insertBulkAction(tx, {
        id,
        memberId: caller.memberId,
        memberName: caller.name,
        tenantId: tenant.id,
        affiliateId: tenant.affiliateId,
        kind: action.kind,
        action,
        featureGroups: await groupNames(tx, action),
        status: 'previewed',
        requestId: call.requestId,
        ...none,
        createdAt: at,
        expiresAt: new Date(at.getTime() + goodForMs),
      })
      const { found, planned, refused } = await freezeCustomers(tx, {
        id,
        keys,
        action,
        scope: caller.scope,
        at,
        max: bulkActionCustomersMax,
      })
      if (found > bulkActionCustomersMax) throw new DomainError('BulkActionTooLarge', { max: bulkActionCustomersMax })
      await changeBulkAction(tx, id, { total: found, planned, refused })
      await deleteOldPreviews(tx, caller.memberId, previewsKept)
    })
  } catch (error) {
    if (violatedConstraint(error) !== 'bulk_actions_pkey') throw error
  }
  return id
}

export function requirePermissions(caller: Caller, needed: readonly Permission[]): void {
  const missing = needed.filter((one) => !caller.permissions.has(one))
  if (missing.length > 0) throw new DomainError('PermissionMissing', { permission: missing.join(', ') })
}

async function keysOf(ctx: Ctx, caller: Caller, selection: BulkActionSelection): Promise<SQL> {
  if (selection.by === 'ids') return sql`select distinct unnest(${sql.param(selection.customerIds)}::uuid[]) as id`
  const { by: _, excludedIds, ...list } = selection
  if (list.partnerId) requirePermissions(caller, ['read:customers-sub-customers'])
  const shown = await keysMeant(ctx, caller.scope, list)
  return excludedIds?.length ? sql`select id from (${shown}) shown where id <> all(${sql.param(excludedIds)}::uuid[])` : shown
}

async function groupNames(db: Parameters<typeof nameCustomerGroups>[0], action: BulkActionModel): Promise<string[]> {
  if (action.kind !== 'assign-feature-groups') return []
  const names = await nameCustomerGroups(db, action.featureGroupIds)
  const missing = action.featureGroupIds.filter((id) => !names.has(id))
  if (missing.length > 0) throw new DomainError('FeatureGroupNotFound', { featureGroupIds: missing })
  return [...names.values()].sort()
}
