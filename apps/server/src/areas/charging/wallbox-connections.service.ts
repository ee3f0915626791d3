/** Connections of wallboxes. Each wallbox has one, the newest. */

import { minuteMs } from '@wattdesk/energy/durations.ts'
import { transaction } from '../../db/transaction.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import * as store from './charge-points.store.ts'
import { leastLimit } from './charging-limit.rules.ts'
import { forgetConnectors } from './connectors.store.ts'
import { endConnection } from './wallbox-commands.service.ts'
import type { WallboxOrder } from './wallbox-orders.rules.ts'

type Connection = Pick<store.Candidate, 'installationId'>

/** In a shorter silence, no car comes or goes unnoticed. */
const silenceMaxMs = 5 * minuteMs

/** Makes a connection the wallbox's only one, and ends the previous one. */
export async function admitConnection(
  ctx: Pick<Ctx, 'db' | 'bus' | 'clock'>,
  wallbox: store.Candidate,
  connectionId: string,
): Promise<void> {
  const { installationId, credential } = wallbox
  const now = ctx.clock.now()
  const former = await transaction(ctx.db, async (tx) => {
    const point = await store.lockChargePoint(tx, installationId)
    // Its password was replaced meanwhile.
    if (point?.credential !== credential) throw new DomainError('Unauthenticated')
    if (now.getTime() - (point.contactedAt?.getTime() ?? 0) > silenceMaxMs) await forgetConnectors(tx, installationId)
    await store.putConnection(tx, installationId, connectionId, now)
    return point.connectionId
  })
  if (former) endConnection(ctx, former)
}

/** Returns whether the connection is still the current one. */
export function stayConnected(ctx: Pick<Ctx, 'db' | 'clock'>, { installationId }: Connection, connectionId: string): Promise<boolean> {
  return store.recordContact(ctx.db, { installationId, connectionId }, ctx.clock.now())
}

export function leaveConnection(ctx: Pick<Ctx, 'db'>, { installationId }: Connection, connectionId: string): Promise<void> {
  return store.releaseConnection(ctx.db, { installationId, connectionId })
}

/** Settings of a wallbox for its boot: a measurement every minute, and the limit in force, also if its end was not accepted yet. */
export async function configurationOf({ db }: Pick<Ctx, 'db'>, { installationId }: Connection): Promise<WallboxOrder[]> {
  const point = await store.findChargePoint(db, installationId)
  const limitA = point ? leastLimit(point) : null
  const hasLimit = limitA !== null || (point !== undefined && point.limitState !== 'set')
  return [{ order: 'measure' }, ...(hasLimit ? [{ order: 'limit' as const, limitA, of: 'both' as const }] : [])]
}
