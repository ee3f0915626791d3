import { z } from 'zod'
import { id, instant, line } from '../formats.ts'

export const installationKinds = ['pvbattery', 'gateway', 'meter', 'wallbox', 'heatpump', 'gas', 'smarthome', 'electriccar'] as const
export const deviceTypes = [
  'Inverter',
  'EV',
  'Heatpump',
  'Sphere',
  'Gateway',
  'smarthome',
  'Meter',
  'Gas',
  'ElectricCar',
  'HEAT_PUMP',
] as const
/** What a meter measures. */
export const energyKinds = ['electricity', 'gas'] as const
export const inverterKinds = ['HYBRID', 'PV', 'BATTERY'] as const
export const scanStates = ['Done', 'Failed', 'Pending', 'unknown'] as const
export const connectionStatuses = ['available', 'temporarily_unavailable', 'unavailable', 'never'] as const
export const dataImportStatuses = ['binding', 'pending', 'running', 'done', 'error', 'no_data_found'] as const
export type InstallationKind = (typeof installationKinds)[number]
export type DeviceType = (typeof deviceTypes)[number]
export type EnergyKind = (typeof energyKinds)[number]
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** A vendor in forms and devices. */
export const vendorRef = z.object({ id, name: z.string(), displayName: z.string() })

/** Older data is stale, and a device silent for longer is temporarily unavailable. */
export const staleAfterMs = 2 * 60_000
/** A device silent for longer is unavailable. */
export const lostAfterMs = 24 * 3_600_000

/** Data within 2 minutes, within 24 hours, none in 24 hours, or never. */
export const connection = z.object({ status: z.enum(connectionStatuses), contactedAt: instant.nullable() })

/** The connection status by the last contact. What is known to be offline is not available, however lately it was heard. */
export function connectionOf(contactedAt: Date | null, now: Date, isOffline = false): z.infer<typeof connection> {
  if (!contactedAt) return { status: 'never', contactedAt: null }
  const silenceMs = now.getTime() - contactedAt.getTime()
  const status =
    silenceMs <= staleAfterMs && !isOffline ? 'available' : silenceMs <= lostAfterMs ? 'temporarily_unavailable' : 'unavailable'
  return { status, contactedAt: contactedAt.toISOString() }
}

/** `stored` was known before; `live` was measured or answered because a live read asked for it. */
const aged = { source: z.enum(['live', 'stored']), measuredAt: instant, ageSeconds: z.number().int() }
/** A device's latest own measurement within 24 hours. */
export const measuredState = z.object({ ...aged, powerW: z.number(), energyReadingWh: z.number().nullable() })
/** What a home's PV and battery measured last, within 24 hours. Battery above 0 is discharge. */
export const homeState = z.object({
  ...aged,
  productionW: z.number().nullable(),
  batteryW: z.number().nullable(),
  batteryStateOfCharge: z.number().nullable(),
})

/** Who was asked for a live reading. */
export const liveSources = ['gateway', 'wallbox', 'vendor'] as const
/**
 * `measured`: it answered. `silent`: it did not answer in time. `absent`: it answered without this device. `unreachable`: it is
 * offline, or there is nobody to ask. `refused`: it rejected the request.
 */
export const liveOutcomes = ['measured', 'silent', 'absent', 'unreachable', 'refused'] as const

const liveReadingOf = <State extends z.ZodType>(state: State) =>
  z.object({ outcome: z.enum(liveOutcomes), from: z.enum(liveSources).nullable(), state: state.nullable() }).nullable()

/** The stored state, and beside it the live reading of a request that asked for one. */
export const measuredStates = { state: measuredState.nullable(), live: liveReadingOf(measuredState) }
export const homeStates = { state: homeState.nullable(), live: liveReadingOf(homeState) }

/** The fields of every installation. `configurationId` is our ID, `installationId` the vendor's. */
export const installationHead = z.object({
  configurationId: id,
  installationId: z.string(),
  /** The ID in its measurements: the gateway's name for it, or else the vendor's ID. */
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

// Parts of the calls of all kinds. -------------------------------------------------------------------------------------

export const ofCustomer = z.strictObject({ id })
/** `true` (default) returns the stored state with its age. `false` also asks the gateway, wallbox or vendor, for 4 seconds at most, and returns what it says as `live`. */
export const cacheQuery = z.strictObject({ useCache: z.enum(['true', 'false']).optional() })
/** Meters of one energy kind alone. */
export const meterQuery = z.strictObject({ 'device-category': z.enum(energyKinds).optional() })
/** The vendor's ID of an installation: a serial number or a device ID. */
export const deviceNumber = line(64)
/** An installation by the call's own ID, or else by our ID. */
export const installationKey = line(64)
export const removedInstallation = z.object({ configurationId: id })

export const addErrors = [
  'CustomerNotFound',
  'CustomerNotActive',
  'InvalidSiteId',
  'VendorNotFound',
  'DuplicatedInstallationCustomerSite',
  'ConfigurationNotAdded',
] as const
export const changeErrors = [
  'CustomerNotFound',
  'CustomerNotActive',
  'NotFound',
  'InstallationChanged',
  'DuplicatedInstallationCustomerSite',
  'ConfigurationNotUpdated',
] as const
export const removeErrors = ['CustomerNotFound', 'CustomerNotActive', 'NotFound', 'ConfigurationNotDeleted'] as const
