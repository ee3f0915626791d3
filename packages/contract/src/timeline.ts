import { z } from 'zod'
import { actorKinds } from './activities.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, timeZone } from './formats.ts'

/** What kinds of things happen to a home. */
export const timelineKinds = ['change', 'device', 'alarm', 'invitation', 'sign-in', 'import', 'sale', 'impersonation'] as const
export type TimelineKind = (typeof timelineKinds)[number]

export const timelineEntry = z.object({
  /** Tells the entry from every other of the customer. */
  key: z.string(),
  at: instant,
  /** Only the day is known: `at` is noon of it in UTC, which is that day nearly everywhere. */
  isWholeDay: z.boolean(),
  kind: z.enum(timelineKinds),
  /** What happened: a key of the sentences of the time-line, or of the activity log. */
  event: z.string(),
  actor: z.object({ kind: z.enum(actorKinds), name: z.string() }).nullable(),
  object: z.object({ type: z.string(), id: z.string() }),
  /** What the record is called: a code of an alarm, a step of a sale, a kind of device, the name of a user. */
  subject: z.string().nullable(),
  level: z.enum(['info', 'warning', 'error']).nullable(),
  /** The entry of the activity log that tells more. */
  activityId: id.nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** One request brings at most so many entries. */
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
  .pipe(z.number().min(1).max(timelineLimitMax))

/** A place in the order: microseconds since 1970 and the key of the entry there. */
const cursor = z.string().regex(/^-?\d{1,17}~[a-z]{1,3}[0-9a-f-]{36}(:\d{1,5})?$/)

const about = { area: 'timeline', access: { allOf: ['read:customers', 'read:activities'] }, params: z.strictObject({ id }) } as const

export const listTimeline = endpoint({
  ...about,
  name: 'listTimeline',
  method: 'GET',
  path: '/api/v1/customers/{id}/timeline',
  summary: 'What happened to a home, the newest first; `next` goes on where this page ends, whatever has arrived meanwhile',
  query: z.strictObject({
    /** Half open: `from` belongs to the period, `to` does not. */
    from: instant.optional(),
    to: instant.optional(),
    kinds: kindList.optional(),
    cursor: cursor.optional(),
    limit: limit.default(200),
  }),
  response: z.object({ items: z.array(timelineEntry), next: z.string().nullable() }),
  errors: ['CustomerNotFound'],
})

export const countTimeline = endpoint({
  ...about,
  name: 'countTimeline',
  method: 'GET',
  path: '/api/v1/customers/{id}/timeline/counts',
  summary: 'How much happened to a home in each month or day, by kind, the oldest first',
  query: z.strictObject({
    from: instant.optional(),
    to: instant.optional(),
    by: z.enum(['month', 'day']).default('month'),
    /** Whose days and months they are. */
    timeZone: timeZone.default('UTC'),
  }),
  response: z.object({
    items: z.array(z.object({ startsOn: z.iso.date(), counts: z.partialRecord(z.enum(timelineKinds), z.number().int()) })),
  }),
  errors: ['CustomerNotFound'],
})
export type TimelineCounts = z.infer<typeof countTimeline.response>['items']
