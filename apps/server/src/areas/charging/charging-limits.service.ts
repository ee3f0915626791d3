/**
 * Limits of wallboxes. What a member or a signal of a grid operator wants is stored first, as waiting. Only the process that holds the
 * wallbox's connection then sends the limit in force: one after another, each read when it is sent, so that the newest is always sent
 * last. It notes the response: set or refused. A limit without a response, because the wallbox was offline or silent or a process ended,
 * and a refused one are sent again until the wallbox accepts them.
 */
import type { Ctx } from '../../platform/ctx.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { Connection } from './charge-points.store.ts'
import * as store from './charging-limits.store.ts'
import { commandWallbox, type WallboxResponse } from './wallbox-commands.service.ts'
import { connectedWithinMs } from './wallbox-contact.rules.ts'
import type { LimitOf, WallboxOrder } from './wallbox-orders.rules.ts'

export type LimitOutcome = 'set' | 'refused' | 'unreachable'

type Commanding = Pick<Ctx, 'bus' | 'clock'>

/** Has the limit in force sent over a connection. `limitA` is it as far as known here. Returns the wallbox's response. */
export async function orderLimit(ctx: Commanding, connectionId: string, limitA: number | null, of: LimitOf): Promise<LimitOutcome> {
  try {
    return (await commandWallbox(ctx, connectionId, { order: 'limit', limitA, of })) === 'Accepted' ? 'set' : 'refused'
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return error.code === 'WallboxRefused' ? 'refused' : 'unreachable'
  }
}

export type Deliver = (order: WallboxOrder) => Promise<WallboxResponse>

type Sending = { ctx: Pick<Ctx, 'db' | 'clock'>; connection: Connection; report: Deliver }

/**
 * Delivers orders over the connection of a wallbox: limits one after another, the others at once. Limits that wait for the same turn are
 * one: it sends what is in force then.
 */
export function openOrders(sending: Sending): Deliver {
  const waiting = new Map<LimitOf, Promise<WallboxResponse>>()
  let turn: Promise<unknown> = Promise.resolve()
  return (order) => {
    if (order.order !== 'limit' || !order.of) return sending.report(order)
    const { of } = order
    const known = waiting.get(of)
    if (known) return known
    const sent = turn.then(() => {
      waiting.delete(of)
      return sendLimit(sending, of)
    })
    waiting.set(of, sent)
    turn = sent.catch(() => undefined)
    return sent
  }
}

async function sendLimit({ ctx: { db, clock }, connection, report }: Sending, of: LimitOf): Promise<WallboxResponse> {
  const sent = await store.beginLimit(db, connection, of, clock.now())
  if (!sent) return { code: 'WallboxSilent' }
  const response = await report({ order: 'limit', limitA: sent.limitA })
  if (!('code' in response) && response.status === 'Accepted') await store.acceptLimit(db, connection, of, sent)
  else if ('status' in response && of === 'both') await store.refuseLimit(db, connection, sent)
  return response
}

/** Time after which a limit that a connected wallbox did not accept is sent again. An absent wallbox gets it when it is back. */
const againMs = 30_000
const wallboxesAtOnce = 10

/** Sends limits that were not accepted, concurrently, because a silent wallbox takes seconds. */
export async function followLimits(ctx: Pick<Ctx, 'db' | 'bus' | 'clock'>): Promise<void> {
  const now = ctx.clock.now()
  const due = (await store.takeDueLimits(ctx.db, now, againMs, new Date(now.getTime() - connectedWithinMs))).values()
  const follow = async () => {
    for (const { connectionId, limitA } of due) await orderLimit(ctx, connectionId, limitA, 'both')
  }
  await Promise.all(Array.from({ length: wallboxesAtOnce }, follow))
}
