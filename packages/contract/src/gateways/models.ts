import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { id, instant, line, optionalLine, wholeNumberBetween } from '../formats.ts'
import { connection } from '../installations/models.ts'
import { deviceTypes, scanStates } from '../installations/terms.ts'
import { credentialStates, homeAddress, meterApplianceKinds } from './terms.ts'

export const appliance = z.object({
  deviceId: z.string(),
  kind: z.enum(applianceKinds),
  type: z.enum(deviceTypes),
  manufacturer: z.string().nullable(),
  model: z.string().nullable(),
  serialNumber: z.string().nullable(),
  /** For inverters, as entered by the installer. */
  peakPowerW: z.number().int().nullable(),
  addedAt: instant,
  updatedAt: instant,
  /** The meter is wired backwards: the signs of its measurements are flipped on arrival. */
  reverseFlow: z.boolean(),
  connection,
})
export type Appliance = z.infer<typeof appliance>

/** A search of a gateway's network, running or finished. */
export const gatewaySearch = z.object({
  state: z.enum(scanStates),
  startedAt: instant.nullable(),
  /** Whether the search failed because the gateway stopped reporting or never responded. */
  isTimedOut: z.boolean(),
  /** Number so far; null if not reported. */
  appliancesFound: z.number().int().nullable(),
  /** Devices among them that were not known before. Null while the search runs. */
  appliancesNew: z.number().int().nullable(),
})

const unit = wholeNumberBetween(0, 255)

/** An address of devices, entered by a member. Without unit IDs, the usual ones are tried. */
export const gatewayPlace = z.strictObject({
  host: z.string().trim().regex(homeAddress, 'HomeAddressInvalid'),
  port: wholeNumberBetween(1, 65_535),
  units: z.array(unit).max(16).default([]),
})
export type GatewayPlace = z.output<typeof gatewayPlace>

export const gatewayPlacesModel = z.strictObject({
  places: z
    .array(gatewayPlace)
    .max(16)
    .superRefine((places, { addIssue }) => {
      for (const [at, { host, port }] of places.entries()) {
        const first = places.findIndex((other) => other.host === host && other.port === port)
        if (first < at) addIssue({ code: 'custom', message: 'SameAsRow', params: { row: first + 1 }, path: [at, 'port'] })
      }
    }),
  /** The places as they were read. The request fails if they have changed since; if absent, it replaces whatever is stored. */
  known: z.array(gatewayPlace).max(16).optional(),
})

export const gateway = z.object({
  configurationId: id,
  /** The vendor's ID: its serial number. */
  installationId: z.string(),
  siteId: id,
  deviceId: z.string(),
  serialNumber: z.string(),
  startCode: z.string(),
  vendorName: z.string(),
  model: z.string(),
  firmware: z.string().nullable(),
  scanState: z.enum(scanStates),
  lastScanAt: instant.nullable(),
  search: gatewaySearch.nullable(),
  /** The gateway's credential at the broker. `changedAt` is null for the first one. */
  credential: z.object({ state: z.enum(credentialStates), changedAt: instant.nullable() }),
  addedAt: instant,
  updatedAt: instant,
  connection,
  /** Addresses entered by members, searched in addition to the usual ones. */
  places: z.array(gatewayPlace),
  appliances: z.array(appliance),
})
export type Gateway = z.infer<typeof gateway>

/** Code and number printed on the box. The server checks the code's form, which has its own error. */
export const gatewayDeviceInstallationRequestModel = z.strictObject({
  siteId: id,
  startCode: line(64),
  /** Must match the gateway with the start code. */
  serialNumber: optionalLine(64).default(null),
})

/** For meters only. Unchanged if absent. */
export const reverseFlow = z.boolean().optional()
/** Absent fields stay unchanged. */
export const deviceApplianceKindsRequestModel = z.strictObject({
  appliances: z
    .array(z.strictObject({ deviceId: line(64), kind: z.enum(applianceKinds).optional(), reverseFlow }))
    .min(1)
    .max(64),
})

/** Absent fields stay unchanged. */
export const gridxMeterModel = z.strictObject({ kind: z.enum(meterApplianceKinds).optional(), reverseFlow })
