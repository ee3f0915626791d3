import { z } from 'zod'
import { id, instant, plainText } from '../formats.ts'
import { choiceFilter, idFilter, instantFilter, listOf, listQuery, textFilter } from '../paging.ts'
import { translations } from '../translations.ts'
import { activityActions, activityOrders, activityRunKinds, activitySources, actorKinds } from './terms.ts'

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
  /** `name` is the current one; null if the record has none or was deleted. */
  object: z.object({ type: z.string(), id: z.string(), name: z.string().nullable(), names: translations.optional() }),
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
  /** The run that wrote it. Its ID is that of the request that started it. */
  run: z.object({ kind: z.enum(activityRunKinds), requestId: z.string() }).nullable(),
  /**
   * Set in lists that show a run as one row: the events that the row represents, most frequent first. The other fields are those of one
   * entry of that event; `at` is the start of the run.
   */
  standsFor: z.array(z.object({ event: activityEvent, entries: z.number().int() })).nullable(),
})
export type ActivityEntry = z.infer<typeof activityEntry>

export const activityFilters = {
  id: idFilter,
  /** Selects the entries of one run. */
  requestId: idFilter,
  action: choiceFilter(activityActions),
  source: choiceFilter(activitySources),
  event: textFilter(80),
  objectType: textFilter(60),
  application: textFilter(60),
  memberId: idFilter,
  customerId: idFilter,
  at: instantFilter,
}

/**
 * Query of every activity list. A run is one row if every filter holds for all of its entries; filters by record show single entries. The
 * search finds members and customers by name, records by ID, and reasons that are not sealed.
 */
export const activityListQuery = z.strictObject({
  ...listQuery(activityFilters, activityOrders),
  searchValue: plainText(200)
    .optional()
    .transform((text) => text?.trim() || undefined),
})
/** Exports are complete, so they take no paging. */
export const activityExportQuery = activityListQuery.pick({ filter: true, searchValue: true })
export const activityList = listOf(activityEntry)

export const activityFilterChoices = z.object({
  actions: z.array(z.enum(activityActions)),
  sources: z.array(z.enum(activitySources)),
  objectTypes: z.array(z.string()),
  members: z.array(z.object({ id, name: z.string() })),
})
