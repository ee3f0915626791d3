import { z } from 'zod'
import { customerStatuses, customerTypes } from './customer-choices.ts'
import { customerExportColumns, customerListFilter, searchValue } from './customers.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, optionalLine } from './formats.ts'
import { choiceFilter, type FilterField, instantFilter, listOf, listQuery, pageLimit, pageNumber } from './paging.ts'
import type { Permission } from './permissions.ts'

/** Limits of a bulk action: customers selected one by one, excluded one by one, and selected by a filter. */
export const bulkActionChosenMax = 1_000
export const bulkActionExcludedMax = 1_000
export const bulkActionCustomersMax = 2_000_000
export const bulkActionGroupsMax = 20

export const bulkActionKinds = ['assign-feature-groups', 'send-invitation', 'deactivate', 'export'] as const
export type BulkActionKind = (typeof bulkActionKinds)[number]

export const bulkActionStatuses = ['freezing', 'previewed', 'running', 'cancelled', 'done', 'undoing', 'undone'] as const
export type BulkActionStatus = (typeof bulkActionStatuses)[number]

/**
 * The outcome for a customer: selected but not judged yet; planned, refused by the preview, acted on, refused during the run;
 * and after an undo: undone, or kept as it is.
 */
export const bulkActionOutcomes = ['meant', 'planned', 'refused', 'acted', 'overtaken', 'undone', 'kept'] as const
export type BulkActionOutcome = (typeof bulkActionOutcomes)[number]

/** Why the action is refused or not undone for a customer. */
export const bulkActionReasons = [
  'CustomerNotFound',
  'CustomerNotActive',
  'CustomerPurged',
  'CustomerChanged',
  'CustomerReactivated',
  'FeatureGroupUnsuitable',
  'FeatureGroupNotForPartners',
  'FeatureGroupAssigned',
  'FeatureGroupGone',
  'UserMissing',
  'UserJoined',
  'UserInvited',
  'InvitationLimit',
  'AutomatedUnconfirmed',
  'ReactivationEnded',
] as const
export type BulkActionReason = (typeof bulkActionReasons)[number]

/** The permissions an action needs: those of the call for one customer. */
export const bulkActionPermissions: Record<BulkActionKind, readonly Permission[]> = {
  'assign-feature-groups': ['write:customers', 'read:supported-feature-groups'],
  'send-invitation': ['write:customers-users'],
  deactivate: ['delete:customers'],
  export: ['read:customers'],
}

/** The permissions the inverse needs. Actions not listed have no inverse. */
export const bulkActionUndoPermissions: Partial<Record<BulkActionKind, readonly Permission[]>> = {
  'assign-feature-groups': ['write:customers', 'read:supported-feature-groups'],
  deactivate: ['write:customers'],
}

const area = 'bulk-actions'

const action = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('assign-feature-groups'), featureGroupIds: z.array(id).min(1).max(bulkActionGroupsMax) }),
  z.strictObject({ kind: z.literal('send-invitation') }),
  z.strictObject({
    kind: z.literal('deactivate'),
    /** Confirms that the selection may include automatically created customers. */
    includesAutomated: z.boolean().optional(),
    reason: optionalLine(200).optional(),
  }),
  z.strictObject({ kind: z.literal('export'), columns: z.array(z.enum(customerExportColumns)).min(1).max(customerExportColumns.length) }),
])
export type BulkActionModel = z.output<typeof action>

/** Customers selected one by one, or all customers of a list: its filter and search, as in `GET /customers`. */
const selection = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('ids'), customerIds: z.array(id).min(1).max(bulkActionChosenMax) }),
  z.strictObject({
    by: z.literal('filter'),
    filter: customerListFilter,
    searchValue,
    /** The partner whose customers are listed. */
    partnerId: id.optional(),
    excludedIds: z.array(id).max(bulkActionExcludedMax).optional(),
  }),
])
export type BulkActionSelection = z.output<typeof selection>

export const bulkActionPreviewModel = z.strictObject({
  /** Chosen by the caller, so that a repeated request freezes only once. */
  id: id.optional(),
  action,
  selection,
})
export type BulkActionPreviewModel = z.output<typeof bulkActionPreviewModel>
export type BulkActionPreviewInput = z.input<typeof bulkActionPreviewModel>

export const bulkAction = z.object({
  id,
  kind: z.enum(bulkActionKinds),
  /** Freezing: the customers are being collected and judged in batches. */
  status: z.enum(bulkActionStatuses),
  action,
  /** The names of the feature groups at the preview. */
  featureGroups: z.array(z.string()),
  createdAt: instant,
  /** A preview is started before this, or not at all. */
  expiresAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Until when it can be undone; null when it cannot. */
  undoUntil: instant.nullable(),
  undoStartedAt: instant.nullable(),
  undoFinishedAt: instant.nullable(),
  /** Selected customers. Once frozen, each is planned or refused. */
  total: z.number().int(),
  planned: z.number().int(),
  refused: z.number().int(),
  /** Of the planned customers: acted on, and refused because they changed since. */
  acted: z.number().int(),
  overtaken: z.number().int(),
  /** Of those acted on: undone, and kept because they changed since. */
  undone: z.number().int(),
  kept: z.number().int(),
})
export type BulkAction = z.infer<typeof bulkAction>

const reasonCount = z.object({
  outcome: z.enum(bulkActionOutcomes),
  reason: z.enum(bulkActionReasons),
  count: z.number().int(),
})
export type BulkActionReasonCount = z.infer<typeof reasonCount>

const bulkActionDetail = bulkAction.extend({ reasons: z.array(reasonCount) })
export type BulkActionDetail = z.infer<typeof bulkActionDetail>

