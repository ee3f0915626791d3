/**
 * Sales: the steps of a customer towards an installation. A sale is current, then archived for good. A step is pending, then
 * skipped or completed; it may switch between those two but never returns to pending. A step that needs an installation is
 * completed only while the customer has one of the sale's kind, and the kind is fixed once there is one. Every change names
 * the version of the sale it was made from; a change made from an older version is refused.
 */

import { loggedName, loggedNames, type Translations } from '@wattdesk/contract/names.ts'
import type { SaleAddModel, SaleStepUpdateModel, SaleUpdateModel } from '@wattdesk/contract/sales/models.ts'
import { currentSalesMax } from '@wattdesk/contract/sales/terms.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { type Tx, transaction, violatedConstraint } from '../../db/transaction.ts'
import type { Call } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { newId } from '../../platform/ids.ts'
import { changesOf, recordActivity } from '../activities/activities.service.ts'
import { lockActiveCustomer, shareActiveCustomer } from '../customers/customers.service.ts'
import { shareInstallationsOfKind } from '../installations/installations.service.ts'
import { requireTenantById } from '../tenants/tenants.service.ts'
import { changedStep, completes, stepStateOf } from './sales.rules.ts'
import * as store from './sales.store.ts'
import { requireTemplateFor } from './templates/sale-templates.service.ts'

type Owner = { id: string; tenantId: string; affiliateId: string }

/** Within this time, a second request without an ID for the same customer and template counts as a repeat. */
const doubleClickMs = 10_000

/**
 * Starts a sale with a template's steps. Repeating an ID with the same template and kind returns the existing sale; so does repeating the
 * request without an ID within a few seconds.
 */
export async function startSale(ctx: Ctx, call: Call, customerId: string, model: SaleAddModel): Promise<string> {
  const at = ctx.clock.now()
  const id = model.id ?? newId(at)
  try {
    return await transaction(ctx.db, async (tx) => {
      const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
      const template = await requireTemplateFor(tx, customer, model.templateId)
      const installationKind = model.installationKind ?? template.installationKind
      const since = new Date(at.getTime() - doubleClickMs)
      const known = model.id
        ? await store.findSale(tx, customerId, model.id)
        : await store.findStartedSince(tx, { customerId, templateName: template.name, installationKind }, since)
      if (known && (known.templateName !== template.name || known.installationKind !== installationKind)) throw new DomainError('Conflict')
      if (known) return known.id
      if ((await store.countCurrentSales(tx, customerId)) >= currentSalesMax)
        throw new DomainError('TooManySales', { max: currentSalesMax })
      const today = await todayOf(tx, ctx, customer)
      const steps = template.steps.map(({ plannedAfterDays, ...step }, position) => ({
        ...step,
        position,
        plannedOn: plannedAfterDays === null ? null : addDays(today, plannedAfterDays),
      }))
      const named = { templateName: template.name, templateNames: template.names }
      await store.insertSale(tx, { id, customerId, ...named, installationKind, createdAt: at }, steps)
      await recordActivity(tx, ctx, call, {
        ...about(customer, id),
        action: 'create',
        event: 'sale.started',
        after: { ...loggedName('templateName', template.name, template.names), installationKind, ...loggedNames('steps', steps) },
      })
      return id
    })
  } catch (error) {
    // The ID belongs to another customer's sale.
    throw violatedConstraint(error) === 'sales_pkey' ? new DomainError('Conflict') : error
  }
}

/** Changes the kind of installation a sale is about. The lock prevents adding an installation meanwhile. */
export async function updateSale(ctx: Ctx, call: Call, customerId: string, saleId: string, model: SaleUpdateModel): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const customer = await lockActiveCustomer(tx, call.caller.scope, customerId)
    const sale = await lockSaleAt(tx, customerId, saleId, model.version)
    if (sale.installationKind === model.installationKind) return
    const isFixed = sale.installationId !== null || (await shareInstallationsOfKind(tx, customerId, sale.installationKind)).length > 0
    if (isFixed) throw new DomainError('SaleKindFixed', { installationKind: sale.installationKind })
    await store.changeSale(tx, saleId, { installationKind: model.installationKind, version: sale.version + 1 })
    await recordActivity(tx, ctx, call, {
      ...about(customer, saleId),
      action: 'update',
      event: 'sale.changed',
      before: { installationKind: sale.installationKind },
      after: { installationKind: model.installationKind },
    })
  })
}

type StepAddress = { customerId: string; saleId: string; position: number }

