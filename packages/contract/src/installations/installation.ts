import { z } from 'zod'
import { id, instant } from '../formats.ts'

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
