/**
 * Moves customers within an affiliate: to the affiliate itself or to an active partner below it. Users, sites, devices, sales
 * and mails move with the customer, and the database updates its counters. Feature groups that are not available to partner
 * tenants are removed. E-mail and reference are unique in the whole affiliate, so a move never causes a duplicate. A partner is
 * never below another partner.
 */
import type { tenantMoveModel } from '@wattdesk/contract/customers/record/models.ts'
import type { z } from 'zod'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Activity, placeOf, recordActivities } from '../activities/activities.service.ts'
import { dropPartnerlessGroups } from '../feature-groups/feature-groups.service.ts'
import { moveMails } from '../mails/mails.service.ts'
import { findTenant, type Tenant } from '../tenants/tenants.service.ts'
import { moveToTenant } from './customer-tenant.store.ts'
import { lockCustomerAt, shareActivePartner } from './customers.service.ts'
import type { CustomerRecord } from './customers.store.ts'

type TenantMoveModel = z.output<typeof tenantMoveModel>

/** Does nothing if the customer already belongs to the tenant. */
export async function moveCustomer(ctx: Ctx, call: Call, id: string, { tenantId, version }: TenantMoveModel): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const customer = await lockCustomerAt(tx, call.caller.scope, id, version)
    const target = await findTenant(tx, call.caller.scope, tenantId)
    if (!target?.affiliateId) throw new DomainError('NotFound', { field: 'tenantId' })
    if (target.id === customer.tenantId) return
    requireSuitable(customer, target)
    if (target.kind === 'partner') await shareActivePartner(tx, target.id)
    const { activities } = await placeCustomers(tx, [customer], target, ctx.clock.now())
    await recordActivities(tx, ctx, call, activities)
  })
}

/** Moves locked customers to another tenant of their affiliate. Returns the activity entries for the caller to record. */
export async function placeCustomers(
  tx: Tx,
  customers: readonly CustomerRecord[],
  target: Tenant,
  at: Date,
): Promise<{ activities: Activity[]; droppedGroups: number }> {
  const ids = customers.map((customer) => customer.id)
  await moveToTenant(tx, ids, target.id, at)
  await moveMails(tx, ids, target.id)
  const dropped = target.kind === 'partner' ? await dropPartnerlessGroups(tx, ids) : new Map<string, string[]>()
  const activities = customers.map(({ id, tenantId }): Activity => {
    const featureGroups = dropped.get(id)
    return {
      action: 'update',
      event: 'customer.moved',
      object: { type: 'customer', id },
      customerId: id,
      tenant: placeOf(target),
      before: { tenantId, ...(featureGroups ? { featureGroups } : {}) },
      after: { tenantId: target.id, ...(featureGroups ? { featureGroups: [] } : {}) },
    }
  })
  return { activities, droppedGroups: [...dropped.values()].flat().length }
}

function requireSuitable(customer: CustomerRecord, target: Tenant): void {
  if (target.affiliateId !== customer.affiliateId) throw fault('TenantOfOtherAffiliate')
  if (target.kind === 'partner' && customer.type !== 'residential_customer') throw fault('PartnerBelowPartner')
}

function fault(code: string): DomainError {
  return new DomainError('ValidationFailed', [{ field: 'tenantId', code, message: code }])
}
