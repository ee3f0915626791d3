import { z } from 'zod'
import { customerListFilter, searchValue } from '../customers/models.ts'
import { customerExportColumns, customerStatuses, customerTypes } from '../customers/terms.ts'
import { id, instant, optionalLine } from '../formats.ts'
import {
  bulkActionChosenMax,
  bulkActionExcludedMax,
  bulkActionGroupsMax,
  bulkActionKinds,
  bulkActionOutcomes,
  bulkActionReasons,
  bulkActionStatuses,
} from './terms.ts'

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
    /** Restricts the list to this partner's customers. */
    partnerId: id.optional(),
    excludedIds: z.array(id).max(bulkActionExcludedMax).optional(),
  }),
])
export type BulkActionSelection = z.output<typeof selection>

export const bulkActionPreviewModel = z.strictObject({
  /** Chosen by the caller, so retries are idempotent. */
  id: id.optional(),
  action,
  selection,
})
export type BulkActionPreviewModel = z.output<typeof bulkActionPreviewModel>
export type BulkActionPreviewInput = z.input<typeof bulkActionPreviewModel>

export const bulkAction = z.object({
  id,
  kind: z.enum(bulkActionKinds),
  /** While freezing, customers are collected and judged in batches. */
  status: z.enum(bulkActionStatuses),
  action,
  /** Names at the time of the preview. */
  featureGroups: z.array(z.string()),
  createdAt: instant,
  /** The preview cannot be started after this. */
  expiresAt: instant,
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Null if it cannot be undone. */
  undoUntil: instant.nullable(),
  undoStartedAt: instant.nullable(),
  undoFinishedAt: instant.nullable(),
  /** Selected customers. Once frozen, each is planned or refused. */
  total: z.number().int(),
  planned: z.number().int(),
  refused: z.number().int(),
  /** Of the planned customers: changed; refused, because they had changed since. */
  acted: z.number().int(),
  overtaken: z.number().int(),
  /** Of the acted ones: undone; kept, because they had changed since. */
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

export const bulkActionDetail = bulkAction.extend({ reasons: z.array(reasonCount) })
export type BulkActionDetail = z.infer<typeof bulkActionDetail>

export const bulkActionCustomer = z.object({
  /** Position in the frozen set. */
  position: z.number().int(),
  id,
  outcome: z.enum(bulkActionOutcomes),
  reason: z.enum(bulkActionReasons).nullable(),
  /** The customer's current state; null if it does not exist or is out of scope. */
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

export const groupChoice = z.object({ id, name: z.string(), displayName: z.string(), customerType: z.enum(customerTypes) })
export type GroupChoice = z.infer<typeof groupChoice>
