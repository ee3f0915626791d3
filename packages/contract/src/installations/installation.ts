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
export const inverterKinds = ['HYBRID', 'PV', 'BATTERY'] as const
export const scanStates = ['Done', 'Failed', 'Pending', 'unknown'] as const
export const connectionStatuses = ['available', 'temporarily_unavailable', 'unavailable', 'never'] as const
export const dataImportStatuses = ['binding', 'pending', 'running', 'done', 'error', 'no_data_found'] as const
export type InstallationKind = (typeof installationKinds)[number]
export type DeviceType = (typeof deviceTypes)[number]
export type ConnectionStatus = (typeof connectionStatuses)[number]

/** A vendor as forms and devices name it. */
export const vendorRef = z.object({ id, name: z.string(), displayName: z.string() })

/** Older data is stale, and a device that was not heard since is away for the moment. */
export const staleAfterMs = 2 * 60_000
/** From then on it counts as lost. */
export const lostAfterMs = 24 * 3_600_000

/** Data in the last 2 minutes, none in 2 minutes, none in 24 hours, or never any. */
export const connection = z.object({ status: z.enum(connectionStatuses), contactedAt: instant.nullable() })

/** What the last contact says. */
export function connectionOf(contactedAt: Date | null, now: Date): z.infer<typeof connection> {
  if (!contactedAt) return { status: 'never', contactedAt: null }
  const silenceMs = now.getTime() - contactedAt.getTime()
  const status = silenceMs <= staleAfterMs ? 'available' : silenceMs <= lostAfterMs ? 'temporarily_unavailable' : 'unavailable'
  return { status, contactedAt: contactedAt.toISOString() }
}

/** What a device itself measured last, within 24 hours. */
export const measuredState = z.object({
  /** `live` where the caller asked for it and the measurement is at most two minutes old; else `stored`. */
  source: z.enum(['live', 'stored']),
  powerW: z.number(),
  energyReadingWh: z.number().nullable(),
  measuredAt: instant,
  ageSeconds: z.number().int(),
})

/** What every installation has, whatever its kind: `configurationId` is our id of it, `installationId` the vendor's. */
export const installationHead = z.object({
  configurationId: id,
  installationId: z.string(),
  /** Under which its measurements arrive: as its gateway calls it, or else the vendor's id. */
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

// Parts of the calls that all kinds have. ------------------------------------------------------------------------------

export const ofCustomer = z.strictObject({ id })
/** `true`, and nothing: what is stored, with its age. `false`: as live as it can be had; `source` says how it was had. */
export const cacheQuery = z.strictObject({ useCache: z.enum(['true', 'false']).optional() })
/** An installation by the id that the call names, or else by our own. */
export const installationKey = line(64)
export const removedInstallation = z.object({ configurationId: id })

export const addErrors = [
  'CustomerNotFound',
  'CustomerNotActive',
  'InvalidSiteId',
  'VendorNotFound',
  'DuplicatedInstallationCustomerSite',
] as const
export const changeErrors = [
  'CustomerNotFound',
  'CustomerNotActive',
  'NotFound',
  'InstallationChanged',
  'DuplicatedInstallationCustomerSite',
] as const
export const removeErrors = ['CustomerNotFound', 'CustomerNotActive', 'NotFound'] as const
