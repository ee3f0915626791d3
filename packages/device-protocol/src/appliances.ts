import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { z } from 'zod'

export const applianceKind = z.enum(applianceKinds)

export const limitedPowers = ['generation', 'consumption'] as const
export type LimitedPower = (typeof limitedPowers)[number]

/** Most appliances of a gateway, in a message that lists them and in a sample. */
export const appliancesMax = 64

/** Short text without control characters. */
export const shortText = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'control characters')

export const deviceId = z.string().regex(/^[\w:.-]{1,64}$/, 'letters, digits and _ : . - only')

const limitableW = z.number().min(1).max(1_000_000)

/** An appliance as a gateway found it on the home's network. */
export const foundAppliance = z.object({
  deviceId,
  kind: applianceKind,
  manufacturer: shortText(100),
  model: shortText(100),
  serialNumber: shortText(64),
  /**
   * Its maximum generation or consumption, if the gateway can limit it, and which of these only the gateway ends: if it fails, the device
   * keeps the limit until the gateway runs again.
   */
  limitable: z
    .object({
      generationW: limitableW.optional(),
      consumptionW: limitableW.optional(),
      endedByGateway: z.array(z.enum(limitedPowers)).max(limitedPowers.length).optional(),
    })
    .optional(),
})
export type FoundAppliance = z.infer<typeof foundAppliance>
