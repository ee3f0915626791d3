/**
 * The lifecycle of a customer. States: active, inactive (deactivated), deleted (purged). An active customer can be deactivated.
 * Within 30 x 24 hours, a member or the mailed link can reactivate an inactive customer; it can be purged immediately, and
 * later it can only be purged. Deleted is final. Each step locks the customer in one transaction and is idempotent.
 */
import type { CustomerDeactivateModel } from '@wattdesk/contract/customer-lifecycle/models.ts'
import { purgeDueAt } from '@wattdesk/contract/customer-lifecycle/terms.ts'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { formatLongMinute } from '@wattdesk/i18n/formats.ts'
import { languageOf } from '@wattdesk/i18n/languages.ts'
import type { CustomerRule } from '../../db/customer-sql.ts'
import { type Tx, transaction } from '../../db/transaction.ts'
import type { Call, Run } from '../../platform/caller.ts'
import { randomToken, sha256 } from '../../platform/crypto.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { type Activity, recordActivity, type systemActor } from '../activities/activities.service.ts'
import { lockExistingCustomer } from '../customers/customers.service.ts'
import { queueCustomerMail } from '../mails/mails.service.ts'
import { requireTenantById } from '../tenants/tenants.service.ts'
import {
  type CustomerRecord,
  changeLifecycle,
  closeLink,
  deactivationRule,
  findHolder,
  isUnconfirmed,
  putLink,
} from './customer-lifecycle.store.ts'

type Changing = Pick<Ctx, 'config' | 'clock' | 'db'>
export type Actor = Call | { caller: typeof systemActor; requestId: string; run?: Run }

/** Requires the member's confirmation. Does nothing to an inactive customer. */
export async function deactivateCustomer(ctx: Changing, call: Call, id: string, model: CustomerDeactivateModel): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const customer = await lockExistingCustomer(tx, call.caller.scope, id)
    const faults = await findFaults(tx, customer, model)
    if (faults.length > 0) throw new DomainError('ValidationFailed', faults)
    if (customer.status === 'active' && customer.version !== model.version) {
      throw new DomainError('CustomerChanged', { version: customer.version })
    }
    await deactivateLocked(tx, ctx, call, customer, { reason: model.reason ?? undefined })
  })
}

/** Returns false if it was active already. */
export async function reactivateCustomer(ctx: Changing, call: Call, id: string): Promise<boolean> {
  return transaction(ctx.db, async (tx) => reactivateLocked(tx, ctx, call, await lockExistingCustomer(tx, call.caller.scope, id)))
}

async function findFaults(tx: Tx, { id, accountEmail, status }: CustomerRecord, model: CustomerDeactivateModel): Promise<FieldFault[]> {
  if (status === 'deleted') return []
  return [
    ...(model.accountEmail === accountEmail ? [] : [faultOf('accountEmail', 'Mismatch')]),
    ...((await isUnconfirmed(tx, id, model.isAutomated === true)) ? [faultOf('isAutomated', 'AutomatedUnconfirmed')] : []),
  ]
}

export const faultOf = (field: string, code: string): FieldFault => ({ field, code, message: code })

/** The reason for a deactivation, and further details for the activity entry, such as the bulk action. */
export type Circumstances = { reason?: string; note?: Record<string, unknown> }

/** What `deactivateLocked` requires of customers, which its caller checks. */
export const ruleOfDeactivating = (isConfirmed: boolean): CustomerRule => deactivationRule(isConfirmed)

/** Returns false if it was inactive already. */
export async function deactivateLocked(
  tx: Tx,
  ctx: Changing,
  call: Call,
  customer: CustomerRecord,
  circumstances: Circumstances,
): Promise<boolean> {
  if (customer.status === 'deleted') throw new DomainError('CustomerNotActive', { status: customer.status })
  if (customer.status === 'inactive') return false
  const at = ctx.clock.now()
  await changeLifecycle(tx, customer, { status: 'inactive', deactivatedAt: at, updatedAt: at })
  await mailWayBack(tx, ctx, customer, at)
  await record(tx, ctx, call, customer, { event: 'customer.deactivated', to: 'inactive', ...circumstances })
  return true
}

/** Sends a link that works once, until the purge is due. Only the hash of its token is stored. */
async function mailWayBack(tx: Tx, ctx: Changing, customer: CustomerRecord, at: Date): Promise<void> {
  const user = await findHolder(tx, customer.id)
  if (!user) return
  const token = randomToken()
  const expiresAt = purgeDueAt(at)
  await putLink(tx, { customerId: customer.id, tokenHash: sha256(token), createdAt: at, expiresAt })
  const { timeZone } = await requireTenantById(tx, customer.tenantId)
  await queueCustomerMail(tx, ctx, {
    template: 'customer-deactivated',
    customer,
    user,
    params: { until: formatLongMinute(expiresAt, languageOf(user.language), timeZone) },
    link: `${ctx.config.publicUrl}/idp/customer/reactivate/${token}`,
  })
}

/** Returns false if it was active already. */
export async function reactivateLocked(
  tx: Tx,
  ctx: Changing,
  actor: Actor,
  customer: CustomerRecord,
  note: Circumstances['note'] = {},
): Promise<boolean> {
  if (customer.status === 'active') return false
  const at = ctx.clock.now()
  if (!canComeBack(customer, at)) throw new DomainError('ReactivationEnded')
  await changeLifecycle(tx, customer, { status: 'active', deactivatedAt: null, updatedAt: at })
  await closeLink(tx, customer.id, at)
  const user = await findHolder(tx, customer.id)
  if (user) await queueCustomerMail(tx, ctx, { template: 'customer-reactivated', customer, user })
  await record(tx, ctx, actor, customer, { event: 'customer.reactivated', to: 'active', note })
  return true
}

export function canComeBack({ status, deactivatedAt }: Pick<CustomerRecord, 'status' | 'deactivatedAt'>, now: Date): boolean {
  return status === 'inactive' && deactivatedAt !== null && now < purgeDueAt(deactivatedAt)
}

type Step = Circumstances & { event: string; to: CustomerRecord['status'] }

async function record(tx: Tx, ctx: Changing, actor: Actor, customer: CustomerRecord, { event, to, reason, note }: Step): Promise<void> {
  const activity: Activity = {
    action: 'update',
    event,
    object: { type: 'customer', id: customer.id },
    customerId: customer.id,
    tenant: customer,
    before: { status: customer.status },
    after: { status: to, ...note },
    reason,
  }
  await recordActivity(tx, ctx, actor, activity)
}
