import { z } from 'zod'
import { installationStatuses } from './customer-choices.ts'
import { customerListFilter, searchValue } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { day, id, instant, line, paragraph } from './formats.ts'
import { importEncodings } from './imports.ts'
import { choiceFilter, type FilterField, idFilter, instantFilter, listOf, listQuery, pageLimit, pageNumber } from './paging.ts'
import { paragraphOrNull, saleStepStatuses } from './sales.ts'

/** Limits of one run. */
export const orderStatusRowsMax = 10_000
export const orderStatusTextMax = 4_000_000

export const orderStatusOrigins = ['chosen', 'pasted', 'csv'] as const
export const orderStatusRunStatuses = ['previewed', 'running', 'done'] as const
/** The outcome of a row: to be changed, already as requested, refused by the preview, changed, or refused during the run. */
export const orderStatusOutcomes = ['planned', 'unchanged', 'refused', 'applied', 'overtaken'] as const
export type OrderStatusOutcome = (typeof orderStatusOutcomes)[number]

/** Why a row is not changed. */
export const orderStatusReasons = [
  'CustomerNotFound',
  'CustomerAmbiguous',
  'CustomerNotActive',
  'NoChange',
  'RowTwice',
  'StepMissing',
  'StatusInvalid',
  'InstallationStatusInvalid',
  'InstallationsExist',
  'DayInvalid',
  'CompletedOnWithoutCompletion',
  'DateInFuture',
  'TextTooLong',
  'ControlCharacters',
  'InvisibleCharacters',
  'NoCurrentSale',
  'SaleAmbiguous',
  'SaleStepNotFound',
  'SaleStepNeverPending',
  'SaleNeedsInstallation',
  'SaleArchived',
  'CustomerChanged',
  'SaleChanged',
  'PermissionMissing',
] as const
export type OrderStatusReason = (typeof orderStatusReasons)[number]

/** Columns of the CSV file. An empty cell leaves the value; a single hyphen clears it. */
export const orderStatusColumns = [
  'customer',
  'step',
  'status',
  'plannedOn',
  'completedOn',
  'comment',
  'customerMessage',
  'installationStatus',
] as const

const area = 'sales'

/** Customers of a list that are excluded one by one. */
export const orderStatusExcludedMax = 1_000

/** One change for all customers of a list. */
export const orderStatusChange = z
  .strictObject({
    installationStatus: z.enum(installationStatuses).optional(),
    /** Name of the step in the sale, case-insensitive. */
    step: line(80).optional(),
    status: z.enum(saleStepStatuses).optional(),
    plannedOn: day.nullable().optional(),
    completedOn: day.nullable().optional(),
    comment: paragraphOrNull(2_000).optional(),
    customerMessage: paragraphOrNull(500).optional(),
  })
  .superRefine((change, context) => {
    const { installationStatus, step, ...ofStep } = change
    const changesStep = Object.values(ofStep).some((value) => value !== undefined)
    if (changesStep && !step) context.addIssue({ code: 'custom', message: 'Required', path: ['step'] })
    if (!changesStep && installationStatus === undefined) context.addIssue({ code: 'custom', message: 'NothingToChange', path: ['step'] })
  })
export type OrderStatusChange = z.output<typeof orderStatusChange>

const customerIds = z.array(id).min(1).max(1_000)
/** GV numbers, e-mail addresses or IDs, separated by newlines, commas, semicolons or spaces. */
const references = paragraph(500_000).min(1, 'Required')
/** The file's bytes. The encoding is detected unless specified; an ambiguous file is refused with the possible encodings. */
const csv = z
  .base64()
  .min(1, 'Required')
  .max(Math.ceil(orderStatusTextMax * 1.4), 'FileTooLarge')

export const orderStatusPreviewModel = z.discriminatedUnion('origin', [
  z.strictObject({ id: id.optional(), origin: z.literal('chosen'), customerIds, change: orderStatusChange }),
  /** All customers of a list as it is now: its filter and search, as in `GET /customers`. */
  z.strictObject({
    id: id.optional(),
    origin: z.literal('filtered'),
    filter: customerListFilter,
    searchValue,
    /** The partner whose customers are listed. */
    partnerId: id.optional(),
    excludedIds: z.array(id).max(orderStatusExcludedMax).optional(),
    change: orderStatusChange,
  }),
  z.strictObject({ id: id.optional(), origin: z.literal('pasted'), references, change: orderStatusChange }),
  z.strictObject({ id: id.optional(), origin: z.literal('csv'), csv, encoding: z.enum(importEncodings).optional() }),
])
export type OrderStatusPreviewModel = z.output<typeof orderStatusPreviewModel>

