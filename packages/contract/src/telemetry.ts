import {
  applianceKinds,
  type BalancePower,
  balancePowers,
  deviceTopics,
  eachOf,
  measuredQuantities,
  quantityNames,
} from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { day, id, instant } from './formats.ts'
import { connection } from './installations/installation.ts'

const area = 'telemetry'

const measured = z.number().nullable()
// One entry for each power of the balance.
const balancedW = Object.fromEntries(balancePowers.map((name) => [`${name}W`, measured])) as Record<`${BalancePower}W`, typeof measured>

/** What a home does at one moment. Powers in W, grid above 0 is import, battery above 0 is discharge; null: not measured. */
export const livePowers = z.object({
  ...balancedW,
  batteryStateOfCharge: measured,
  selfConsumptionRate: measured,
  selfSufficiencyRate: measured,
  /** Reported minus computed consumption, where the two differ by more than inexact measuring explains. */
  residualW: measured,
})
export type LivePowers = z.infer<typeof livePowers>

const deviceIdPattern = '[\\w:.-]{1,64}'
/** ID of an appliance as its gateway or its vendor names it. */
const measuringDeviceId = z.string().regex(new RegExp(`^${deviceIdPattern}$`))

/** An appliance that measures by itself. */
export const liveAppliance = z.object({
  deviceId: z.string(),
  kind: z.enum(applianceKinds),
  powerW: z.number(),
  stateOfCharge: z.number().nullable(),
  energyReadingWh: z.number().nullable(),
  temperatureC: z.number().nullable(),
})
export type LiveAppliance = z.infer<typeof liveAppliance>

export const alarmLevels = ['info', 'warning', 'error'] as const
export const liveAlarm = z.object({
  code: z.enum(['ConnectionLost', 'NoData', 'BalanceResidual']),
  level: z.enum(alarmLevels),
  since: instant.nullable(),
})
export type LiveAlarm = z.infer<typeof liveAlarm>

/** The latest of a site. `measuredAt` is null, and `powers` with it, until the first measurement: up to 20 minutes. */
export const liveSnapshot = z.object({
  siteId: id,
  siteName: z.string(),
  timeZone: z.string(),
  measuredAt: instant.nullable(),
  ageSeconds: z.number().int().nullable(),
  /** Older than two minutes. */
  stale: z.boolean(),
  powers: livePowers.nullable(),
  gridImportReadingWs: z.number().nullable(),
  gridExportReadingWs: z.number().nullable(),
  appliances: z.array(liveAppliance),
  connection,
  alarms: z.array(liveAlarm),
  /** What a live socket of this site can be asked for. */
  topics: z.array(z.string()),
})
export type LiveSnapshot = z.infer<typeof liveSnapshot>

export const readLiveSites = endpoint({
  name: 'readLiveSites',
  area,
  isViewable: true,
  method: 'GET',
  path: '/api/v1/customers/{id}/live',
  summary: "The latest measurements of a customer's sites",
  access: 'read:live-stream',
  params: z.object({ id }),
  response: z.object({ sites: z.array(liveSnapshot) }),
  errors: ['CustomerNotFound'],
})

/** Energies of a span in Wh; null: not measured. */
export const energyValues = z.object(eachOf(quantityNames, () => measured))
/** Mean powers of a span in W, over the time that was measured; grid above 0 is import, battery above 0 is discharge. */
export const powerValues = z.object(eachOf(balancePowers, () => measured))

/** `partial`: less than nine tenths of the quarter hour were measured; nothing is filled in. */
export const qualities = ['measured', 'partial', 'estimated'] as const

/** A day in quarter hours, cut in the site's time zone; quarter hours without data are absent, never 0. */
export const siteDay = z.object({
  siteId: id,
  timeZone: z.string(),
  date: day,
  from: instant,
  to: instant,
  interval: z.literal('PT15M'),
  unit: z.literal('Wh'),
  series: z.array(
    z.object({
      start: instant,
      end: instant,
      values: energyValues,
      powers: powerValues,
      /** Of 900. */
      coveredSeconds: z.number().int(),
      batteryStateOfCharge: z.number().nullable(),
      quality: z.enum(qualities),
    }),
  ),
  /** Sums of the series; the rates are computed from the sums, null where there is nothing to divide by. */
  total: energyValues.extend({
    selfConsumptionRate: z.number().nullable(),
    selfSufficiencyRate: z.number().nullable(),
    directConsumptionRate: z.number().nullable(),
  }),
})
export type SiteDay = z.infer<typeof siteDay>

export const readSiteDay = endpoint({
  name: 'readSiteDay',
  area,
  isViewable: true,
  method: 'GET',
  path: '/api/v1/customers/{id}/sites/{siteId}/day',
  summary: 'One day of a site in quarter hours; today when no date is given',
  access: 'read:live-stream',
  params: z.object({ id, siteId: id }),
  query: z.strictObject({ date: day.optional() }),
  response: siteDay,
  errors: ['CustomerNotFound', 'NotFound'],
})

