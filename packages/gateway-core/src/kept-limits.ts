import { gatewayLimit } from '@wattdesk/device-protocol/limits.ts'
import { z } from 'zod'

const registers = z.array(z.int().min(0).max(65_535))

/**
 * The state that survives a restart: the limits, the devices' settings before them, and the limits that the server has ended while a
 * device still had its previous settings to get back. Each part by itself: whatever becomes of the limits, the devices get back what they
 * had before.
 */
export const keptLimits = z.object({
  limits: z.array(gatewayLimit).catch([]),
  former: z.record(z.string(), z.array(z.object({ address: z.int(), registers }))),
  over: z.array(gatewayLimit).catch([]),
})
