import { z } from 'zod'
import { activityActions, actorKinds } from './activities.ts'
import { endpoint } from './endpoint.ts'
import { day, id, instant, paragraph } from './formats.ts'
import { installationKinds } from './installations/installation.ts'
import { choiceFilter, idFilter, instantFilter, listOf, listQuery } from './paging.ts'

export const saleStepStatuses = ['pending', 'skipped', 'completed'] as const
export type SaleStepStatus = (typeof saleStepStatuses)[number]
/** Maximum current sales of a customer. */
export const currentSalesMax = 20

const area = 'sales'

/** Several lines of text; empty text becomes null. */
export const paragraphOrNull = (max: number) =>
  paragraph(max)
    .transform((text) => (text === '' ? null : text))
    .nullable()

export const saleStep = z.object({
  position: z.number().int(),
  name: z.string(),
  status: z.enum(saleStepStatuses),
  /** Cannot be completed without an installation of the sale's kind. */
  needsInstallation: z.boolean(),
  plannedOn: day.nullable(),
  completedOn: day.nullable(),
  comment: z.string().nullable(),
  /** What the customer's app shows while the step is pending. */
  customerMessage: z.string().nullable(),
})
export type SaleStep = z.infer<typeof saleStep>

export const sale = z.object({
  id,
  customerId: id,
  templateName: z.string().nullable(),
  installationKind: z.enum(installationKinds),
  /** The kind is fixed once an installation of it has been added. */
  isKindFixed: z.boolean(),
  /** The resulting installation. */
  configurationId: id.nullable(),
  createdAt: instant,
  archivedAt: instant.nullable(),
  archivedBy: z.string().nullable(),
  version: z.number().int(),
  steps: z.array(saleStep),
})
export type Sale = z.infer<typeof sale>

/** Starts a sale. The caller chooses the ID, so that a repeated request starts only one sale. */
export const saleAddModel = z.strictObject({ id: id.optional(), templateId: id, installationKind: z.enum(installationKinds).optional() })
export type SaleAddModel = z.output<typeof saleAddModel>

export const saleUpdateModel = z.strictObject({ version: z.number().int(), installationKind: z.enum(installationKinds) })
export type SaleUpdateModel = z.output<typeof saleUpdateModel>

/** Absent fields stay; null clears. A step completed without a date is completed today. */
export const saleStepUpdateModel = z.strictObject({
  /** The version of the sale from which the change was made. */
  version: z.number().int(),
  status: z.enum(saleStepStatuses).optional(),
  plannedOn: day.nullable().optional(),
  completedOn: day.nullable().optional(),
  comment: paragraphOrNull(2_000).optional(),
  customerMessage: paragraphOrNull(500).optional(),
})
export type SaleStepUpdateModel = z.output<typeof saleStepUpdateModel>

export const saleArchiveModel = z.strictObject({ version: z.number().int() })

/** An entry of a customer's sales history. */
export const saleChange = z.object({
  id,
  at: instant,
  actor: z.object({ kind: z.enum(actorKinds), name: z.string() }),
  action: z.enum(activityActions),
  event: z.string(),
  saleId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type SaleChange = z.infer<typeof saleChange>

const customerId = z.strictObject({ id })
const saleId = z.strictObject({ id, saleId: id })

export const archivedSaleOrders = ['archivedAt', 'createdAt'] as const
const archivedSaleFilters = {
  id: idFilter,
  installationKind: choiceFilter(installationKinds),
  archivedAt: instantFilter,
  createdAt: instantFilter,
}

/** Activity events of sales. */
export const saleEvents = ['sale.started', 'sale.changed', 'sale.step-changed', 'sale.archived'] as const
export const saleChangeOrders = ['at'] as const
const saleChangeFilters = { event: choiceFilter(saleEvents), at: instantFilter }

export const listSales = endpoint({
  name: 'listSales',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/sales',
  summary: "A customer's current sales with their steps, the newest first",
  access: 'read:customers-sales',
  params: customerId,
  response: z.object({ items: z.array(sale) }),
  errors: ['CustomerNotFound'],
})

export const startSale = endpoint({
  name: 'startSale',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/sales',
  summary: 'Starts a sale with the steps of a template',
  access: 'write:customers-sales',
  params: customerId,
  body: saleAddModel,
  response: sale,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'SaleTemplateNotFound', 'TooManySales'],
})

export const updateSale = endpoint({
  name: 'updateSale',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/sales/{saleId}',
  summary: 'Changes the kind of installation of a sale until one has been added',
  access: 'write:customers-sales',
  params: saleId,
  body: saleUpdateModel,
  response: sale,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'SaleNotFound', 'SaleChanged', 'SaleArchived', 'SaleKindFixed'],
})

export const updateSaleStep = endpoint({
  name: 'updateSaleStep',
  area,
  method: 'PUT',
  path: '/api/v1/customers/{id}/sales/{saleId}/steps/{position}',
  summary: 'Changes a step: its status, dates, comment and message; once skipped or completed it never returns to pending',
  access: 'write:customers-sales',
  params: z.strictObject({
    id,
    saleId: id,
    position: z
      .string()
      .regex(/^\d{1,3}$/, 'WholeNumber')
      .transform(Number),
  }),
  body: saleStepUpdateModel,
  response: sale,
  errors: [
    'CustomerNotFound',
    'CustomerNotActive',
    'SaleNotFound',
    'SaleChanged',
    'SaleArchived',
    'SaleStepNotFound',
    'SaleStepNeverPending',
    'SaleNeedsInstallation',
  ],
})

export const archiveSale = endpoint({
  name: 'archiveSale',
  area,
  method: 'POST',
  path: '/api/v1/customers/{id}/sales/{saleId}/archive',
  summary: 'Archives a sale; this cannot be undone',
  access: 'delete:customers-sales',
  params: saleId,
  body: saleArchiveModel,
  response: sale,
  errors: ['CustomerNotFound', 'CustomerNotActive', 'SaleNotFound', 'SaleChanged'],
})

export const listArchivedSales = endpoint({
  name: 'listArchivedSales',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/sales/archived',
  summary: "A customer's archived sales, the last archived first unless ordered otherwise",
  access: { allOf: ['read:customers', 'read:customers-sales'] },
  params: customerId,
  query: z.strictObject(listQuery(archivedSaleFilters, archivedSaleOrders)),
  response: listOf(sale),
  errors: ['CustomerNotFound', 'ListTooLong'],
})

export const listSaleChanges = endpoint({
  name: 'listSaleChanges',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/sales/history',
  summary: "What was changed in a customer's sales, the newest first unless ordered otherwise",
  access: { allOf: ['read:customers', 'read:customers-sales'] },
  params: customerId,
  query: z.strictObject(listQuery(saleChangeFilters, saleChangeOrders)),
  response: listOf(saleChange),
  errors: ['CustomerNotFound', 'ListTooLong'],
})
