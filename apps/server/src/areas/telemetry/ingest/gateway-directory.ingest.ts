import type { Ctx } from '../../../platform/ctx.ts'
import { findGatewaySite, type GatewaySite, watchGateways } from '../../gateways/gateway-pairing.service.ts'

const keptMs = 5 * 60_000
/** An unknown gateway may be paired at any moment. */
const unknownKeptMs = 10_000
const entriesMax = 200_000

export type GatewayDirectory = {
  /** Where a gateway stands; undefined when it is unknown or not paired with a site. */
  find(serialNumber: string): GatewaySite | undefined | Promise<GatewaySite | undefined>
  close(): void
}

/** Remembers which site a gateway's serial number belongs to, until a change is announced. */
export function openGatewayDirectory(ctx: Pick<Ctx, 'db' | 'bus' | 'clock'>): GatewayDirectory {
  const entries = new Map<string, { site: GatewaySite | undefined; until: number }>()
  const unsubscribe = watchGateways(ctx, (serialNumber) => void entries.delete(serialNumber))
  const load = async (serialNumber: string) => {
    const site = await findGatewaySite(ctx, serialNumber)
    if (entries.size >= entriesMax) entries.clear()
    entries.set(serialNumber, { site, until: ctx.clock.now().getTime() + (site ? keptMs : unknownKeptMs) })
    return site
  }
  return {
    find(serialNumber) {
      const known = entries.get(serialNumber)
      return known && known.until > ctx.clock.now().getTime() ? known.site : load(serialNumber)
    },
    close: unsubscribe,
  }
}
