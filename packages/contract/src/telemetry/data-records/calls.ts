import { z } from 'zod'
import { endpoint, type ResponseOf } from '../../endpoint.ts'
import { day, id, instant } from '../../formats.ts'
import { checkRange } from '../../ranges.ts'
import { dataRecord } from './models.ts'
import { dataTypes } from './terms.ts'

/** The longest period, as samples are kept for 90 days. */
const periodMaxDays = 92

const params = z.strictObject({ customerId: id, configId: id })
const common = { area: 'telemetry', method: 'GET', access: 'read:data-debug', errors: ['CustomerNotFound', 'NotFound'] } as const

export const listDataRecords = endpoint({
  ...common,
  name: 'listDataRecords',
  path: '/api/v1/customers/{customerId}/config/{configId}/records',
  summary: "Samples of a configuration's device over days of its home, newest first: as sent by webhook and as stored",
  params,
  query: z
    .strictObject({
      fromDate: day,
      toDate: day,
      type: z.enum(dataTypes).default('inverter'),
      /** Continues before this instant. */
      before: instant.optional(),
    })
    .superRefine((query, context) => checkRange(query, context, periodMaxDays)),
  response: z.object({
    configurationId: id,
    siteId: id,
    timeZone: z.string(),
    from: instant,
    to: instant,
    type: z.enum(dataTypes),
    /** Payloads received before this instant are not kept. Null for devices that use MQTT, whose messages are not kept as sent. */
    payloadsSince: instant.nullable(),
    /** At most a hundred, plus all others of the last instant. */
    items: z.array(dataRecord),
    /** `before` of the next page; null on the last page. */
    next: instant.nullable(),
  }),
})
export type DataRecords = ResponseOf<typeof listDataRecords>

export const readDataPayload = endpoint({
  ...common,
  name: 'readDataPayload',
  path: '/api/v1/customers/{customerId}/config/{configId}/payloads/{deliveryId}',
  summary: 'The body of a webhook delivery as received, and the outcome of each sample',
  params: params.extend({ deliveryId: z.string().regex(/^[\w-]{8,64}$/) }),
  response: z.object({
    deliveryId: z.string(),
    receivedAt: instant,
    payload: z.string(),
    accepted: z.number().int(),
    rejected: z.array(z.object({ index: z.number().int(), field: z.string(), message: z.string() })),
  }),
})
export type DataPayload = ResponseOf<typeof readDataPayload>
