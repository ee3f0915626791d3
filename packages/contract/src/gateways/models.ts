import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'
import { id, instant, line, optionalLine } from '../formats.ts'
import { connection } from '../installations/models.ts'
import { deviceTypes, scanStates } from '../installations/terms.ts'
import { credentialStates, meterApplianceKinds } from './terms.ts'

export const appliance = z.object({
  deviceId: z.string(),
  kind: z.enum(applianceKinds),
  type: z.enum(deviceTypes),
  manufacturer: z.string().nullable(),
  model: z.string().nullable(),
  serialNumber: z.string().nullable(),
  /** Of an inverter, as its installer entered it. */
  peakPowerW: z.number().int().nullable(),
  addedAt: instant,
  updatedAt: instant,
  /** A meter that is wired the wrong way round: the signs of its measurements are flipped as they arrive. */
  reverseFlow: z.boolean(),
  connection,
})
export type Appliance = z.infer<typeof appliance>

/** A search of a gateway's network: running, or how it ended. */
export const gatewaySearch = z.object({
  state: z.enum(scanStates),
  startedAt: instant.nullable(),
  /** Whether it failed because the gateway stopped reporting, or never responded. */
  isTimedOut: z.boolean(),
  /** So far, while it runs. Null: not reported. */
  appliancesFound: z.number().int().nullable(),
  /** Of these, the ones not known before. Null while it runs. */
  appliancesNew: z.number().int().nullable(),
})

export const gateway = z.object({
  configurationId: id,
  /** The vendor's ID of it: its serial number. */
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
  /** The latest search of its network. */
  search: gatewaySearch.nullable(),
  /** What it signs in with at the broker. `changedAt` is null for the first credential. */
  credential: z.object({ state: z.enum(credentialStates), changedAt: instant.nullable() }),
  addedAt: instant,
  updatedAt: instant,
  connection,
  appliances: z.array(appliance),
})
export type Gateway = z.infer<typeof gateway>

/** The code and the number printed on the box. The server checks the code's form, because that has an error of its own. */
export const gatewayDeviceInstallationRequestModel = z.strictObject({
  siteId: id,
  startCode: line(64),
  /** Compared with the number of the box that has the start code. */
  serialNumber: optionalLine(64).default(null),
})

/** Of meters alone. Absent: stays. */
export const reverseFlow = z.boolean().optional()
export const deviceApplianceKindsRequestModel = z.strictObject({
  appliances: z
    .array(z.strictObject({ deviceId: line(64), kind: z.enum(applianceKinds), reverseFlow }))
    .min(1)
    .max(64),
})

export const gridxMeterModel = z.strictObject({ kind: z.enum(meterApplianceKinds), reverseFlow })
