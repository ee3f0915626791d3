/**
 * Affiliates: the regional services of the operator, whose members edit their own. The operator's members add and remove them. One with
 * customers or members cannot be removed; a removed one stays as a record for deleted customers and the log.
 */
import { type AffiliateChange, type AffiliateSettings, inOrder } from '@wattdesk/contract/tenants/affiliates/models.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { type Change, changesOf, recordActivity } from '../activities/activities.service.ts'
import * as store from './affiliates.store.ts'
import { requireOperator } from './shared-settings.service.ts'
import { findOperatorRow, insertTenant, type TenantRow } from './tenants.store.ts'

type Managing = Pick<Ctx, 'config' | 'clock' | 'db'>

export async function addAffiliate(ctx: Managing, call: Call, settings: AffiliateSettings): Promise<string> {
  requireOperator(call)
  const createdAt = ctx.clock.now()
  const id = newId(createdAt)
  await transaction(ctx.db, async (tx) => {
    await store.lockAffiliateNames(tx)
    if (await store.isNameTaken(tx, settings.name, id)) throw new DomainError('DuplicatedAffiliate')
    const operator = await findOperatorRow(tx)
    await insertTenant(tx, { id, parentId: operator?.id, affiliateId: id, kind: 'affiliate', ...settings, createdAt })
    await record(tx, ctx, call, id, { action: 'create', event: 'tenant.added', after: settings })
  })
  return id
}

export async function updateAffiliate(ctx: Managing, call: Call, id: string, { version, ...settings }: AffiliateChange): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    await store.lockAffiliateNames(tx)
    const current = await lockAffiliate(tx, call, id)
    if (current.version !== version) throw new DomainError('AffiliateChanged', { version: current.version })
    if (await store.isNameTaken(tx, settings.name, id)) throw new DomainError('DuplicatedAffiliate')
    await requireOwnLogo(tx, id, settings.logoFileId)
    const known = { ...current, supportedLanguages: inOrder(current.supportedLanguages) }
    const before = Object.fromEntries(Object.keys(settings).map((field) => [field, known[field as keyof TenantRow]]))
    const changes = changesOf(before, settings)
    if (!changes) return
    await store.updateAffiliateRow(tx, id, settings)
    await record(tx, ctx, call, id, { action: 'update', event: 'tenant.changed', ...changes })
  })
}

async function requireOwnLogo(tx: Tx, id: string, fileId: string | null | undefined): Promise<void> {
  if (!fileId || (await store.hasPicture(tx, id, fileId))) return
  throw new DomainError('ValidationFailed', [{ field: 'logoFileId', code: 'PictureUnknown', message: 'PictureUnknown' }])
}

export async function removeAffiliate(ctx: Managing, call: Call, id: string): Promise<void> {
  requireOperator(call)
  await transaction(ctx.db, async (tx) => {
    const current = await lockAffiliate(tx, call, id)
    if (await store.hasCustomers(tx, id)) throw new DomainError('TenantHasCustomers')
    const members = await store.countMembersOf(tx, id)
    if (members > 0) throw new DomainError('TenantHasMembers', { count: members })
    await store.updateAffiliateRow(tx, id, { removedAt: ctx.clock.now() })
    await record(tx, ctx, call, id, { action: 'delete', event: 'tenant.removed', before: { name: current.name, country: current.country } })
  })
}

async function lockAffiliate(tx: Tx, { caller }: Call, id: string): Promise<TenantRow> {
  const isWithin = caller.scope.kind === 'all' || (caller.scope.kind === 'affiliate' && caller.scope.affiliateId === id)
  const row = isWithin ? await store.lockAffiliate(tx, id) : undefined
  if (!row) throw new DomainError('NotFound')
  return row
}

async function record(tx: Tx, ctx: Managing, call: Call, id: string, entry: Change): Promise<void> {
  await recordActivity(tx, ctx, call, { ...entry, object: { type: 'tenant', id }, tenant: { tenantId: id, affiliateId: id } })
}
