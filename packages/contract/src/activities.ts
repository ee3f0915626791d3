import { z } from 'zod'
import { id, instant } from './formats.ts'
import { choiceFilter, idFilter, instantFilter, type ListQuery, listOf, listQuery, textFilter } from './paging.ts'

export const activityActions = ['create', 'read', 'update', 'delete'] as const
export const activitySources = ['portal', 'csv_import', 'database_manipulation', 'event'] as const
export const actorKinds = ['member', 'system', 'client', 'device'] as const
export type ActivityAction = (typeof activityActions)[number]
export type ActivitySource = (typeof activitySources)[number]

/** What happened, in the past tense: a key of the activity sentences. */
export const activityEvent = z.string().regex(/^[a-z-]+\.[a-z-]+$/)

export const activityEntry = z.object({
  id,
  at: instant,
  actor: z.object({ kind: z.enum(actorKinds), memberId: id.nullable(), name: z.string() }),
  action: z.enum(activityActions),
  event: activityEvent,
  source: z.enum(activitySources),
  application: z.string(),
  object: z.object({ type: z.string(), id: z.string() }),
  customer: z.object({ id, accountName: z.string().nullable() }).nullable(),
  tenantId: id,
  reason: z.string().nullable(),
  requestId: z.string(),
  /** Null without values, or when the customer was purged and its key destroyed. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  valuesDestroyed: z.boolean(),
  /** Position in the hash chain; null until the entry is sealed, shortly after it was written. */
  sealedAs: z.number().int().nullable(),
})
export type ActivityEntry = z.infer<typeof activityEntry>

export const activityFilters = {
  id: idFilter,
  action: choiceFilter(activityActions),
  source: choiceFilter(activitySources),
  event: textFilter(80),
  objectType: textFilter(60),
  memberId: idFilter,
  customerId: idFilter,
  at: instantFilter,
}
export const activityOrders = ['at'] as const

/** Query of every activity list. */
export const activityListQuery = z.strictObject(listQuery(activityFilters, activityOrders))
export const activityList = listOf(activityEntry)
export type ActivityListQuery = ListQuery

/** The available filter values of a list. */
export const activityFilterChoices = z.object({
  actions: z.array(z.enum(activityActions)),
  sources: z.array(z.enum(activitySources)),
  objectTypes: z.array(z.string()),
  members: z.array(z.object({ id, name: z.string() })),
})
