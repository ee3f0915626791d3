import { z } from 'zod'
import { endpoint, type ResponseOf } from '../endpoint.ts'
import { day, id, numberBetween } from '../formats.ts'
import { timelineEntry, timelinePlace } from './models.ts'
import { timelineKinds, timelineLimitMax } from './terms.ts'

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
  summary: 'Number of entries in each month or day of a home, by kind, oldest first; `today` is the day at the home',
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
