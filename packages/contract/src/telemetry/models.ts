import {
  applianceKinds,
  type BalancePower,
  balancePowers,
  deviceTopics,
  eachOf,
  measuredQuantities,
  powerNames,
  quantityNames,
} from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { alarmLevels } from '../alarms/terms.ts'
import { day, id, instant } from '../formats.ts'
import { connection } from '../installations/models.ts'
import { origin, provenance, slotOrigins } from '../provenance.ts'
import { liveTopicsMax, qualities } from './terms.ts'

const measured = z.number().nullable()
// One entry per power of the balance.
const balancedW = Object.fromEntries(balancePowers.map((name) => [`${name}W`, measured])) as Record<`${BalancePower}W`, typeof measured>

/** A home's powers at one moment in W. Positive grid is import, positive battery is discharge; null: not measured. */
export const livePowers = z.object({
  ...balancedW,
  batteryStateOfCharge: measured,
  selfConsumptionRate: measured,
  selfSufficiencyRate: measured,
  /** Reported minus computed consumption, if they differ by more than the measuring tolerance. */
  residualW: measured,
  /** Powers that the home has but that were not measured. The balance that depends on them is unknown. */
  notMeasured: z.array(z.enum(powerNames)),
})
export type LivePowers = z.infer<typeof livePowers>

export const deviceIdPattern = '[\\w:.-]{1,64}'

export const liveAppliance = z.object({
  deviceId: z.string(),
  kind: z.enum(applianceKinds),
  powerW: z.number(),
  stateOfCharge: z.number().nullable(),
  energyReadingWh: z.number().nullable(),
  temperatureC: z.number().nullable(),
})
export type LiveAppliance = z.infer<typeof liveAppliance>

export const liveAlarm = z.object({
  code: z.enum(['ConnectionLost', 'NoData', 'BalanceResidual']),
  level: z.enum(alarmLevels),
  since: instant.nullable(),
})
export type LiveAlarm = z.infer<typeof liveAlarm>

/** The latest state of a site. `measuredAt` and `powers` are null until the first measurement, which can take 20 minutes. */
export const liveSnapshot = z.object({
  siteId: id,
  siteName: z.string(),
  timeZone: z.string(),
  measuredAt: instant.nullable(),
  ageSeconds: z.number().int().nullable(),
  /** True if older than two minutes. */
  stale: z.boolean(),
  powers: livePowers.nullable(),
  gridImportReadingWs: z.number().nullable(),
  gridExportReadingWs: z.number().nullable(),
  appliances: z.array(liveAppliance),
  connection,
  /** Whether the home has a device for it, or was ever measured. */
  hasOrHad: z.object({ production: z.boolean(), battery: z.boolean(), ev: z.boolean(), gas: z.boolean() }),
  alarms: z.array(liveAlarm),
  /** Topics of the live socket for this site. */
  topics: z.array(z.string()),
})
export type LiveSnapshot = z.infer<typeof liveSnapshot>

/** Energies of a period in Wh; null: not measured. */
export const energyValues = z.object(eachOf(quantityNames, () => measured))
/** Mean powers of a period in W, over the measured time. Positive grid is import, positive battery is discharge. */
export const powerValues = z.object(eachOf(balancePowers, () => measured))

/** A day of the site's time zone in quarter hours. Quarter hours without data are absent, never 0. */
export const siteDay = z.object({
  siteId: id,
  timeZone: z.string(),
  date: day,
  from: instant,
  to: instant,
  interval: z.literal('PT15M'),
  unit: z.literal('Wh'),
  provenance,
  series: z.array(
    z.object({
      start: instant,
      end: instant,
      values: energyValues,
      powers: powerValues,
      /** Measured seconds, of 900. */
      coveredSeconds: z.number().int(),
      ...origin,
      ...slotOrigins,
      /** When its newest value was written. Null: before this was recorded. */
      writtenAt: instant.nullable(),
      batteryStateOfCharge: z.number().nullable(),
      quality: z.enum(qualities),
    }),
  ),
  total: energyValues.extend({
    selfConsumptionRate: z.number().nullable(),
    selfSufficiencyRate: z.number().nullable(),
    directConsumptionRate: z.number().nullable(),
  }),
})
export type SiteDay = z.infer<typeof siteDay>

const deviceEnergies = z.partialRecord(z.enum(measuredQuantities), z.number())

/** A day of one device in quarter hours. A device has one quantity; batteries and meters have one per direction. */
export const deviceDay = z.object({
  siteId: id,
  deviceId: z.string(),
  timeZone: z.string(),
  date: day,
  from: instant,
  to: instant,
  interval: z.literal('PT15M'),
  unit: z.literal('Wh'),
  provenance,
  /** Quarter hours without data are absent, never 0. */
  series: z.array(
    z.object({
      start: instant,
      end: instant,
      values: deviceEnergies,
      /** Mean power over the measured time, signed like the home's. */
      powerW: z.number(),
      coveredSeconds: z.number().int(),
      ...origin,
      writtenAt: instant.nullable(),
      quality: z.enum(qualities),
    }),
  ),
  total: deviceEnergies,
})
export type DeviceDay = z.infer<typeof deviceDay>

/**
 * Topics of a site: `power` (the balance), `battery`, `pv`, `grid`, `gateway` (connection), `alarms`, and for each
 * measuring appliance `wallbox/{deviceId}`, `heatpump/{deviceId}` or `heater/{deviceId}`.
 */
const deviceTopic = `(${deviceTopics.join('|')})/${deviceIdPattern}`
export const liveTopic = z.string().regex(new RegExp(`^(power|battery|pv|grid|gateway|alarms|${deviceTopic})$`))

/** Messages from the browser. After a subscription, the server sends a full snapshot of each topic, then its changes. */
export const liveRequest = z.union([
  z.strictObject({ subscribe: z.array(liveTopic).min(1).max(liveTopicsMax) }),
  z.strictObject({ unsubscribe: z.array(liveTopic).min(1).max(liveTopicsMax) }),
])
export type LiveRequest = z.infer<typeof liveRequest>

const message = <T extends z.ZodType, D extends z.ZodType>(topic: T, data: D) => z.object({ topic, siteId: id, at: instant, data })

/** Messages from the server: `heartbeat` every 30 seconds; `topics` first, and when a site's appliances change. */
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