export const bulkActionCustomer = z.object({
  /** Its position in the frozen set. */
  position: z.number().int(),
  id,
  outcome: z.enum(bulkActionOutcomes),
  reason: z.enum(bulkActionReasons).nullable(),
  /** Its current state; null when it does not exist or is out of scope. */
  customer: z
    .object({
      accountName: z.string(),
      accountEmail: z.string(),
      type: z.enum(customerTypes),
      status: z.enum(customerStatuses),
      city: z.string().nullable(),
    })
    .nullable(),
})
export type BulkActionCustomer = z.infer<typeof bulkActionCustomer>

// The permission of each action is checked when the action is known, at the preview and again at the start.
const access = 'read:customers'
const params = z.strictObject({ bulkActionId: id })
const path = '/api/v1/customers/bulk-actions'

export const previewBulkAction = endpoint({
  name: 'previewBulkAction',
  area,
  method: 'POST',
  path,
  summary: 'Freezes the selected customers, and previews how many an action would reach and why it refuses others',
  access,
  body: bulkActionPreviewModel,
  response: bulkActionDetail,
  errors: ['BulkActionTooLarge', 'BulkActionNotFound', 'CustomerNotFound', 'FeatureGroupNotFound', 'PermissionMissing'],
})

const filters = {
  kind: choiceFilter(bulkActionKinds),
  status: choiceFilter(bulkActionStatuses),
  createdAt: instantFilter,
} satisfies Record<string, FilterField>
export const bulkActionOrders = ['createdAt', 'finishedAt', 'kind', 'status', 'planned'] as const

export const listBulkActions = endpoint({
  name: 'listBulkActions',
  area,
  method: 'GET',
  path,
  summary: "The caller's own bulk actions of the last 30 days, newest first by default",
  access,
  query: z.strictObject(listQuery(filters, bulkActionOrders)),
  response: listOf(bulkAction),
  errors: ['ListTooLong'],
})

const groupChoice = z.object({ id, name: z.string(), displayName: z.string(), customerType: z.enum(customerTypes) })
export type GroupChoice = z.infer<typeof groupChoice>

export const listBulkFeatureGroups = endpoint({
  name: 'listBulkFeatureGroups',
  area,
  method: 'GET',
  path: `${path}/feature-groups`,
  summary: 'At most 200 feature groups that can be assigned to customers, by name',
  access: { allOf: bulkActionPermissions['assign-feature-groups'] },
  response: z.object({ items: z.array(groupChoice) }),
})

export const getBulkAction = endpoint({
  name: 'getBulkAction',
  area,
  method: 'GET',
  path: `${path}/{bulkActionId}`,
  summary: 'A bulk action of one’s own, how far it is, and how many customers are refused for which reason',
  access,
  params,
  response: bulkActionDetail,
  errors: ['BulkActionNotFound'],
})

export const listBulkActionCustomers = endpoint({
  name: 'listBulkActionCustomers',
  area,
  method: 'GET',
  path: `${path}/{bulkActionId}/customers`,
  summary: 'The frozen customers of a bulk action, each with its outcome',
  access,
  params,
  query: z.strictObject({
    page: pageNumber,
    limit: pageLimit,
    outcome: z.enum(bulkActionOutcomes).optional(),
    reason: z.enum(bulkActionReasons).optional(),
  }),
  response: listOf(bulkActionCustomer),
  errors: ['BulkActionNotFound', 'ListTooLong'],
})

export const startBulkAction = endpoint({
  name: 'startBulkAction',
  area,
  method: 'POST',
  path: `${path}/{bulkActionId}/start`,
  summary: 'Starts a bulk action exactly as previewed; refuses customers that changed since. Starting it again has no effect',
  access,
  params,
  /** The number of planned customers that the member saw. */
  body: z.strictObject({ planned: z.number().int() }),
  response: bulkActionDetail,
  errors: ['BulkActionNotFound', 'BulkActionExpired', 'BulkActionCountDiffers', 'BulkActionStateForbids', 'PermissionMissing'],
})

export const cancelBulkAction = endpoint({
  name: 'cancelBulkAction',
  area,
  method: 'POST',
  path: `${path}/{bulkActionId}/cancel`,
  summary: 'Cancels a bulk action or its preview; what was done stays done and can be undone',
  access,
  params,
  response: bulkActionDetail,
  errors: ['BulkActionNotFound', 'BulkActionStateForbids'],
})

export const undoBulkAction = endpoint({
  name: 'undoBulkAction',
  area,
  method: 'POST',
  path: `${path}/{bulkActionId}/undo`,
  summary: 'Undoes a bulk action within 15 minutes after it ended; customers that changed since stay as they are',
  access,
  params,
  response: bulkActionDetail,
  errors: ['BulkActionNotFound', 'BulkActionStateForbids', 'BulkActionNotUndoable', 'BulkActionUndoEnded', 'PermissionMissing'],
})

export const downloadBulkActionRefusals = endpoint({
  name: 'downloadBulkActionRefusals',
  area,
  method: 'GET',
  path: `${path}/{bulkActionId}/refusals`,
  summary: 'Customers that were refused or not undone, each with the reason, as CSV',
  access,
  params,
  response: z.string(),
  produces: ['text/csv'],
  errors: ['BulkActionNotFound'],
})

export const downloadBulkExport = endpoint({
  name: 'downloadBulkExport',
  area,
  method: 'GET',
  path: `${path}/{bulkActionId}/export`,
  summary: 'The frozen customers as CSV, with their values at the time of the download',
  access,
  params,
  response: z.string(),
  produces: ['text/csv'],
  errors: ['BulkActionNotFound', 'BulkActionStateForbids'],
})
