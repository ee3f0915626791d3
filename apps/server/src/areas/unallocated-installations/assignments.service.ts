/**
 * Assignment of unallocated installations to customers: the gateway moves to the customer's home with the devices it found, in
 * one transaction; its measurements follow within minutes. A customer has one gateway at most. The gateway's grid meter becomes
 * the home's grid connection point: another one has to be given up with consent. An assignment is final.
 */
import type { CommissioningStage } from '@wattdesk/contract/unallocated-commissioning.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { findCustomerByEmail, lockActiveCustomer } from '../customers/customers.service.ts'
import { announceGateways } from '../gateways/pairing/gateway-pairing.service.ts'
import { installBox, listGridMeters } from '../gateways/pairing/gateway-stock.service.ts'
import { yieldGcp } from '../installations/installations.service.ts'
import { about, type Installation, lockOpen, recordOf, requireInstallation, statesOf } from './unallocated-installations.service.ts'
import * as store from './unallocated-installations.store.ts'

type Assignment = { id: string; email: string; overwriteGcp: boolean; stages: readonly CommissioningStage[] }

/** Assigns an installation to the customer with an e-mail address, and keeps its commissioning record. Repeating it changes nothing. */
export async function assign(ctx: Ctx, call: Call, { id, email, overwriteGcp, stages }: Assignment): Promise<void> {
  const found = await requireInstallation(ctx, call.caller, id)
  const holder = await findCustomerByEmail(ctx.db, call.caller.scope, { affiliateId: found.affiliateId, email })
  if (found.assignedAt && holder?.id === found.customerId) return
  if (found.assignedAt) throw new DomainError('UnallocatedInstallationAssigned')
  if (!holder) throw new DomainError('CustomerNotFound', { field: 'customer' })
  const serialNumber = await transaction(ctx.db, (tx) =>
    moveIn(tx, ctx, call, { installation: found, customerId: holder.id, overwriteGcp, stages }),
  )
  announceGateways(ctx, [serialNumber])
}

type Move = { installation: Installation; customerId: string; overwriteGcp: boolean; stages: readonly CommissioningStage[] }

async function moveIn(tx: Tx, ctx: Ctx, call: Call, { installation, customerId, overwriteGcp, stages }: Move): Promise<string> {
  const at = ctx.clock.now()
  const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
  const siteId = await store.findHome(tx, customerId)
  if (!siteId) throw new DomainError('InvalidSiteId', { field: 'customer' })
  const open = await lockOpen(tx, ctx, call, installation)
  const { installationId, serialNumber } = await installBox(tx, open.gatewayId, { customerId, siteId }, at)
  const meters = await listGridMeters(tx, open.gatewayId)
  if (meters.length > 0) await yieldGcp({ tx, ctx, call, customer }, { siteId, meters, isAgreed: overwriteGcp })
  const assigned = { assignedAt: at, assignedBy: call.caller.memberId, customerId, siteId }
  await store.changeInstallation(tx, open.id, { ...assigned, ...recordOf(ctx, call, stages), updatedAt: at, moveDueAt: at })
  await recordActivity(tx, ctx, call, {
    ...about(open),
    action: 'update',
    event: 'unallocated-installation.assigned',
    customerId,
    tenant: customer,
    after: { serialNumber, siteId, commissioning: statesOf(stages) },
  })
  await recordActivity(tx, ctx, call, {
    object: { type: 'gateway', id: installationId },
    customerId,
    tenant: customer,
    action: 'create',
    event: 'gateway.added',
    after: { siteId, serialNumber },
  })
  return serialNumber
}
