import { z } from 'zod'
import { id, instant, line } from '../formats.ts'
import {
  connectionStatuses,
  dataImportStatuses,
  deviceTypes,
  energyKinds,
  liveOutcomes,
  liveSources,
  lostAfterMs,
  staleAfterMs,
} from './terms.ts'

export const vendorRef = z.object({ id, name: z.string(), displayName: z.string() })

/** Data within 2 minutes, within 24 hours, none in 24 hours, or never. */
export const connection = z.object({ status: z.enum(connectionStatuses), contactedAt: instant.nullable() })

/** The connection status by the last contact. A device known to be offline is unavailable, however recent its contact. */
export function connectionOf(contactedAt: Date | null, now: Date, isOffline = false): z.infer<typeof connection> {
  if (!contactedAt) return { status: 'never', contactedAt: null }
  const silenceMs = now.getTime() - contactedAt.getTime()
  const status =
    silenceMs <= staleAfterMs && !isOffline ? 'available' : silenceMs <= lostAfterMs ? 'temporarily_unavailable' : 'unavailable'
  return { status, contactedAt: contactedAt.toISOString() }
}

/** `stored` was known before. `live` was measured or returned because a live reading requested it. */
const aged = { source: z.enum(['live', 'stored']), measuredAt: instant, ageSeconds: z.number().int() }
/** A device's latest own measurement within 24 hours. */
export const measuredState = z.object({ ...aged, powerW: z.number(), energyReadingWh: z.number().nullable() })
/** A home's latest PV and battery measurements within 24 hours. Battery above 0 is discharge. */
export const homeState = z.object({
  ...aged,
  productionW: z.number().nullable(),
  batteryW: z.number().nullable(),
  batteryStateOfCharge: z.number().nullable(),
})

/** The latest measurement of a home's grid connection within 24 hours. Above 0 is import. */
export const gridState = z.object({ ...aged, gridW: z.number() })

const liveReadingOf = <State extends z.ZodType>(state: State) =>
  z.object({ outcome: z.enum(liveOutcomes), from: z.enum(liveSources).nullable(), state: state.nullable() }).nullable()

/** The stored state, and the live reading if requested. */
export const measuredStates = { state: measuredState.nullable(), live: liveReadingOf(measuredState) }
export const homeStates = { state: homeState.nullable(), live: liveReadingOf(homeState) }

/** The fields of every installation. `configurationId` is our ID, `installationId` the vendor's. */
export const installationHead = z.object({
  configurationId: id,
  installationId: z.string(),
  /** The device's ID in measurements: the gateway's name for it, else the vendor's ID. */
  deviceId: z.string(),
  type: z.enum(deviceTypes),
  siteId: id,
  vendor: vendorRef,
  dataImportStatus: z.enum(dataImportStatuses).nullable(),
  connection,
  addedAt: instant,
  updatedAt: instant,
  version: z.number().int(),
})

export const ofCustomer = z.strictObject({ id })
/**
 * `true` (default) returns the stored state with its age. `false` also queries the gateway, wallbox or vendor, for 4 seconds at most, and
 * returns the result as `live`.
 */
export const cacheQuery = z.strictObject({ useCache: z.enum(['true', 'false']).optional() })
export const meterQuery = z.strictObject({ 'device-category': z.enum(energyKinds).optional() })
/** The vendor's ID of an installation: a serial number or a device ID. */
export const deviceNumber = line(64)
/** The ID of an installation by the call's own name, or our ID. */
export const installationKey = line(64)
export const removedInstallation = z.object({ configurationId: id })
