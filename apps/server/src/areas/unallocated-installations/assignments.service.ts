/**
 * Assignment of unallocated installations to customers: the gateway moves to the customer's home with the devices it found, in one
 * transaction; its measurements follow within minutes. A customer has one gateway at most. The gateway's grid meter becomes the home's
 * grid connection point, which needs consent if there is another. An assignment is final. Callers who may not read customers cannot find
 * out who is one: they must also know the customer's postal code or reference.
 */
import type { CommissioningStage } from '@wattdesk/contract/unallocated-installations/commissioning/models.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { recordActivity } from '../activities/activities.service.ts'
import { admitAttempt, type Limit } from '../auth/sessions/attempts.service.ts'
import { findCustomerByEmail, findCustomerWithin, lockActiveCustomer } from '../customers/customers.service.ts'
import { announceCommands } from '../gateways/commands/gateway-commands.service.ts'
import { announceGateways } from '../gateways/pairing/gateway-pairing.service.ts'
import { installBox, listGridMeters } from '../gateways/pairing/gateway-stock.service.ts'
import { yieldGcp } from '../installations/installations.service.ts'
import { about, type Installation, lockOpen, recordOf, requireInstallation, statesOf } from './unallocated-installations.service.ts'
import * as store from './unallocated-installations.store.ts'

type Assignee = { customer: string; zipCodeOrReference?: string | undefined }
type Assignment = Assignee & { id: string; overwriteGcp: boolean; stages: readonly CommissioningStage[] }

/** Assigns an installation to the customer with an e-mail address, and keeps its commissioning record. Repeating it changes nothing. */
export async function assign(ctx: Ctx, call: Call, { id, overwriteGcp, stages, ...assignee }: Assignment): Promise<void> {
  const found = await requireInstallation(ctx, call.caller, id)
  const holder = await guessHolder(ctx, call, found, assignee)
  if (found.assignedAt && holder.id === found.customerId) return
  if (found.assignedAt) throw new DomainError('UnallocatedInstallationAssigned')
  const serialNumber = await transaction(ctx.db, (tx) =>
    moveIn(tx, ctx, call, { installation: found, customerId: holder.id, overwriteGcp, stages }),
  )
  announceGateways(ctx, [serialNumber])
  announceCommands(ctx)
}

/** Limits the addresses that a member tries: each wrong one reveals that somebody is not a customer. */
const limit: Limit = { name: 'assignee', free: 5, firstDelayS: 60, longestDelayS: 3_600, forgetS: 86_400, refusal: 'TooManyRequests' }

/**
 * The customer with an e-mail address and a postal code or reference. If either is wrong, the response is the same, and the attempt is
 * logged; after a few, the next ones have to wait.
 */
async function guessHolder(ctx: Ctx, call: Call, installation: Installation, assignee: Assignee): Promise<{ id: string }> {
  const { permissions, memberId } = call.caller
  if (!assignee.zipCodeOrReference && !permissions.has('read:customers'))
    throw new DomainError('ValidationFailed', [{ field: 'zipCodeOrReference', code: 'Required', message: 'Required' }])
  const attempt = await admitAttempt(ctx.db, limit, memberId, ctx.clock.now())
  const holder = await findAssignee(ctx, call, installation, assignee)
  if (holder) {
    await attempt.uncount()
    return holder
  }
  await transaction(ctx.db, (tx) =>
    recordActivity(tx, ctx, call, { ...about(installation), action: 'read', event: 'unallocated-installation.assignee-unknown' }),
  )
  throw new DomainError('CustomerNotFound', { field: 'customer' })
}

async function findAssignee(
  { db }: Ctx,
  { caller: { scope } }: Call,
  { affiliateId }: Installation,
  { customer: email, zipCodeOrReference }: Assignee,
): Promise<{ id: string } | undefined> {
  const holder = await findCustomerByEmail(db, scope, { affiliateId, email })
  if (!holder || !zipCodeOrReference) return holder
  const [record, home] = await Promise.all([findCustomerWithin(db, scope, holder.id), store.findHome(db, holder.id)])
  const typed = bare(zipCodeOrReference)
  const isMeant = [record?.externalReferenceId, home?.zipCode].some((known) => known && bare(known) === typed)
  return isMeant && typed ? holder : undefined
}

/** People write both with and without spaces and hyphens. */
const bare = (text: string) => text.replace(/[\s-]/g, '').toUpperCase()

type Move = { installation: Installation; customerId: string; overwriteGcp: boolean; stages: readonly CommissioningStage[] }

async function moveIn(tx: Tx, ctx: Ctx, call: Call, { installation, customerId, overwriteGcp, stages }: Move): Promise<string> {
  const at = ctx.clock.now()
  const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
  const { id: siteId } = (await store.findHome(tx, customerId)) ?? {}
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