/** Does nothing, and logs nothing, if nothing differs. */
export async function updateSaleStep(ctx: Ctx, call: Call, address: StepAddress, model: SaleStepUpdateModel): Promise<void> {
  const { customerId, saleId, position } = address
  const { version, ...given } = model
  await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const sale = await lockSaleAt(tx, customerId, saleId, version)
    const step = (await store.readSteps(tx, [saleId])).find((one) => one.position === position)
    if (!step) throw new DomainError('SaleStepNotFound')
    const needsOne = step.needsInstallation && completes(step, given)
    const installationId = needsOne ? await installationFor(tx, sale) : undefined
    const circumstances = {
      needsInstallation: step.needsInstallation,
      hasInstallation: installationId !== undefined,
      today: await todayOf(tx, ctx, customer),
    }
    const next = changedStep(stepStateOf(step), given, circumstances)
    if (typeof next === 'string') throw refused(next)
    const changes = changesOf(stepStateOf(step), next)
    if (!changes) return
    await store.changeStep(tx, saleId, position, next)
    await store.changeSale(tx, saleId, { version: sale.version + 1, ...(installationId ? { installationId } : {}) })
    await recordActivity(tx, ctx, call, stepActivity(customer, saleId, step, changes))
  })
}

/** Archiving is final. Repeating it has no effect. */
export async function archiveSale(ctx: Ctx, call: Call, customerId: string, saleId: string, version: number): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    const customer = await shareActiveCustomer(tx, call.caller.scope, customerId)
    const sale = await store.lockSale(tx, customerId, saleId)
    if (!sale) throw new DomainError('SaleNotFound')
    if (sale.archivedAt) return
    refuseOldVersion(sale, version)
    const archivedAt = ctx.clock.now()
    await store.changeSale(tx, saleId, { archivedAt, archivedBy: call.caller.memberId, version: sale.version + 1 })
    await recordActivity(tx, ctx, call, {
      ...about(customer, saleId),
      action: 'update',
      event: 'sale.archived',
      before: { archivedAt: null },
      after: { ...loggedName('templateName', sale.templateName, sale.templateNames), archivedAt: archivedAt.toISOString() },
    })
  })
}

/** The installation that a sale led to: the one already named, or else the newest of its kind that no other sale claims. */
export async function installationFor(tx: Tx, sale: store.SaleRecord): Promise<string | undefined> {
  const found = await shareInstallationsOfKind(tx, sale.customerId, sale.installationKind)
  if (sale.installationId && found.includes(sale.installationId)) return sale.installationId
  const linked = await store.listLinkedInstallations(tx, found)
  return found.find((id) => !linked.has(id)) ?? found[0]
}

type Changes = NonNullable<ReturnType<typeof changesOf>>

export function stepActivity(
  customer: Owner,
  saleId: string,
  { name, names }: { name: string; names: Translations },
  { before, after }: Changes,
) {
  const step = loggedName('step', name, names)
  return {
    ...about(customer, saleId),
    action: 'update' as const,
    event: 'sale.step-changed',
    before: { ...step, ...before },
    after: { ...step, ...after },
  }
}

/** Today in the customer's time zone. */
export async function todayOf(tx: Tx, ctx: Pick<Ctx, 'clock'>, customer: { affiliateId: string }): Promise<string> {
  return localDayOf(ctx.clock.now().getTime(), (await requireTenantById(tx, customer.affiliateId)).timeZone)
}

async function lockSaleAt(tx: Tx, customerId: string, saleId: string, version: number): Promise<store.SaleRecord> {
  const sale = await store.lockSale(tx, customerId, saleId)
  if (!sale) throw new DomainError('SaleNotFound')
  if (sale.archivedAt) throw new DomainError('SaleArchived')
  refuseOldVersion(sale, version)
  return sale
}

function refuseOldVersion(sale: store.SaleRecord, version: number): void {
  if (sale.version !== version) throw new DomainError('SaleChanged', { version: sale.version, givenVersion: version })
}

function refused(reason: Exclude<ReturnType<typeof changedStep>, object>): DomainError {
  if (reason === 'SaleStepNeverPending' || reason === 'SaleNeedsInstallation') return new DomainError(reason)
  return new DomainError('ValidationFailed', [{ field: 'completedOn', code: reason, message: reason }])
}

function about(customer: Owner, saleId: string) {
  return { object: { type: 'sale', id: saleId }, customerId: customer.id, tenant: customer }
}
