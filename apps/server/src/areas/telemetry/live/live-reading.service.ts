/** A live reading: the customer's gateway measures immediately. A silent gateway costs only its timeout. */
import type { Ctx } from '../../../platform/ctx.ts'
import { announceCommands, requestMeasurement } from '../../gateways/commands/gateway-commands.service.ts'
import { type LiveSample, liveSubject } from './live-events.format.ts'

/** How long a live reading waits for a gateway or vendor. */
export const livePatienceMs = 4_000

/** Returns the gateway's outcome; undefined if there is no gateway. */
export async function readGatewayLive(
  ctx: Pick<Ctx, 'db' | 'clock' | 'bus'>,
  customerId: string,
): Promise<'measured' | 'silent' | 'unreachable' | undefined> {
  const requested = await requestMeasurement(ctx, customerId)
  if (!requested?.isThere) return requested && 'unreachable'
  if (requested.hasJustMeasured) return 'measured'
  const { gatewayId, siteId } = requested
  return (await whenMeasured(ctx, siteId, gatewayId, async () => announceCommands(ctx))) ? 'measured' : 'silent'
}

/**
 * Resolves to true once a measurement from a source is stored for a site, or to false after the timeout. Subscribes before it sends the
 * command.
 */
export async function whenMeasured(ctx: Pick<Ctx, 'bus'>, siteId: string, sourceId: string, ask: () => Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const stop = ctx.bus.subscribe(liveSubject(siteId), (data) => {
    if ((data as LiveSample).sourceId === sourceId) resolve(true) // published by the sample ingest only
  })
  const timer = setTimeout(resolve, livePatienceMs, false)
  try {
    ask().then(
      (isAsked) => isAsked === false && resolve(false),
      () => resolve(false),
    )
    return await promise
  } finally {
    clearTimeout(timer)
    stop()
  }
}
