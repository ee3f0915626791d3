import type { Translations } from '@wattdesk/contract/names.ts'
import type { Sale } from '@wattdesk/contract/sales/models.ts'
import type { OrderStatusChange, OrderStatusRow } from '@wattdesk/contract/sales/order-status/models.ts'
import type { OrderStatusReason } from '@wattdesk/contract/sales/order-status/terms.ts'
import { changedStep, type StepState, stepStateOf } from './sales.rules.ts'

export type StepOfOrder = StepState & { position: number; name: string; names: Translations; needsInstallation: boolean }
export type SaleOfOrder = {
  id: string
  version: number
  installationKind: Sale['installationKind']
  hasInstallation: boolean
  steps: StepOfOrder[]
}
/** A customer's current orders: the preview reads them, the run locks them. */
export type Orders = {
  id: string
  version: number
  status: 'active' | 'inactive' | 'deleted'
  installationStatus: NonNullable<OrderStatusChange['installationStatus']>
  hasInstallations: boolean
  today: string
  sales: SaleOfOrder[]
}

export type Differences = OrderStatusRow['differences']
export type Target = { saleId: string; position: number; name: string; names: Translations; next: StepState; before: StepState }
export type Verdict =
  | { reason: OrderStatusReason; saleId?: string }
  | { differences: Differences; orders: Orders; target?: Target; installationStatus?: Orders['installationStatus']; saleId?: string }

/** The change that a row would make in a customer's orders, or why it is refused. Deterministic, so preview and run agree. */
export function judge(orders: Orders, change: OrderStatusChange): Verdict {
  if (orders.status !== 'active') return { reason: orders.status === 'deleted' ? 'CustomerNotFound' : 'CustomerNotActive' }
  const { step: stepName, installationStatus, ...stepChange } = change
  const changesInstallation = installationStatus !== undefined && installationStatus !== orders.installationStatus
  const isBefore = installationStatus === 'none' || installationStatus === 'planned'
  if (changesInstallation && isBefore && orders.hasInstallations) return { reason: 'InstallationsExist' }
  const ofCustomer = changesInstallation
    ? [{ field: 'installationStatus', before: orders.installationStatus, after: installationStatus }]
    : []
  const changed = changesInstallation ? { ...orders, installationStatus } : orders
  const kept = changesInstallation ? { installationStatus } : {}
  if (stepName === undefined) return { differences: ofCustomer, orders: changed, ...kept }

  const found = findStep(orders, stepName)
  if ('reason' in found) return found
  const { sale, step } = found
  const circumstances = { needsInstallation: step.needsInstallation, hasInstallation: sale.hasInstallation, today: orders.today }
  const next = changedStep(step, stepChange, circumstances)
  if (typeof next === 'string') return { reason: next, saleId: sale.id }
  const before = stepStateOf(step)
  const ofStep = differencesOf(before, next)
  const target =
    ofStep.length > 0 ? { saleId: sale.id, position: step.position, name: step.name, names: step.names, next, before } : undefined
  return {
    differences: [...ofCustomer, ...ofStep],
    orders: { ...changed, sales: changed.sales.map((one) => (one.id === sale.id ? withStep(one, step.position, next) : one)) },
    saleId: sale.id,
    ...kept,
    ...(target ? { target } : {}),
  }
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Of two steps of a sale, the one whose own name it is goes before one that is translated so. */
function stepsNamed({ steps }: SaleOfOrder, name: string): StepOfOrder[] {
  const own = steps.filter((step) => same(step.name, name))
  return own.length > 0 ? own : steps.filter((step) => Object.values(step.names).some((one) => same(one, name)))
}

/** The step of a current sale that has a name in any language. */
export function findStep({ sales }: Orders, name: string): { sale: SaleOfOrder; step: StepOfOrder } | { reason: OrderStatusReason } {
  if (sales.length === 0) return { reason: 'NoCurrentSale' }
  const found = sales.flatMap((sale) => stepsNamed(sale, name).map((step) => ({ sale, step })))
  const [only, ...others] = found
  if (!only) return { reason: 'SaleStepNotFound' }
  return others.length > 0 ? { reason: 'SaleAmbiguous' } : only
}

function withStep(sale: SaleOfOrder, position: number, next: StepState): SaleOfOrder {
  return { ...sale, steps: sale.steps.map((step) => (step.position === position ? { ...step, ...next } : step)) }
}

const fields = ['status', 'plannedOn', 'completedOn', 'comment', 'customerMessage'] as const

function differencesOf(before: StepState, after: StepState): Differences {
  return fields.flatMap((field) => (before[field] === after[field] ? [] : [{ field, before: before[field], after: after[field] }]))
}

/** The stored change keeps the completion date of the preview, so that applying it a day later does the same. */
export function frozenChange(change: OrderStatusChange, { target }: { target?: Target }): OrderStatusChange {
  return target?.next.completedOn ? { ...change, completedOn: target.next.completedOn } : change
}

/** Whether applying would have the previewed effect. */
export function sameDifferences(a: Differences, b: Differences): boolean {
  return (
    a.length === b.length && a.every((one, at) => one.field === b[at]?.field && one.before === b[at]?.before && one.after === b[at]?.after)
  )
}
