/**
 * The run of a previewed bulk change of orders. States: previewed (for an hour), running, done. Each chunk of customers is one
 * transaction that commits changes, log entries, outcomes and counts together, so that an interrupted run resumes where it
 * stopped and applies nothing twice. A row whose customer or sale changed since the preview is overtaken: it is refused with
 * the reason. A row is applied exactly as shown, or not at all.
 */

import { type OrderStatusReason, orderStatusPermissions } from '@wattdesk/contract/sales/order-status/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { z } from 'zod'
import { type Tx, transaction } from '../../../db/transaction.ts'
import { type Call, missingPermissions } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { type Activity, recordActivities } from '../../activities/activities.service.ts'
import { findCallerOfMember } from '../../auth/sessions/access.service.ts'
import { putInstallationStatus } from '../../customers/customer-orders.service.ts'
import { notify } from '../../notifications/notifications.service.ts'
import { judge, sameDifferences, type Target, type Verdict } from '../order-status.rules.ts'
import { type CustomerOrders, lockOrders } from '../orders.store.ts'
import { completes } from '../sales.rules.ts'
import { installationFor, stepActivity } from '../sales.service.ts'
import { changeSale, changeStep, lockSale } from '../sales.store.ts'
import * as store from './order-status.store.ts'

export const applyOrderStatusJob = { name: 'apply-order-status', payload: z.object({ runId: z.uuid() }), expireInSeconds: 300 }

/** Customers per transaction. */
const chunk = 100
const abandonedAfterMs = 15_000
const keptMs = 30 * dayMs

/** Starting a run again has no effect. */
export async function applyOrderStatus(ctx: Ctx, call: Call, runId: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    if (!(await store.findRun(tx, call.caller.scope, runId))) throw new DomainError('NotFound')
    const run = await store.lockRun(tx, runId)
    if (run?.status !== 'previewed') return
    const at = ctx.clock.now()
    if (at >= run.expiresAt) throw new DomainError('OrderStatusExpired', { expiresAt: run.expiresAt.toISOString() })
    // Changes are attributed to the member who applies them, not to the author of the preview.
    const { memberId, name: memberName, workingIn } = call.caller
    const who = { memberId, memberName, requestId: call.requestId, workingTenantId: workingIn?.tenantId ?? null }
    if (run.planned === 0) return store.changeRun(tx, runId, { ...who, status: 'done', startedAt: at, finishedAt: at })
    await store.changeRun(tx, runId, { ...who, status: 'running', startedAt: at, touchedAt: at })
    await ctx.jobs.send(tx, applyOrderStatusJob, { runId })
  })
}

/** Applies the remaining rows of a run. Concurrent workers take turns by chunk. */
export async function runOrderStatus(ctx: Ctx, runId: string): Promise<void> {
  while (await applyChunk(ctx, runId)) {
    // the next customers
  }
}

/** Resumes runs whose process died. */
export async function resumeOrderStatus(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - abandonedAfterMs)
  for (const runId of await store.listAbandonedRuns(ctx.db, before)) await runOrderStatus(ctx, runId)
}

/** Runs contain customer names, so they are deleted after 30 days, and previews a day after they expire. */
export async function removeOldRuns(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now().getTime()
  await store.deleteOldRuns(ctx.db, { doneBefore: new Date(now - keptMs), expiredBefore: new Date(now - dayMs) })
}

