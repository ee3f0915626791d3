import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, instant } from '../formats.ts'
import { deviceDay, deviceIdPattern, liveSnapshot, siteDay } from './models.ts'

const area = 'telemetry'

const measuringDeviceId = z.string().regex(new RegExp(`^${deviceIdPattern}$`))

export const readLiveSites = endpoint({
  name: 'readLiveSites',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/live',
  summary: "The latest measurements of a customer's sites",
  access: 'read:live-stream',
  params: z.object({ id }),
  response: z.object({ sites: z.array(liveSnapshot) }),
  errors: ['CustomerNotFound'],
})

export const readSiteDay = endpoint({
  name: 'readSiteDay',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/sites/{siteId}/day',
  summary: 'One day of a site in quarter hours; by default today',
  access: 'read:live-stream',
  params: z.object({ id, siteId: id }),
  query: z.strictObject({ date: day.optional() }),
  response: siteDay,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const readDeviceDay = endpoint({
  name: 'readDeviceDay',
  area,
  method: 'GET',
  path: '/api/v1/customers/{id}/sites/{siteId}/devices/{deviceId}/day',
  summary: 'One day of a device that measures itself, in quarter hours; by default today',
  access: 'read:live-stream',
  params: z.object({ id, siteId: id, deviceId: measuringDeviceId }),
  query: z.strictObject({ date: day.optional() }),
  response: deviceDay,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const createLiveTicket = endpoint({
  name: 'createLiveTicket',
  inPreview: 'allowed',
  area,
  method: 'POST',
  path: '/api/v1/live/tickets',
  summary: 'A ticket for one live socket (/api/v1/live?ticket=…) of a site; it works once, within 30 seconds',
  access: 'read:live-stream',
  body: z.strictObject({ siteId: id }),
  response: z.object({ ticket: z.string(), expiresAt: instant }),
  errors: ['NotFound', 'TooManyRequests'],
})

export const ingestWebhook = endpoint({
  name: 'ingestWebhook',
  area,
  method: 'POST',
  path: '/api/v1/ingest/webhooks/{vendorId}',
  summary:
    'Measurements from a vendor cloud, signed: X-Wattdesk-Timestamp (Unix seconds), X-Wattdesk-Delivery and ' +
    'X-Wattdesk-Signature (v1= and the HMAC-SHA256 of timestamp, delivery id and raw body, joined by dots, in hexadecimal)',
  access: 'public',
  params: z.object({ vendorId: id }),
  body: z.object({ vendorSiteId: z.string(), samples: z.array(z.unknown()) }),
  response: z.object({
    deliveryId: z.string(),
    accepted: z.number().int(),
    /** Rejected samples, each with its position and the invalid field. */
    rejected: z.array(z.object({ index: z.number().int(), field: z.string(), message: z.string() })),
  }),
  errors: ['VendorNotFound', 'InvalidSiteId', 'SignatureInvalid', 'Conflict', 'BodyTooLarge'],
})
