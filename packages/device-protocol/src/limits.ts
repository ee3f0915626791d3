import { z } from 'zod'
import { deviceId, limitedPowers, shortText } from './appliances.ts'

/** Limits that a gateway sets on its devices, and what it reports about them. */

export const limitsMax = 64
export const limitEventsMax = 200

const instant = z.iso.datetime({ offset: true })
const powerW = z.number().min(0).max(1_000_000)

const head = {
  limitId: z.uuid(),
  powerW,
  from: instant,
  /** Without an end, the limit applies until the gateway gets another one. */
  until: instant.nullable(),
}

/** A device's maximum generation or consumption, or the home's maximum export at its grid connection point. */
export const gatewayLimit = z.discriminatedUnion('of', [
  z.object({ ...head, of: z.literal('device'), deviceId, power: z.enum(limitedPowers) }),
  z.object({ ...head, of: z.literal('export') }),
])
export type GatewayLimit = z.infer<typeof gatewayLimit>

/**
 * The outcome of a limit at a device, or at the grid connection point if no device is named. `set`: the device confirmed it. `followed`:
 * its power is within the limit; `not-followed`: it stays above. `restored`: the device has its previous settings.
 */
export const limitOutcomes = ['set', 'followed', 'not-followed', 'refused', 'unreachable', 'restored'] as const
export type LimitOutcome = (typeof limitOutcomes)[number]

const limitEvent = z.object({
  at: instant,
  limitId: z.uuid(),
  deviceId: deviceId.optional(),
  outcome: z.enum(limitOutcomes),
  /** The limit that the device reports. */
  powerW: powerW.optional(),
  /** Negative if an inverter draws or a home imports. */
  measuredW: z.number().min(-1_000_000).max(1_000_000).optional(),
  message: shortText(200).optional(),
})
export type LimitEvent = z.infer<typeof limitEvent>

/** Channel `limits`, from the gateway: its limits, and their outcomes since its last contact. */
export const gatewayLimits = z.object({
  messageId: z.string().regex(/^[\w-]{1,64}$/),
  at: instant,
  kept: z.array(z.uuid()).max(limitsMax),
  events: z.array(limitEvent).max(limitEventsMax),
})
export type GatewayLimits = z.infer<typeof gatewayLimits>
