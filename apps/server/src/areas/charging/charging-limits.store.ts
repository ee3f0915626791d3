import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { chargePoints } from '../../db/domains/charging/tables.ts'
import type { Tx } from '../../db/transaction.ts'
import { type Connection, isCurrent } from './charge-points.store.ts'
import type { LimitOf } from './wallbox-orders.rules.ts'

const { installationId: ofWallbox, limitA, signalLimitA, limitState } = chargePoints

/** The limit to send, or null for none. `least` ignores nulls. */
const inForce = (of: LimitOf) => (of === 'member' ? sql<number | null>`${limitA}` : sql<number | null>`least(${limitA}, ${signalLimitA})`)

export type Limit = { limitA: number | null; signalLimitA: number | null }

/** Stores a member's limit. `sentAt`: when its sender begins; null if nobody can send it now. */
export async function putLimit(tx: Tx, installationId: string, limit: number | null, sentAt: Date | null): Promise<void> {
  await tx.update(chargePoints).set({ limitA: limit, limitState: 'waiting', limitSentAt: sentAt }).where(eq(ofWallbox, installationId))
}

/** Stores the limit of a signal. */
export async function putSignalLimit(db: Db, installationId: string, limit: number): Promise<void> {
  await db
    .update(chargePoints)
    .set({
      signalLimitA: limit,
      limitState: sql`case when ${signalLimitA} is not distinct from ${limit} then ${limitState} else 'waiting' end`,
    })
    .where(eq(ofWallbox, installationId))
}

/**
 * Returns the limit to send over a connection, and notes that its response is awaited. Undefined if another connection has replaced it.
 * The end of a signal is noted only by its response: until then, the wallbox counts as limited.
 */
export async function beginLimit(db: Db, connection: Connection, of: LimitOf, at: Date): Promise<Limit | undefined> {
  const awaited = { limitSentAt: at, limitState: sql`case ${limitState} when 'set' then 'waiting' else ${limitState} end` }
  const [row] = await db
    .update(chargePoints)
    .set(of === 'member' ? { limitSentAt: at } : awaited)
    .where(isCurrent(connection))
    .returning({ limitA: inForce(of), signalLimitA })
  return row
}

/** Notes that the wallbox accepted a limit. It is set unless another one is in force by now. */
export async function acceptLimit(db: Db, connection: Connection, of: LimitOf, sent: Limit): Promise<void> {
  const state = { limitState: sql`case when ${inForce(of)} is not distinct from ${sent.limitA} then 'set' else ${limitState} end` }
  const isSameSignal = sql`${signalLimitA} is not distinct from ${sent.signalLimitA}`
  await db
    .update(chargePoints)
    .set(of === 'member' ? { ...state, signalLimitA: null } : state)
    .where(and(isCurrent(connection), of === 'member' ? isSameSignal : undefined))
}

/** Notes that the wallbox refused a limit, unless another one is in force by now. */
export async function refuseLimit(db: Db, connection: Connection, sent: Limit): Promise<void> {
  await db
    .update(chargePoints)
    .set({ limitState: 'refused' })
    .where(and(isCurrent(connection), eq(limitState, 'waiting'), sql`${inForce('both')} is not distinct from ${sent.limitA}`))
}

const sentAtOnce = sql.raw('100')

export type DueLimit = { connectionId: string; limitA: number | null }

/** Claims limits that connected wallboxes have not accepted and that were not sent lately. Concurrent callers skip each other's. */
export async function takeDueLimits(db: Db, now: Date, againMs: number, connectedSince: Date): Promise<DueLimit[]> {
  const { rows } = await db.execute<DueLimit>(sql`
    update charge_points c set limit_sent_at = ${now}::timestamptz
    where c.installation_id in (
      select due.installation_id from charge_points due
      where due.limit_state <> 'set' and due.connection_id is not null and due.contacted_at >= ${connectedSince}::timestamptz
        and (due.limit_sent_at is null or due.limit_sent_at <= ${now}::timestamptz - ${againMs} * interval '1 ms')
      order by due.limit_sent_at nulls first, due.installation_id limit ${sentAtOnce} for update skip locked)
    returning c.connection_id as "connectionId", least(c.limit_a, c.signal_limit_a) as "limitA"`)
  return rows
}
