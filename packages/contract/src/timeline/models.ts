import { z } from 'zod'
import { actorKinds } from '../activities/terms.ts'
import { id, instant } from '../formats.ts'
import { installationKinds } from '../installations/terms.ts'
import { translations } from '../translations.ts'
import { timelineKinds } from './terms.ts'

/** An instant in the home's local time: `2026-11-21T09:38:05`, without a zone. */
const localInstant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)

export const timelineEntry = z.object({
  /** Unique among the customer's entries. */
  key: z.string(),
  at: instant,
  localAt: localInstant,
  /** True if only the day is known; `at` is then noon. */
  isWholeDay: z.boolean(),
  kind: z.enum(timelineKinds),
  /** The event: a key of the timeline's or the activity log's sentences. */
  event: z.string(),
  actor: z.object({ kind: z.enum(actorKinds), name: z.string() }).nullable(),
  object: z.object({ type: z.string(), id: z.string() }),
  /** An alarm code, a sale step, a kind of device, or the name of a user. */
  subject: z.string().nullable(),
  /** The subject in other languages, if it has any. */
  subjectNames: translations.nullable(),
  level: z.enum(['info', 'warning', 'error']).nullable(),
  /** The activity entry with the details. */
  activityId: id.nullable(),
})
export type TimelineEntry = z.infer<typeof timelineEntry>

/** The record of an entry, by the screen that shows it. */
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
  z.object({ screen: z.literal('data-import'), siteId: id }),
  z.object({ screen: z.literal('alarm'), siteId: id, deviceId: z.string().nullable(), raisedAt: instant, clearedAt: instant.nullable() }),
  z.object({ screen: z.literal('impersonation'), reason: z.string(), startedAt: instant, expiresAt: instant, endedAt: instant.nullable() }),
])
export type TimelinePlace = z.infer<typeof timelinePlace>
