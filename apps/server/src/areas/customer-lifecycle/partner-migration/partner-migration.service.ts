/**
 * Moves all customers of a partner to its affiliate or to another active partner of it, so that the partner can be purged.
 * States: running, done, stopped (the target was deactivated meanwhile). Each batch of customers moves in its own transaction
 * with its mails, log entries and counts, so that an interrupted migration resumes where it stopped and moves nobody twice.
 * E-mail and reference are unique in the whole affiliate, so a move never creates duplicates. Deactivated customers also move
 * and stay deactivated.
 */

import type { Scope } from '../../../db/scope.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivities, recordActivity } from '../../activities/activities.service.ts'
import { placeCustomers } from '../../customers/customer-tenant.service.ts'
import { findCustomerWithin, lockExistingCustomer, requireCustomerRecord, sharePartnerIfActive } from '../../customers/customers.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { findTenant, requireTenantById, type Tenant } from '../../tenants/tenants.service.ts'
import type { CustomerRecord } from '../customer-lifecycle.store.ts'
import * as store from './partner-migrations.store.ts'

type Moving = Pick<Ctx, 'config' | 'clock' | 'db'>

/** Customers per transaction. */
const batch = 200

export async function requirePartnerTenant(ctx: Pick<Ctx, 'db'>, scope: Scope, id: string): Promise<string> {
  return partnerTenantOf(await requireCustomerRecord(ctx, scope, id))
}

function partnerTenantOf({ partnerTenantId }: Pick<CustomerRecord, 'partnerTenantId'>): string {
  if (!partnerTenantId) throw new DomainError('NotAPartner')
  return partnerTenantId
}

/** Starts a migration. A worker picks it up and moves the first batch. */
export async function startMigration(ctx: Moving, call: Call, id: string, tenantId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const partner = await lockExistingCustomer(tx, call.caller.scope, id)
    const sourceTenantId = partnerTenantOf(partner)
    if (await store.hasRunning(tx, id)) throw new DomainError('MigrationUnderWay')
    const target = await findTenant(tx, call.caller.scope, tenantId)
    if (!target || target.id === sourceTenantId || target.affiliateId !== partner.affiliateId) {
      throw new DomainError('NotFound', { field: 'tenantId' })
    }
    if (!(await acceptsCustomers(tx, target))) throw new DomainError('PartnerNotActive')
    const at = ctx.clock.now()
    const total = await store.countCustomersOf(tx, sourceTenantId)
    await store.insertMigration(tx, {
      id: newId(at),
      customerId: id,
      sourceTenantId,
      targetTenantId: target.id,
      memberId: call.caller.memberId,
      memberName: call.caller.name,
      requestId: call.requestId,
      status: 'running',
      total,
      createdAt: at,
    })
    await recordActivity(tx, ctx, inRun(call, at), {
      ...about(partner, 'customer.migration-started'),
      after: { tenantId: target.id, customers: total },
    })
  })
}

/** Whether the target accepts customers: always for the affiliate, for a partner while active. Locks the partner meanwhile. */
async function acceptsCustomers(tx: Tx, target: Tenant): Promise<boolean> {
  return target.kind === 'affiliate' || (target.kind === 'partner' && (await sharePartnerIfActive(tx, target.id)))
}

/** Moves the customers of all running migrations. Several processes share the batches. */
export async function runMigrations(ctx: Moving): Promise<void> {
  while (await transaction(ctx.db, (tx) => moveBatch(tx, ctx))) {
    // The next batch.
  }
}

/** Moves one batch of a migration that no other process works on. Returns false if there is none. */
export async function moveBatch(tx: Tx, ctx: Moving): Promise<boolean> {
  const migration = await store.lockIdleMigration(tx)
  if (!migration) return false
  const at = ctx.clock.now()
  const target = await requireTenantById(tx, migration.targetTenantId)
  if (!(await acceptsCustomers(tx, target))) {
    await end(tx, ctx, migration, { status: 'stopped', fault: 'PartnerNotActive' })
    return true
  }
  const moved = await store.lockNext(tx, migration, batch)
  const { activities, droppedGroups } = await placeCustomers(tx, moved, target, at)
  await recordActivities(tx, ctx, actorOf(migration), activities)
  const next = {
    moved: migration.moved + moved.length,
    droppedGroups: migration.droppedGroups + droppedGroups,
    afterId: moved.at(-1)?.id ?? migration.afterId,
  }
  await store.changeMigration(tx, migration.id, next)
  if (moved.length < batch) await end(tx, ctx, { ...migration, ...next }, { status: 'done', fault: null })
  return true
}

async function end(
  tx: Tx,
  ctx: Moving,
  migration: store.MigrationRecord,
  result: Pick<store.MigrationRecord, 'status' | 'fault'>,
): Promise<void> {
  await store.changeMigration(tx, migration.id, { ...result, finishedAt: ctx.clock.now() })
  const partner = await findCustomerWithin(tx, { kind: 'all' }, migration.customerId)
  if (!partner) return
  const { moved, total, memberId } = migration
  const kind = result.status === 'done' ? 'migration-done' : 'migration-stopped'
  await notify(tx, ctx, { memberId, kind, objectId: partner.id, customerId: partner.id })
  await recordActivity(tx, ctx, actorOf(migration), { ...about(partner, 'customer.migration-ended'), after: { ...result, moved, total } })
}

function about(partner: CustomerRecord, event: string) {
  const { id } = partner
  return { action: 'update' as const, event, object: { type: 'customer', id }, customerId: id, tenant: partner, source: 'portal' as const }
}

/** A migration acts for the member who started it. */
function actorOf({ memberId, memberName, requestId, createdAt }: store.MigrationRecord) {
  return inRun({ caller: { kind: 'member' as const, memberId, name: memberName }, requestId }, createdAt)
}

const inRun = <One extends object>(call: One, startedAt: Date) => ({ ...call, run: { kind: 'migration' as const, startedAt } })
