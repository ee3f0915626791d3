/**
 * The home of each gateway. A gateway is unpaired, in an unallocated installation, or paired with one site. Other processes cache this,
 * so every change is announced after its commit.
 */
import type { Tx } from '../../../db/transaction.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import * as store from './gateway-pairing.store.ts'

export type GatewaySite = store.GatewaySite
export type GatewayStay = store.GatewayStay

const gatewayChanged = 'gateways.changed'
type GatewayChanged = { serialNumber: string }

/** Gateways that are unknown, or unpaired and never left a home, are missing. */
export function findGatewaySites(ctx: Pick<Ctx, 'db'>, serialNumbers: readonly string[]): Promise<Map<string, GatewaySite>> {
  return store.findGatewaySites(ctx.db, serialNumbers)
}

/** Notes which reversed meters have counters that move with their power. */
export async function noteCounters(
  ctx: Pick<Ctx, 'db' | 'bus'>,
  { gatewayId, serial }: { gatewayId: string; serial: string },
  noted: readonly { deviceId: string; doCountersFollowPower: boolean }[],
): Promise<void> {
  for (const one of noted) await store.noteCounters(ctx.db, gatewayId, one)
  announceGateways(ctx, [serial])
}

/** Frees gateways for other homes. Returns their serial numbers, to be announced after the commit. */
export function unpairGateways(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  return store.unpairGateways(tx, ids, at)
}

/** Announces to every process that these gateways were paired, moved or freed, or that one of their meters was reversed. */
export function announceGateways(ctx: Pick<Ctx, 'bus'>, serialNumbers: readonly string[]): void {
  for (const serialNumber of serialNumbers) ctx.bus.publish(gatewayChanged, { serialNumber } satisfies GatewayChanged)
}

/** Calls back for each announced gateway, or with none if announcements may have been missed. Returns a function that stops it. */
export function watchGateways(ctx: Pick<Ctx, 'bus'>, onChange: (serialNumber?: string) => void): () => void {
  const unsubscribe = ctx.bus.subscribe(gatewayChanged, (data) => {
    const { serialNumber } = data as GatewayChanged // published by announceGateways only
    onChange(serialNumber)
  })
  const unwatch = ctx.bus.onMissed(() => onChange())
  return () => {
    unsubscribe()
    unwatch()
  }
}
