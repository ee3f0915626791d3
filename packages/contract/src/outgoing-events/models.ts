import { z } from 'zod'
import { day, id, instant, line } from '../formats.ts'
import { choiceFilter, idFilter, instantFilter } from '../paging.ts'
import { deliveredKinds, deliveryFaults, deliveryStates, endpointStates, eventKinds, pauseReasons } from './terms.ts'

/** An https address without credentials. Its target is checked when it is stored and at each delivery. */
export const endpointUrl = z.string().trim().min(1, 'Required').max(500).refine(isHttps, 'UrlNotHttps')

function isHttps(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && !url.username && !url.password && !url.hash
}

const kinds = z
  .array(z.enum(eventKinds))
  .min(1, 'ChooseOne')
  .max(eventKinds.length)
  .refine((given) => new Set(given).size === given.length, 'Invalid')

export const eventEndpoint = z.object({
  id,
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.enum(eventKinds)),
  state: z.enum(endpointStates),
  pauseReason: z.enum(pauseReasons).nullable(),
  pausedAt: instant.nullable(),
  /** The first of the attempts that have failed since the last success. */
  failingSince: instant.nullable(),
  lastDeliveredAt: instant.nullable(),
  /** Pending deliveries, counted up to a limit. */
  waiting: z.number().int(),
  waitingIsCapped: z.boolean(),
  /** The replaced secret also signs until then. */
  previousSecretUntil: instant.nullable(),
  createdBy: z.string(),
  createdAt: instant,
  version: z.number().int(),
})
export type EventEndpoint = z.infer<typeof eventEndpoint>

/** With its signing secret, which is returned only once. */
export const eventEndpointWithSecret = eventEndpoint.extend({ secret: z.string() })
export type EventEndpointWithSecret = z.infer<typeof eventEndpointWithSecret>

export const eventEndpointModel = z.strictObject({
  /** Unique in a tenant, so a repeated call adds no second endpoint. */
  name: line(100),
  url: endpointUrl,
  kinds,
})

export const eventEndpointUpdateModel = eventEndpointModel.extend({ version: z.int() })

export const versionModel = z.strictObject({ version: z.int() })

/** An instant within the database's range. */
const bound = instant.refine((text) => day.safeParse(text.slice(0, 10)).success, 'DateInvalid')

export const sendAgainModel = z
  .strictObject({
    from: bound,
    to: bound,
    /** If false, delivered events are sent again too. */
    onlyFailed: z.boolean(),
  })
  .superRefine(({ from, to }, context) => {
    if (!(Date.parse(from) >= Date.parse(to))) return
    context.addIssue({ code: 'custom', message: 'PeriodBackwards', path: ['to'], params: { from, until: to } })
  })

export const eventDelivery = z.object({
  id,
  endpoint: z.object({ id, name: z.string() }),
  /** Header `webhook-id`, the same for all attempts. */
  eventId: id,
  kind: z.enum(deliveredKinds),
  /** Kind and ID of the record; deliveries of one record are sent in order. */
  record: z.string(),
  at: instant,
  state: z.enum(deliveryStates),
  attempts: z.number().int(),
  /** Of the last attempt; null without a response. */
  status: z.number().int().nullable(),
  fault: z.enum(deliveryFaults).nullable(),
  /** Null if no attempt will follow, or an earlier event of the record comes first. */
  nextAttemptAt: instant.nullable(),
  deliveredAt: instant.nullable(),
})
export type EventDelivery = z.infer<typeof eventDelivery>

export const deliveryAttempt = z.object({
  at: instant,
  tookMs: z.number().int(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  status: z.number().int().nullable(),
  fault: z.enum(deliveryFaults).nullable(),
  /** The beginning of the response's body. */
  response: z.string().nullable(),
})
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>

export const eventDeliveryDetail = eventDelivery.extend({
  body: z.string(),
  /** Newest first. */
  history: z.array(deliveryAttempt),
})
export type EventDeliveryDetail = z.infer<typeof eventDeliveryDetail>

export const deliveryFilters = {
  endpointId: idFilter,
  state: choiceFilter(deliveryStates),
  kind: choiceFilter(deliveredKinds),
  at: instantFilter,
}
