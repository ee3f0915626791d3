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

export type Connection = store.Connection

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

const contactsAtOnce = 1_000

/** Notes that connections are alive: many per statement, because a process may hold thousands. Returns the IDs of those still current. */
export async function stayConnected(ctx: Pick<Ctx, 'db' | 'clock'>, connections: readonly Connection[]): Promise<ReadonlySet<string>> {
  const current = new Set<string>()
  for (let from = 0; from < connections.length; from += contactsAtOnce) {
    const some = connections.slice(from, from + contactsAtOnce)
    for (const id of await store.recordContacts(ctx.db, some, ctx.clock.now())) current.add(id)
  }
  return current
}

export function leaveConnection(ctx: Pick<Ctx, 'db'>, { installationId, connectionId }: Connection): Promise<void> {
  return store.releaseConnection(ctx.db, { installationId, connectionId })
}

/** Settings of a wallbox for its boot: a measurement every minute, and the limit in force, also if its end was not accepted yet. */
export async function configurationOf({ db }: Pick<Ctx, 'db'>, installationId: string): Promise<WallboxOrder[]> {
  const point = await store.findChargePoint(db, installationId)
  const limitA = point ? leastLimit(point) : null
  const hasLimit = limitA !== null || (point !== undefined && point.limitState !== 'set')
  return [{ order: 'measure' }, ...(hasLimit ? [{ order: 'limit' as const, limitA, of: 'both' as const }] : [])]
}
