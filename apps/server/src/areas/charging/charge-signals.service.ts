/**
 * Signals of grid operators at wallboxes. While one is active, a wallbox charges with at most the current it allows, or the lower limit
 * set by a member. An offline wallbox is limited, or freed, when it reconnects: until it has accepted that, it counts as limited, because
 * it keeps its profile.
 */
import type { Db } from '../../db/connect.ts'
import type { Ctx } from '../../platform/ctx.ts'
import * as store from './charge-points.store.ts'
import { leastLimit } from './charging-limit.rules.ts'
import { type LimitOutcome, orderLimit } from './charging-limits.service.ts'
import { putSignalLimit } from './charging-limits.store.ts'
import { connectionOf } from './wallbox-contact.rules.ts'

export const hasWallbox = (db: Db, siteId: string): Promise<boolean> => store.hasChargePoint(db, siteId)

/** Limits a wallbox for a signal; null lifts the limit. Returns the wallbox's response. */
export async function applySignal(
  ctx: Pick<Ctx, 'db' | 'clock' | 'bus'>,
  installationId: string,
  signalLimitA: number | null,
): Promise<LimitOutcome> {
  if (signalLimitA !== null) await putSignalLimit(ctx.db, installationId, signalLimitA)
  const point = await store.findChargePoint(ctx.db, installationId)
  const connectionId = point ? connectionOf(point, ctx.clock.now()) : null
  if (!point || !connectionId) return 'unreachable'
  await store.changeChargePoint(ctx.db, installationId, { signalSentAt: ctx.clock.now() })
  const limitA = leastLimit({ limitA: point.limitA, signalLimitA })
  return orderLimit(ctx, connectionId, limitA, signalLimitA === null ? 'member' : 'both')
}
