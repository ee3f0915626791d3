import { z } from 'zod'
import { actorKinds } from './activities.ts'
import { endpoint, type ResponseOf } from './endpoint.ts'
import { day, id, instant, numberBetween } from './formats.ts'
import { installationKinds } from './installations/installation.ts'
import type { Permission } from './permissions.ts'

/** The kinds of timeline entries. */
export const timelineKinds = [
  'change',
  'device',
  'alarm',
  'invitation',
  'mail',
  'sign-in',
  'import',
  'sale',
  'impersonation',
  'note',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** The permissions required to see entries of a kind; other entries are omitted. */
export const timelineNeeds: Record<TimelineKind, readonly Permission[]> = {
  change: ['read:activities'],
  // Devices without log entries appear by their own records.
  device: [],
  alarm: [],
  invitation: ['read:customers-users'],
  mail: ['read:customers-users', 'read:notifications'],
  'sign-in': ['read:customers-users'],
  import: ['read:activities'],
  sale: ['read:customers-sales'],
  impersonation: ['read:activities', 'read:impersonation'],
  note: ['read:customers-notes'],
}

/** An instant in the home's local time: `2026-11-21T09:38:05`, without a zone. */
const localInstant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)

export const timelineEntry = z.object({
  /** Unique among the customer's entries. */
  key: z.string(),
  at: instant,
  /** `at` in the home's local time. */
  localAt: localInstant,
  /** True when only the day is known; `at` is then noon. */
  isWholeDay: z.boolean(),
  kind: z.enum(timelineKinds),
  /** The event: a key of the timeline's or the activity log's sentences. */
  event: z.string(),
  actor: z.object({ kind: z.enum(actorKinds), name: z.string() }).nullable(),
  object: z.object({ type: z.string(), id: z.string() }),
  /** The name of the record: an alarm code, a sale step, a kind of device, the name of a user. */
  subject: z.string().nullable(),
  level: z.enum(['info', 'warning', 'error']).nullable(),
  /** The activity entry with the details. */
  activityId: id.nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** Maximum entries per request. */
export const timelineLimitMax = 1_000

const kindList = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(timelineKinds)).min(1).max(timelineKinds.length))

const limit = z
  .string()
  .regex(/^\d{1,4}$/, 'WholeNumber')
  .transform(Number)
  .pipe(numberBetween(1, timelineLimitMax))

const key = '[a-z]{1,3}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(:\\d{1,5})?'
/** A position in the order: microseconds since 1970 and the ID of the entry. */
const cursor = z.string().regex(new RegExp(`^-?\\d{1,17}~${key}$`))

const area = 'timeline'
const path = '/api/v1/customers/{id}/timeline'
const access = 'read:customers'
const params = z.strictObject({ id })
/** Days in the home's time zone, both inclusive. */
const period = { from: day.optional(), until: day.optional() }

function refuseBackwards({ from, until }: { from?: string; until?: string }, context: z.RefinementCtx): void {
  if (!from || !until || from <= until) return
  context.addIssue({ code: 'custom', message: 'PeriodBackwards', path: ['until'], params: { from, until } })
}

export const listTimeline = endpoint({
  name: 'listTimeline',
  area,
  method: 'GET',
  path,
  summary: 'The timeline of a home, newest first. `next` continues after this page, even if entries were added meanwhile',
  access,
  params,
  query: z
    .strictObject({ ...period, kinds: kindList.optional(), cursor: cursor.optional(), limit: limit.default(200) })
    .superRefine(refuseBackwards),
  response: z.object({ items: z.array(timelineEntry), next: z.string().nullable(), timeZone: z.string() }),
  errors: ['CustomerNotFound', 'PermissionMissing'],
})

export const countTimeline = endpoint({
  name: 'countTimeline',
  area,
  method: 'GET',
  path: `${path}/counts`,
  summary: "How much happened to a home in each of its months or days, by kind, the oldest first; `today` is the home's own day",
  access,
  params,
  query: z.strictObject({ ...period, by: z.enum(['month', 'day']).default('month') }).superRefine(refuseBackwards),
  response: z.object({
    timeZone: z.string(),
    today: day,
    items: z.array(z.object({ startsOn: day, counts: z.partialRecord(z.enum(timelineKinds), z.number().int()) })),
  }),
  errors: ['CustomerNotFound'],
})
export type TimelineCounts = ResponseOf<typeof countTimeline>['items']

/** The location of an entry's record, by the screen that shows it. */
export const timelinePlace = z.discriminatedUnion('screen', [
  z.object({ screen: z.literal('customer') }),
  z.object({ screen: z.literal('customer-user'), userId: id }),
  z.object({ screen: z.literal('invitation'), userId: id, mailId: id.nullable() }),
  z.object({ screen: z.literal('mail'), mailId: id }),
  z.object({ screen: z.literal('note'), noteId: id }),
  z.object({ screen: z.literal('site'), siteId: id }),
  z.object({ screen: z.literal('installation'), configurationId: id, kind: z.enum(installationKinds) }),
  z.object({ screen: z.literal('sale'), saleId: id, isArchived: z.boolean() }),
  z.object({ screen: z.literal('import'), importId: id, fileName: z.string(), row: z.number().int().nullable() }),
  z.object({ screen: z.literal('alarm'), siteId: id, deviceId: z.string().nullable(), raisedAt: instant, clearedAt: instant.nullable() }),
  z.object({ screen: z.literal('impersonation'), reason: z.string(), startedAt: instant, expiresAt: instant, endedAt: instant.nullable() }),
])
export type TimelinePlace = z.infer<typeof timelinePlace>

export const readTimelineRecord = endpoint({
  name: 'readTimelineRecord',
  area,
  method: 'GET',
  path: `${path}/{key}/record`,
  summary: 'Whether the record of an entry still exists, was removed, or belongs to another customer',
  access,
  params: z.strictObject({ id, key: z.string().regex(new RegExp(`^${key}$`)) }),
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('there'), place: timelinePlace }),
    z.object({ state: z.enum(['gone', 'elsewhere']) }),
  ]),
  errors: ['CustomerNotFound', 'NotFound', 'PermissionMissing'],
})
export type TimelineRecord = ResponseOf<typeof readTimelineRecord>
