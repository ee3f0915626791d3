import { readFileSync } from 'node:fs'
import { deviceId, foundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { serialPattern } from '@wattdesk/device-protocol/topics.ts'
import { z } from 'zod'
import { scenarioNames } from './scenarios/catalogue.ts'

const span = { from: z.number(), to: z.number().optional() }
const fault = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('silent'), ...span }),
  z.object({ kind: z.literal('no-production'), ...span }),
  z.object({ kind: z.literal('dead-string'), share: z.number().min(0).max(1), ...span }),
  z.object({ kind: z.literal('idle-battery'), ...span }),
  z.object({ kind: z.literal('false-meter'), factor: z.number(), ...span }),
])

const home = {
  siteId: z.uuid(),
  seed: z.int().min(0),
  timeZone: z.string().min(1),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  peakPowerW: z.number().min(0).max(1_000_000),
  azimuthDeg: z.number().min(-180).max(180).optional(),
  tiltDeg: z.number().min(0).max(90).optional(),
  batteryCapacityWh: z.number().min(0).max(1_000_000),
  yearlyConsumptionWh: z.number().min(0).max(1e9).optional(),
  wallbox: z.boolean(),
  heatPump: z.boolean(),
  gasMeter: deviceId.optional(),
  gridMeter: z.boolean().optional(),
  faults: z.array(fault).max(16).optional(),
  scenario: z.enum(scenarioNames).default('reliable'),
  /** Appliances in the house; derived from the profile if absent. */
  appliances: z.array(foundAppliance).max(64).optional(),
}

const gateway = z.object({ kind: z.literal('gateway'), serial: z.string().regex(serialPattern), password: z.string().min(1), ...home })
const vendorCloud = z.object({
  kind: z.literal('vendor-cloud'),
  vendorSiteId: z.string().min(1),
  /** Absolute, or relative to the server. */
  webhookUrl: z.string().min(1),
  webhookSecret: z.string().min(1),
  ...home,
})

/** A wallbox that connects by OCPP. `siteId` is a separate ID: its home may also have a gateway or a vendor's cloud. */
const wallbox = z.object({
  kind: z.literal('wallbox'),
  identity: z.string().min(1).max(64),
  password: z.string().min(1),
  manufacturer: z.string(),
  powerOutputA: z.int().min(6).max(80),
  /** The meter reading at the start. */
  meterWh: z.int().min(0),
  ...home,
})

const fleet = z.array(z.discriminatedUnion('kind', [gateway, vendorCloud, wallbox])).max(10_000)

export type GatewayHome = z.output<typeof gateway>
export type VendorCloudHome = z.output<typeof vendorCloud>
export type WallboxHome = z.output<typeof wallbox>
export type FleetHome = GatewayHome | VendorCloudHome | WallboxHome
/** The contents of a fleet file. */
export type FleetFile = z.input<typeof fleet>

export function readFleet(path: string): FleetHome[] {
  const parsed = fleet.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${path}: ${issue?.path.join('.')}: ${issue?.message}`)
}