/** Returns false if no rows are left. */
export async function applyChunk(ctx: Ctx, runId: string): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const run = await store.lockRun(tx, runId)
    if (run?.status !== 'running') return false
    const at = ctx.clock.now()
    const rows = await store.nextRows(tx, runId, chunk)
    if (rows.length === 0) {
      await store.changeRun(tx, runId, { status: 'done', finishedAt: at })
      await notify(tx, ctx, { memberId: run.memberId, kind: 'order-status-done', objectId: runId })
      return false
    }
    const caller = await findCallerOfMember(tx, run.memberId, at, run.workingTenantId)
    if (!caller || missingPermissions(caller, orderStatusPermissions).length > 0) {
      const refused = rows.map((row) => overtaken(row, 'PermissionMissing'))
      await store.settleRows(tx, run, refused, at)
      return true
    }
    const call = { caller, requestId: run.requestId, run: { kind: 'order-status' as const, startedAt: run.startedAt ?? at } }
    const ids = [...new Set(rows.flatMap((row) => row.customerId ?? []))]
    const locked = await lockOrders(tx, caller.scope, ids, at)
    const settled: store.Settled[] = []
    const activities: Activity[] = []
    for (const [customerId, some] of Map.groupBy(rows, (row) => row.customerId)) {
      const orders = customerId ? locked.get(customerId) : undefined
      const done = orders ? await applyRows(tx, orders, some, at) : some.map((row) => overtaken(row, 'CustomerNotFound'))
      settled.push(...done)
      activities.push(...done.flatMap((one) => one.activities))
    }
    const source = run.origin === 'csv' ? ('csv_import' as const) : ('portal' as const)
    await recordActivities(
      tx,
      ctx,
      call,
      activities.map((activity) => ({ ...activity, source })),
    )
    await store.settleRows(tx, run, settled, at)
    return true
  })
}

type Done = store.Settled & { activities: Activity[] }

const overtaken = ({ position }: store.RowRecord, reason: OrderStatusReason): Done => ({ position, reason, activities: [] })

/** In order, each applied to the result of the previous one. */
async function applyRows(tx: Tx, seen: CustomerOrders, rows: readonly store.RowRecord[], at: Date): Promise<Done[]> {
  const done: Done[] = []
  let now = seen
  for (const row of rows) {
    const verdict = verdictOf(seen, now, row)
    if ('reason' in verdict) {
      done.push(overtaken(row, verdict.reason))
      continue
    }
    const activities: Activity[] = []
    const next = { ...now, ...verdict.orders }
    if (verdict.installationStatus) {
      activities.push(await putInstallationStatus(tx, now, verdict.installationStatus, at))
      next.version += 1
    }
    if (verdict.target) activities.push(await putStep(tx, now, verdict.target))
    now = next
    done.push({ position: row.position, reason: null, activities })
  }
  return done
}

/** The change of a row, or why it can no longer be applied as its preview showed it. */
function verdictOf(seen: CustomerOrders, now: CustomerOrders, row: store.RowRecord): Verdict {
  const stale = staleness(seen, row)
  if (stale) return { reason: stale }
  const verdict = judge(now, row.change)
  if ('reason' in verdict || sameDifferences(verdict.differences, row.differences)) return verdict
  return { reason: row.saleId ? 'SaleChanged' : 'CustomerChanged' }
}

/** Why a row's preview no longer applies. A row that only changes a sale ignores other changes of the customer. */
function staleness(seen: CustomerOrders, row: store.RowRecord): OrderStatusReason | undefined {
  if (row.change.installationStatus !== undefined && seen.version !== row.customerVersion) return 'CustomerChanged'
  if (!row.saleId) return undefined
  const sale = seen.sales.find((one) => one.id === row.saleId)
  if (!sale) return 'SaleArchived'
  return sale.version === row.saleVersion ? undefined : 'SaleChanged'
}

async function putStep(tx: Tx, customer: CustomerOrders, target: Target): Promise<Activity> {
  const { saleId, position, before, next } = target
  const sale = await lockSale(tx, customer.id, saleId)
  if (!sale) throw new Error(`Sale ${saleId} does not exist although it is locked`)
  const leads = completes(before, next) && needsInstallation(customer, saleId, position)
  const installationId = leads ? await installationFor(tx, sale) : undefined
  await changeStep(tx, saleId, position, next)
  await changeSale(tx, saleId, { version: sale.version + 1, ...(installationId ? { installationId } : {}) })
  const changed = (Object.keys(next) as (keyof typeof next)[]).filter((field) => before[field] !== next[field]) // Object.keys loses the key type
  const pick = (values: typeof next) => Object.fromEntries(changed.map((field) => [field, values[field]]))
  return stepActivity(customer, saleId, target, { before: pick(before), after: pick(next) })
}

function needsInstallation({ sales }: CustomerOrders, saleId: string, position: number): boolean {
  const steps = sales.find((sale) => sale.id === saleId)?.steps
  return steps?.find((step) => step.position === position)?.needsInstallation ?? false
}
