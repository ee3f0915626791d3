/**
 * The brand of a whitelabel partner: what its customers see instead of the service's own brand. Only whitelabel partners have
 * one; until it is set, the service's colours apply. Its URLs must be public https addresses.
 */

import type { WhiteLabel, WhiteLabelModel } from '@wattdesk/contract/white-label/models.ts'
import { standardColors } from '@wattdesk/contract/white-label/terms.ts'
import type { Scope } from '../../db/scope.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isPublicHost } from '../../platform/public-host.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { lockActiveCustomer, requireCustomerRecord } from '../customers/customers.service.ts'
import { findWhiteLabelRow, putWhiteLabel, type WhiteLabelRow } from './white-label.store.ts'

const nothing = { appName: null, logoUrl: null, ...standardColors, impressumUrl: null }

export async function readWhiteLabel(ctx: Ctx, scope: Scope, customerId: string): Promise<WhiteLabel> {
  const tenantId = brandedTenantOf(await requireCustomerRecord(ctx, scope, customerId))
  const row = await findWhiteLabelRow(ctx.db, tenantId)
  return row ? present(row) : { ...nothing, updatedAt: null, version: 0 }
}

export async function changeWhiteLabel(ctx: Ctx, call: Call, customerId: string, model: WhiteLabelModel): Promise<WhiteLabel> {
  await requirePublicHosts(model)
  return transaction(ctx.db, (tx) => change(tx, ctx, call, customerId, model))
}

async function change(tx: Tx, ctx: Ctx, call: Call, customerId: string, { version, ...after }: WhiteLabelModel): Promise<WhiteLabel> {
  const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
  const tenantId = brandedTenantOf(customer)
  const current = await findWhiteLabelRow(tx, tenantId)
  if ((current?.version ?? 0) !== version) throw new DomainError('BrandChanged', { version: current?.version ?? 0 })
  const changes = changesOf(fieldsOf(current), after)
  if (!changes) return current ? present(current) : { ...nothing, updatedAt: null, version: 0 }
  const row = { tenantId, ...after, updatedAt: ctx.clock.now(), version: version + 1 }
  await putWhiteLabel(tx, row)
  await recordActivity(tx, ctx, call, {
    action: current ? 'update' : 'create',
    event: 'white-label.changed',
    object: { type: 'white-label', id: tenantId },
    customerId,
    tenant: customer,
    ...changes,
  })
  return present(row)
}

/** Resolves host names before taking locks, because lookups can be slow. */
async function requirePublicHosts(model: WhiteLabelModel): Promise<void> {
  const urls = { logoUrl: model.logoUrl, impressumUrl: model.impressumUrl }
  const checked = await Promise.all(
    Object.entries(urls).map(async ([field, url]) => (url === null || (await isPublicHost(new URL(url).hostname)) ? [] : [field])),
  )
  const faults = checked.flat().map((field) => ({ field, code: 'UrlNotPublic', message: 'UrlNotPublic' }))
  if (faults.length > 0) throw new DomainError('ValidationFailed', faults)
}

function brandedTenantOf({ type, partnerTenantId }: { type: string; partnerTenantId: string | null }): string {
  if (type !== 'whitelabel_partner' || !partnerTenantId) throw new DomainError('NotWhitelabelPartner')
  return partnerTenantId
}

function fieldsOf(row: WhiteLabelRow | undefined): Omit<WhiteLabelModel, 'version'> {
  const { appName, logoUrl, primaryColor, accentColor, impressumUrl } = row ?? nothing
  return { appName, logoUrl, primaryColor, accentColor, impressumUrl }
}

function present(row: WhiteLabelRow): WhiteLabel {
  return { ...fieldsOf(row), updatedAt: row.updatedAt.toISOString(), version: row.version }
}
