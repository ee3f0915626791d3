/**
 * The purge of a customer: manual once it is deactivated, automatic after the reactivation deadline. One transaction destroys
 * everything that identifies the customer, including the key of its log values. Measurements follow in background batches,
 * which can be interrupted and repeated. Only the bare ID remains. A partner can be purged only after its customers have moved;
 * its tenant, members and API credentials go with it, and its gateways to its region.
 */
import type { CustomerRemoveModel } from '@wattdesk/contract/customer-lifecycle/models.ts'
import { dueWhenDeactivatedBy } from '@wattdesk/contract/customer-lifecycle/terms.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { removeMembersOfTenant } from '../../account/account.service.ts'
import { type Activity, forgetSubject, recordActivities, recordActivity, systemActor } from '../../activities/activities.service.ts'
import { removeCredentialsOfTenant } from '../../api-access/client-credentials.service.ts'
import { forgetAddresses } from '../../auth/identities/identity-links.service.ts'
import { announceSessions } from '../../auth/sessions/sessions.service.ts'
import { lockExistingCustomer } from '../../customers/customers.service.ts'
import { announceGateways, unpairGateways } from '../../gateways/pairing/gateway-pairing.service.ts'
import { type Actor, faultOf } from '../customer-lifecycle.service.ts'
import { type CustomerRecord, type Due, listDue, lockIdleCustomer } from '../customer-lifecycle.store.ts'
import { forgetFileNames, forgetInImports } from './import-traces.store.ts'
import * as traces from './other-traces.store.ts'
import * as store from './purge.store.ts'
import * as work from './purge-work.store.ts'
import { namesSomebody } from './reason-check.rules.ts'
import { namesOf } from './reason-check.store.ts'

type Purging = Pick<Ctx, 'config' | 'clock' | 'db' | 'bus' | 'log' | 'jobs'>

/** To be announced after a purge has committed. */
type Purged = Ended & { serialNumbers: string[] }
type Ended = { memberIds: string[]; credentialIds: string[] }

const dueAtOnce = 50
const entriesAtOnce = 1_000

/** Requires that the typed name matches. A purged customer is no longer found. */
export async function purgeCustomer(ctx: Purging, call: Call, id: string, { accountName, reason }: CustomerRemoveModel): Promise<void> {
  const purged = await transaction(ctx.db, async (tx) => {
    const customer = await lockExistingCustomer(tx, call.caller.scope, id)
    if (customer.status === 'deleted') throw new DomainError('CustomerNotFound')
    if (customer.status !== 'inactive') throw new DomainError('CustomerNotInactive', { status: customer.status })
    const isNamed = namesSomebody(reason, await namesOf(tx, customer))
    const faults = [
      ...(accountName === customer.accountName ? [] : [faultOf('accountName', 'Mismatch')]),
      ...(isNamed ? [faultOf('reason', 'ReasonNamesCustomer')] : []),
    ]
    if (faults.length > 0) throw new DomainError('ValidationFailed', faults)
    return purge(tx, ctx, call, customer, reason)
  })
  if (purged) announce(ctx, purged)
}

/** A failure of one customer does not stop the others. */
export async function purgeDue(ctx: Purging): Promise<number> {
  const startedAt = ctx.clock.now()
  const actor = { caller: systemActor, requestId: newId(startedAt), run: { kind: 'purge' as const, startedAt } }
  let [count, after]: [number, Due | undefined] = [0, undefined]
  for (;;) {
    const due: Due[] = await listDue(ctx.db, dueWhenDeactivatedBy(ctx.clock.now()), after, dueAtOnce)
    for (const one of due) {
      try {
        if (await purgeOneDue(ctx, actor, one.id)) count += 1
      } catch (error) {
        ctx.log.error({ err: error, customerId: one.id }, 'a customer could not be purged, will try again')
      }
    }
    after = due.at(-1)
    if (due.length < dueAtOnce) return count
  }
}

async function purgeOneDue(ctx: Purging, actor: Actor, id: string): Promise<boolean> {
  const purged = await transaction(ctx.db, async (tx) => {
    const customer = await lockIdleCustomer(tx, id)
    const isDue =
      customer?.status === 'inactive' && customer.deactivatedAt && customer.deactivatedAt <= dueWhenDeactivatedBy(ctx.clock.now())
    if (!isDue) return undefined
    // A customer may have been added to the partner since the query.
    if (customer.partnerTenantId && (await store.lockTenantAndCount(tx, customer.partnerTenantId)) > 0) return undefined
    return purge(tx, ctx, actor, customer)
  })
  if (purged) announce(ctx, purged)
  return purged !== undefined
}

