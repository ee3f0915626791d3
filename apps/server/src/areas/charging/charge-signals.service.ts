/**
 * Signals of grid operators at wallboxes. While one is active, a wallbox charges with at most the current it allows, or the lower limit
 * set by a member. An offline wallbox is limited, or freed, when it reconnects: until it has accepted that, it counts as limited, because
 * it keeps its profile.
 */
import type { Db } from '../../db/connect.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { connectedWithinMs } from './charge-points.service.ts'
import * as store from './charge-points.store.ts'
import { leastLimit } from './charging-limit.rules.ts'
import { commandWallbox } from './wallbox-commands.service.ts'

export const hasWallbox = (db: Db, siteId: string): Promise<boolean> => store.hasChargePoint(db, siteId)

export type SignalOutcome = 'set' | 'refused' | 'unreachable'

/** Limits a wallbox for a signal; null lifts the limit. Returns the wallbox's response. */
export async function applySignal(
  ctx: Pick<Ctx, 'db' | 'clock' | 'bus'>,
  installationId: string,
  signalLimitA: number | null,
): Promise<SignalOutcome> {
  if (signalLimitA !== null) await store.changeChargePoint(ctx.db, installationId, { signalLimitA })
  const point = await store.findChargePoint(ctx.db, installationId)
  const isConnected = point?.contactedAt && ctx.clock.now().getTime() - point.contactedAt.getTime() <= connectedWithinMs
  if (!point?.connectionId || !isConnected) return 'unreachable'
  await store.changeChargePoint(ctx.db, installationId, { signalSentAt: ctx.clock.now() })
  try {
    const limitA = leastLimit({ limitA: point.limitA, signalLimitA })
    if ((await commandWallbox(ctx, point.connectionId, { order: 'limit', limitA })) !== 'Accepted') return 'refused'
    if (signalLimitA === null) await store.changeChargePoint(ctx.db, installationId, { signalLimitA })
    return 'set'
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.code === 'WallboxRefused' ? 'refused' : 'unreachable'
  }
}