const deviceEnergies = z.partialRecord(z.enum(measuredQuantities), z.number())

/** A day of one device in quarter hours. A device has one quantity, or one for each direction: a battery, a meter. */
export const deviceDay = z.object({
  siteId: id,
  deviceId: z.string(),
  timeZone: z.string(),
  date: day,
  from: instant,
  to: instant,
  interval: z.literal('PT15M'),
  unit: z.literal('Wh'),
  /** Quarter hours without data are absent, never 0. */
  series: z.array(
    z.object({
      start: instant,
      end: instant,
      values: deviceEnergies,
      /** Mean power over the time that was measured; signed as the home's. */
      powerW: z.number(),
      coveredSeconds: z.number().int(),
      quality: z.enum(qualities),
    }),
  ),
  total: deviceEnergies,
})
export type DeviceDay = z.infer<typeof deviceDay>

export const readDeviceDay = endpoint({
  name: 'readDeviceDay',
  area,
  isViewable: true,
  method: 'GET',
  path: '/api/v1/customers/{id}/sites/{siteId}/devices/{deviceId}/day',
  summary: 'One day of a device that measures by itself, in quarter hours; today when no date is given',
  access: 'read:live-stream',
  params: z.object({ id, siteId: id, deviceId: measuringDeviceId }),
  query: z.strictObject({ date: day.optional() }),
  response: deviceDay,
  errors: ['CustomerNotFound', 'NotFound'],
})

export const createLiveTicket = endpoint({
  name: 'createLiveTicket',
  area,
  method: 'POST',
  path: '/api/v1/live/tickets',
  summary: 'A ticket that opens one live socket (/api/v1/live?ticket=…) of one site, once, within 30 seconds',
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
    /** Samples not taken, each by its place and the field at fault. */
    rejected: z.array(z.object({ index: z.number().int(), field: z.string(), message: z.string() })),
  }),
  errors: ['VendorNotFound', 'InvalidSiteId', 'SignatureInvalid', 'Conflict', 'BodyTooLarge'],
})

// The live socket ---------------------------------------------------------------------------------------------------

export const livePath = '/api/v1/live'
export const liveHeartbeatSeconds = 30
export const liveTopicsMax = 64

/**
 * Topics of a site: `power` (the balance), `battery`, `pv`, `grid`, `gateway` (connection), `alarms`, and for each
 * appliance that measures `wallbox/{deviceId}`, `heatpump/{deviceId}` or `heater/{deviceId}`.
 */
const deviceTopic = `(${deviceTopics.join('|')})/${deviceIdPattern}`
export const liveTopic = z.string().regex(new RegExp(`^(power|battery|pv|grid|gateway|alarms|${deviceTopic})$`))

/** What a browser may say on the socket. A full snapshot of each topic follows a subscription, then its changes. */
export const liveRequest = z.union([
  z.strictObject({ subscribe: z.array(liveTopic).min(1).max(liveTopicsMax) }),
  z.strictObject({ unsubscribe: z.array(liveTopic).min(1).max(liveTopicsMax) }),
])
export type LiveRequest = z.infer<typeof liveRequest>

const message = <T extends z.ZodType, D extends z.ZodType>(topic: T, data: D) => z.object({ topic, siteId: id, at: instant, data })

/** What the server says. `heartbeat` comes every 30 seconds; `topics` first and when a site's appliances change. */
export const liveMessage = z.union([
  message(z.literal('power'), livePowers),
  message(z.literal('battery'), z.object({ powerW: z.number().nullable(), stateOfCharge: z.number().nullable() })),
  message(z.literal('pv'), z.object({ powerW: z.number().nullable() })),
  message(
    z.literal('grid'),
    z.object({ powerW: z.number().nullable(), importReadingWs: z.number().nullable(), exportReadingWs: z.number().nullable() }),
  ),
  message(z.string().regex(new RegExp(`^${deviceTopic}$`)), liveAppliance),
  message(z.literal('gateway'), connection),
  message(z.literal('alarms'), z.object({ alarms: z.array(liveAlarm) })),
  message(z.literal('topics'), z.object({ topics: z.array(z.string()) })),
  message(z.literal('heartbeat'), z.object({})),
  message(z.literal('error'), z.object({ code: z.enum(['MalformedRequest', 'TooManyTopics']), detail: z.string() })),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** Why the server closes a live socket. */
export const liveCloseCodes = {
  /** The member's session ended: sign in again. */
  sessionEnded: 4401,
  /** The member may no longer see this site live. */
  rightsChanged: 4403,
  /** The client read too slowly; connect again for a fresh snapshot. */
  tooSlow: 4408,
  /** The client asked too often. */
  tooManyRequests: 4429,
} as const
