/**
 * Live readings of OCPP wallboxes. Each is asked for its meter values, its status and, if unknown, its model. Only the meter values are
 * awaited, no longer than in any other live reading.
 */
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { whenMeasured } from '../telemetry/live/live-reading.service.ts'
import { type ConnectedWallbox, listWallboxesOf } from './charge-points.store.ts'
import { commandWallbox } from './wallbox-commands.service.ts'
import { connectedWithinMs } from './wallbox-contact.rules.ts'

export type WallboxOutcome = 'measured' | 'silent' | 'unreachable' | 'refused'
type Reading = Pick<Ctx, 'db' | 'clock' | 'bus' | 'log'>

export async function readWallboxesLive(ctx: Reading, customerId: string): Promise<Map<string, WallboxOutcome>> {
  const since = new Date(ctx.clock.now().getTime() - connectedWithinMs)
  const wallboxes = await listWallboxesOf(ctx.db, customerId, since)
  const readings = wallboxes.map(async ({ connectionId, ...wallbox }): Promise<[string, WallboxOutcome]> => {
    return [wallbox.installationId, connectionId ? await readOne(ctx, { ...wallbox, connectionId }) : 'unreachable']
  })
  return new Map(await Promise.all(readings))
}

async function readOne(ctx: Reading, { installationId, siteId, connectionId, isKnown }: ConnectedWallbox): Promise<WallboxOutcome> {
  let isRefused = false
  const trigger = async (message: 'MeterValues' | 'StatusNotification' | 'BootNotification') =>
    (await commandWallbox(ctx, connectionId, { order: 'report', message })) === 'Accepted'
  const isMeasured = await whenMeasured(ctx, siteId, installationId, async () => {
    try {
      isRefused = !(await trigger('MeterValues'))
    } catch (error) {
      isRefused = error instanceof DomainError && error.code === 'WallboxRefused'
      throw error
    }
    // The other responses are stored when they arrive.
    const rest = [trigger('StatusNotification'), ...(isKnown ? [] : [trigger('BootNotification')])]
    Promise.all(rest).catch((error) => ctx.log.debug({ err: error }, 'a wallbox did not report its status'))
    return !isRefused
  })
  if (isMeasured) return 'measured'
  return isRefused ? 'refused' : 'silent'
}
