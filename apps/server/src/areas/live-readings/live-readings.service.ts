/** Live readings of a customer's devices: all reachable ones are queried at once, each for a few seconds at most. */
import type { Ctx } from '../../platform/ctx.ts'
import { readWallboxesLive } from '../charging/live-wallboxes.service.ts'
import { readVendorsLive } from '../data-import/live-vendors.service.ts'
import type { LiveResponse, ReadLive } from '../installations/device-readings.service.ts'
import { readGatewayLive } from '../telemetry/live/live-reading.service.ts'

/** Queries the gateway, separately connected wallboxes, and vendors. */
export function liveReader(ctx: Ctx): ReadLive {
  return async (customerId, kind) => {
    const [gateway, wallboxes, vendors] = await Promise.all([
      readGatewayLive(ctx, customerId),
      kind === 'wallbox' ? readWallboxesLive(ctx, customerId) : undefined,
      kind === 'pvbattery' ? readVendorsLive(ctx, customerId) : undefined,
    ])
    return (configurationId): LiveResponse | undefined => {
      const own = wallboxes?.get(configurationId)
      // The gateway may measure a wallbox that is not connected.
      if (own && (own !== 'unreachable' || gateway === undefined)) return { from: 'wallbox', outcome: own }
      const vendor = vendors?.get(configurationId)
      if (vendor && gateway !== 'measured') return { from: 'vendor', ...vendor }
      return gateway && { from: 'gateway', outcome: gateway }
    }
  }
}
