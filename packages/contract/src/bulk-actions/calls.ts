import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../formats.ts'
import { choiceFilter, type FilterField, instantFilter, listOf, listQuery, pageLimit, pageNumber } from '../paging.ts'
import { bulkAction, bulkActionCustomer, bulkActionDetail, bulkActionPreviewModel, groupChoice } from './models.ts'
import {
  bulkActionKinds,
  bulkActionOrders,
  bulkActionOutcomes,
  bulkActionPermissions,
  bulkActionReasons,
  bulkActionStatuses,
} from './terms.ts'

const area = 'bulk-actions'

// Each action's permission is checked once the action is known, at the preview and again at the start.
const access = 'read:customers'
const params = z.strictObject({ bulkActionId: id })
const path = '/api/v1/customers/bulk-actions'

export const previewBulkAction = endpoint({
  name: 'previewBulkAction',
  area,
  method: 'POST',
  path,
  summary: 'Freezes the selected customers, and previews how many an action would change and why it refuses others',
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
  summary: 'One of the caller’s bulk actions: its progress, and the number of refused customers by reason',
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
  summary: 'Cancels a bulk action or its preview; completed changes stay and can be undone',
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
