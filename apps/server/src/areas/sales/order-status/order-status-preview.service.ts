/**
 * The preview of a bulk change of orders: the change of each row, or why it is refused. It changes nothing and is kept for an hour with
 * the versions it was made from. Rows of one customer are judged in order, each on the result of the previous one.
 */

import type { Country } from '@wattdesk/contract/formats.ts'
import type { OrderStatusPreviewModel } from '@wattdesk/contract/sales/order-status/models.ts'
import { type OrderStatusReason, orderStatusRowsMax } from '@wattdesk/contract/sales/order-status/terms.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import type { Scope } from '../../../db/scope.ts'
import { transaction, violatedConstraint } from '../../../db/transaction.ts'
import type { Call } from '../../../platform/caller.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { DomainError } from '../../../platform/domain-error.ts'
import { newId } from '../../../platform/ids.ts'
import { selectCustomerKeys } from '../../customers/customer-selection.service.ts'
import { listAffiliateIds, requireTenantOfScope } from '../../tenants/tenants.service.ts'
import { findStep, frozenChange, judge } from '../order-status.rules.ts'
import { type CustomerOrders, findNamed, listSelected, type Named, readOrders } from '../orders.store.ts'
import { findRun, insertRun, type NewRow } from './order-status.store.ts'
import { type GivenRow, rowsOf } from './order-status-input.service.ts'

const goodForMs = hourMs

/** Repeating an ID returns the existing preview. */
export async function previewOrderStatus(ctx: Ctx, call: Call, model: OrderStatusPreviewModel): Promise<string> {
  const { scope } = call.caller
  const tenant = await requireTenantOfScope(ctx.db, scope)
  const given = model.origin === 'filtered' ? await filteredRows(ctx, scope, model) : await rowsOf(model, tenant.country as Country) // tenants have only codes of the catalogue
  const at = ctx.clock.now()
  const id = model.id ?? newId(at)
  const references = [...new Set(given.map((row) => row.reference))]
  const named = nameIndex(await findNamed(ctx.db, scope, await listAffiliateIds(ctx.db, scope), references))
  const people = references.map(named).filter((found) => typeof found === 'object')
  const ids = [...new Set(people.map(({ id }) => id))]
  const orders = await readOrders(ctx.db, scope, ids, at)
  const rows = judgeAll(given, named, orders)
  const count = (outcome: NewRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const run = {
    id,
    memberId: call.caller.memberId,
    memberName: call.caller.name,
    tenantId: tenant.id,
    affiliateId: tenant.affiliateId,
    origin: model.origin === 'filtered' ? ('chosen' as const) : model.origin,
    status: 'previewed' as const,
    requestId: call.requestId,
    total: rows.length,
    planned: count('planned'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    createdAt: at,
    expiresAt: new Date(at.getTime() + goodForMs),
  }
  try {
    await transaction(ctx.db, (tx) => insertRun(tx, run, rows))
  } catch (error) {
    if (violatedConstraint(error) !== 'order_status_runs_pkey') throw error
    if (!(await findRun(ctx.db, scope, id))) throw new DomainError('Conflict')
  }
  return id
}

type FilteredModel = Extract<OrderStatusPreviewModel, { origin: 'filtered' }>

/** A row for each customer that the list shows now. Later changes of the list have no effect. */
async function filteredRows(ctx: Ctx, scope: Scope, { change, excludedIds = [], ...list }: FilteredModel): Promise<GivenRow[]> {
  const ids = await listSelected(ctx.db, await selectCustomerKeys(ctx, scope, list), { excludedIds, max: orderStatusRowsMax + 1 })
  if (ids.length > orderStatusRowsMax) throw new DomainError('OrderStatusTooLong', { max: orderStatusRowsMax })
  return ids.map((reference) => ({ reference, change }))
}

type Found = Named | 'CustomerNotFound' | 'CustomerAmbiguous'

/** Finds the customer a reference names. E-mail addresses and GV numbers are case-insensitive. */
function nameIndex(people: readonly Named[]): (reference: string) => Found {
  const byName = new Map<string, Named[]>()
  for (const one of people) {
    for (const name of [one.id, one.accountEmail, one.externalReferenceId]) {
      if (!name) continue
      const known = byName.get(name.toLowerCase()) ?? []
      if (!known.some((other) => other.id === one.id)) byName.set(name.toLowerCase(), [...known, one])
    }
  }
  return (reference) => {
    const [only, ...others] = byName.get(reference.toLowerCase()) ?? []
    return only ? (others.length > 0 ? 'CustomerAmbiguous' : only) : 'CustomerNotFound'
  }
}

function judgeAll(given: readonly GivenRow[], named: (reference: string) => Found, orders: Map<string, CustomerOrders>): NewRow[] {
  const seen = new Map(orders)
  const firstOf = new Map<string, number>()
  const keys = new Set<string>()
  return given.map((row, position) => {
    const found = named(row.reference)
    const unidentified = { position, groupPosition: position, reference: row.reference, change: row.change, differences: [], ...unknown }
    if (typeof found === 'string') return refused(unidentified, row.reference === '' ? 'CustomerNotFound' : found)
    const groupPosition = firstOf.get(found.id) ?? position
    firstOf.set(found.id, groupPosition)
    const identified = { ...unidentified, groupPosition, customerId: found.id, customerVersion: orders.get(found.id)?.version ?? null }
    if (row.fault) return refused(identified, row.fault)
    const now = seen.get(found.id)
    const key = `${found.id} ${now ? stepKeyOf(now, row.change.step) : ''}`
    if (keys.has(key)) return refused(identified, 'RowTwice')
    if (!now) return refused(identified, 'CustomerNotFound')
    const verdict = judge(now, row.change)
    const saleVersion = orders.get(found.id)?.sales.find((sale) => sale.id === verdict.saleId)?.version ?? null
    const about = { ...identified, saleId: verdict.saleId ?? null, saleVersion }
    if ('reason' in verdict) return refused(about, verdict.reason)
    keys.add(key)
    seen.set(found.id, { ...now, ...verdict.orders })
    const outcome = verdict.differences.length > 0 ? ('planned' as const) : ('unchanged' as const)
    return { ...about, change: frozenChange(row.change, verdict), differences: verdict.differences, outcome, reason: null }
  })
}

/** Equal for two names of a step in different languages. */
function stepKeyOf(orders: CustomerOrders, name: string | undefined): string {
  if (name === undefined) return ''
  const found = findStep(orders, name)
  return 'reason' in found ? name.toLowerCase() : `${found.sale.id} ${found.step.position}`
}

const unknown = { customerId: null, saleId: null, customerVersion: null, saleVersion: null }

const refused = (row: Omit<NewRow, 'outcome' | 'reason'>, reason: OrderStatusReason): NewRow => ({ ...row, outcome: 'refused', reason })
