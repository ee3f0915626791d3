import type { Ctx } from '../../platform/ctx.ts'
import { findGatewaySite, type GatewaySite } from './sources.store.ts'

/** Published when a gateway was paired, moved or removed: `{ serialNumber }`. */
export const gatewayChanged = 'gateways.changed'
export type GatewayChanged = { serialNumber: string }

const keptMs = 5 * 60_000
/** An unknown box may be paired any moment. */
const unknownKeptMs = 10_000
const entriesMax = 200_000

export type GatewayDirectory = {
  /** Where a gateway stands; undefined when it is unknown or not paired with a site. */
  find(serialNumber: string): GatewaySite | undefined | Promise<GatewaySite | undefined>
  close(): void
}

/** Remembers which site a gateway's serial number belongs to, until the bus tells of a change. */
export function openGatewayDirectory(ctx: Pick<Ctx, 'db' | 'bus' | 'clock'>): GatewayDirectory {
  const entries = new Map<string, { site: GatewaySite | undefined; until: number }>()
  const unsubscribe = ctx.bus.subscribe(gatewayChanged, (data) => {
    const { serialNumber } = data as GatewayChanged // published with this shape only
    entries.delete(serialNumber)
  })
  const load = async (serialNumber: string) => {
    const site = await findGatewaySite(ctx.db, serialNumber)
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