async function purge(tx: Tx, ctx: Purging, actor: Actor, customer: CustomerRecord, reason?: string): Promise<Purged> {
  const at = ctx.clock.now()
  const { id, partnerTenantId } = customer
  if (partnerTenantId) {
    const customers = await store.lockTenantAndCount(tx, partnerTenantId)
    if (customers > 0) throw new DomainError('PartnerHasCustomers', { customers })
  }
  const holdings = await store.listHoldings(tx, customer)
  const serialNumbers = await unpairGateways(tx, holdings.gateway, at)
  await store.forgetRejections(tx, serialNumbers)
  await forgetTraces(tx, ctx, customer)
  if (partnerTenantId) await leaveStock(tx, ctx, actor, partnerTenantId, at)
  const ended = partnerTenantId ? await endTenant(tx, ctx, partnerTenantId, at) : { memberIds: [], credentialIds: [] }
  await store.countAsDeleted(tx, id)
  await store.destroyRecords(tx, holdings)
  await store.emptyCustomer(tx, customer, at)
  await store.forgetPlaces(tx, customer)
  await forgetSubject(tx, ctx, id)
  // Until it is moved, what a gateway measured before its assignment belongs to the unallocated installation.
  await work.leaveWork(tx, { customerId: id, siteIds: [...holdings.site, ...holdings.unallocated], at })
  await recordActivity(tx, ctx, actor, {
    action: 'delete',
    event: 'customer.purged',
    object: { type: 'customer', id },
    customerId: id,
    tenant: customer,
    isLasting: true,
    before: { status: customer.status, deactivatedAt: customer.deactivatedAt?.toISOString() ?? null },
    after: { status: 'deleted', ...countsOf(holdings), members: ended.memberIds.length },
    reason,
  })
  return { serialNumbers, ...ended }
}

/** Hands the stock of a purged partner over to its region: nobody could find gateways of a tenant without a name. */
async function leaveStock(tx: Tx, ctx: Purging, actor: Actor, tenantId: string, at: Date): Promise<void> {
  const gateways = await store.handOverGateways(tx, tenantId, at)
  const entries = gateways.map(
    ({ id, affiliateId }): Activity => ({
      action: 'update',
      event: 'stock-gateway.transferred',
      object: { type: 'stock-gateway', id },
      tenant: { tenantId: affiliateId, affiliateId },
      before: { tenantId },
      after: { tenantId: affiliateId },
    }),
  )
  for (let from = 0; from < entries.length; from += entriesAtOnce) {
    await recordActivities(tx, ctx, actor, entries.slice(from, from + entriesAtOnce))
  }
}

/** Removes the customer's name from other records. */
async function forgetTraces(tx: Tx, ctx: Purging, customer: CustomerRecord): Promise<void> {
  const identifiers = await traces.identifiersOf(tx, customer)
  await forgetInImports(tx, customer, identifiers)
  await traces.removeOrderRowsNaming(tx, customer, identifiers)
  await traces.forgetReasonsOfBulkActions(tx, customer)
  const files = await forgetFileNames(tx, customer, identifiers)
  const views = await traces.removeViewsNaming(tx, customer, identifiers)
  // The log encrypts these under separate keys.
  for (const id of [...files, ...views]) await forgetSubject(tx, ctx, id)
  await forgetAddresses(tx, ctx, identifiers)
}

async function endTenant(tx: Tx, ctx: Purging, tenantId: string, at: Date): Promise<Ended> {
  const memberIds = await removeMembersOfTenant(tx, ctx, tenantId)
  const credentialIds = await removeCredentialsOfTenant(tx, tenantId)
  const people = await store.listPeople(tx, tenantId)
  for (const subjectId of await traces.listOwnSubjects(tx, tenantId)) await forgetSubject(tx, ctx, subjectId)
  await forgetAddresses(
    tx,
    ctx,
    people.map((person) => person.email),
  )
  await store.emptyTenant(tx, tenantId, at)
  await forgetSubject(tx, ctx, tenantId)
  return { memberIds, credentialIds }
}

function countsOf({ user, site, installation, gateway }: store.Holdings) {
  return { users: user.length, sites: site.length, installations: installation.length, gateways: gateway.length }
}

function announce(ctx: Purging, { serialNumbers, memberIds, credentialIds }: Purged): void {
  announceGateways(ctx, serialNumbers)
  for (const memberId of memberIds) announceSessions(ctx, { memberId })
  for (const sessionId of credentialIds) announceSessions(ctx, { sessionId })
}

/** Deletes the measurements of purged customers in batches until none are due. Several processes share the work. */
export async function finishPurges(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  while (await transaction(ctx.db, (tx) => work.doSomeWork(tx, ctx.clock.now()))) {
    // The next batch.
  }
}
