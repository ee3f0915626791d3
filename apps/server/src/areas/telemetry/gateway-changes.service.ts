/** Tells all processes that gateways were paired, moved or freed: the ingest remembers where each stands. */
import type { Ctx } from '../../platform/ctx.ts'
import { type GatewayChanged, gatewayChanged } from './gateway-directory.ts'

/** After the commit: who hears of it looks the gateway up again. */
export function announceGateways(ctx: Pick<Ctx, 'bus'>, serialNumbers: readonly string[]): void {
  for (const serialNumber of serialNumbers) ctx.bus.publish(gatewayChanged, { serialNumber } satisfies GatewayChanged)
}
