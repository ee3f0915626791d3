/** A live reading: the customer's gateway measures at once. A gateway that is silent only costs the time that is waited for it. */
import type { Ctx } from '../../../platform/ctx.ts'
import { requestMeasurement } from '../../gateways/gateway-commands.service.ts'
import { liveSubject } from './live-events.format.ts'

const patienceMs = 4_000

/** Resolves once the gateway's measurement is stored, or soon after, if none is to be had. */
export async function readLive(ctx: Pick<Ctx, 'db' | 'clock' | 'bus'>, customerId: string): Promise<void> {
  const siteId = await requestMeasurement(ctx, customerId)
  if (!siteId) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = ctx.bus.subscribe(liveSubject(siteId), () => resolve())
  const timer = setTimeout(resolve, patienceMs)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    stop()
  }
}