export const orderStatusRun = z.object({
  id,
  origin: z.enum(orderStatusOrigins),
  status: z.enum(orderStatusRunStatuses),
  member: z.object({ id, name: z.string() }),
  createdAt: instant,
  /** A preview is applied before this, or not at all. */
  expiresAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  total: z.number().int(),
  /** Rows that the preview would change. */
  planned: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** Of the planned rows: applied, and refused because something changed since. */
  applied: z.number().int(),
  overtaken: z.number().int(),
})
export type OrderStatusRun = z.infer<typeof orderStatusRun>

export const orderStatusRow = z.object({
  position: z.number().int(),
  reference: z.string(),
  customer: z.object({ id, accountName: z.string() }).nullable(),
  step: z.string().nullable(),
  outcome: z.enum(orderStatusOutcomes),
  reason: z.enum(orderStatusReasons).nullable(),
  differences: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
})
export type OrderStatusRow = z.infer<typeof orderStatusRow>

/** The permissions to change orders, required for the call and throughout the run. */
export const orderStatusPermissions = ['write:customers', 'write:customers-sales'] as const
const access = { allOf: orderStatusPermissions } as const
const params = z.strictObject({ runId: id })

export const previewOrderStatus = endpoint({
  name: 'previewOrderStatus',
  area,
  method: 'POST',
  path: '/api/v1/customers/order-status',
  summary: 'Previews the change: what would change in each row, or why it is refused. The stored preview can then be applied',
  access,
  body: orderStatusPreviewModel,
  response: orderStatusRun,
  errors: ['CustomerNotFound', 'OrderStatusFileInvalid', 'OrderStatusTooLong'],
})

const filters = {
  origin: choiceFilter(orderStatusOrigins),
  status: choiceFilter(orderStatusRunStatuses),
  memberId: idFilter,
  createdAt: instantFilter,
} satisfies Record<string, FilterField>
export const orderStatusRunOrders = ['createdAt', 'finishedAt', 'origin', 'status', 'total'] as const

export const listOrderStatusRuns = endpoint({
  name: 'listOrderStatusRuns',
  area,
  method: 'GET',
  path: '/api/v1/customers/order-status',
  summary: 'Runs of the last 30 days, newest first by default',
  access,
  query: z.strictObject(listQuery(filters, orderStatusRunOrders)),
  response: listOf(orderStatusRun),
  errors: ['ListTooLong'],
})

export const getOrderStatusRun = endpoint({
  name: 'getOrderStatusRun',
  area,
  method: 'GET',
  path: '/api/v1/customers/order-status/{runId}',
  summary: 'A run and how far it is',
  access,
  params,
  response: orderStatusRun,
  errors: ['NotFound'],
})

export const listOrderStatusRows = endpoint({
  name: 'listOrderStatusRows',
  area,
  method: 'GET',
  path: '/api/v1/customers/order-status/{runId}/rows',
  summary: 'Rows of a run with what changes, or why not',
  access,
  params,
  query: z.strictObject({ page: pageNumber, limit: pageLimit, outcome: z.enum(orderStatusOutcomes).optional() }),
  response: listOf(orderStatusRow),
  errors: ['NotFound', 'ListTooLong'],
})

export const applyOrderStatus = endpoint({
  name: 'applyOrderStatus',
  area,
  method: 'POST',
  path: '/api/v1/customers/order-status/{runId}/apply',
  summary: 'Applies a change exactly as previewed; refuses rows that changed since',
  access,
  params,
  response: orderStatusRun,
  errors: ['NotFound', 'OrderStatusExpired'],
})

export const downloadOrderStatus = endpoint({
  name: 'downloadOrderStatus',
  area,
  method: 'GET',
  path: '/api/v1/customers/order-status/{runId}/results',
  summary: 'Every row of a run with its outcome, as CSV',
  access,
  params,
  response: z.string(),
  produces: ['text/csv'],
  errors: ['NotFound'],
})
