import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { eventEndpoints } from '../../db/domains/outgoing-events/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type EndpointRow = typeof eventEndpoints.$inferSelect

const inForce = isNull(eventEndpoints.removedAt)

export async function listEndpoints(db: Db, tenantId: string, limit: number): Promise<EndpointRow[]> {
  return db
    .select()
    .from(eventEndpoints)
    .where(and(eq(eventEndpoints.tenantId, tenantId), inForce))
    .orderBy(asc(eventEndpoints.createdAt), asc(eventEndpoints.id))
    .limit(limit)
}

export async function lockEndpoint(tx: Tx, id: string, tenantId: string): Promise<EndpointRow | undefined> {
  const [row] = await tx
    .select()
    .from(eventEndpoints)
    .where(and(eq(eventEndpoints.id, id), eq(eventEndpoints.tenantId, tenantId), inForce))
    .for('update')
  return row
}

export async function countEndpoints(db: Db, tenantId: string): Promise<number> {
  return db.$count(eventEndpoints, and(eq(eventEndpoints.tenantId, tenantId), inForce))
}

/** Undefined if the name is taken. */
export async function insertEndpoint(tx: Tx, row: typeof eventEndpoints.$inferInsert): Promise<EndpointRow | undefined> {
  const [made] = await tx.insert(eventEndpoints).values(row).onConflictDoNothing().returning()
  return made
}

/** Changes a member's settings and increments the version. */
export async function updateEndpoint(tx: Tx, id: string, change: Partial<EndpointRow>): Promise<EndpointRow> {
  const [row] = await tx
    .update(eventEndpoints)
    .set({ ...change, version: sql`${eventEndpoints.version} + 1` })
    .where(eq(eventEndpoints.id, id))
    .returning()
  if (!row) throw new Error(`Endpoint ${id} does not exist`)
  return row
}

/** Counts at most `max` + 1 open deliveries for each endpoint. */
export async function countOpen(db: Db, ids: readonly string[], max: number): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ id: string; open: number }>(sql`
    select p.id, d.open from unnest(${sql.param([...ids])}::uuid[]) as p (id) cross join lateral (
      select count(*)::int as open from (
        select from event_deliveries where endpoint_id = p.id and delivered_at is null and failed_at is null limit ${sql.raw(String(max + 1))}
      ) found) d`)
  return new Map(rows.map(({ id, open }) => [id, open]))
}

/** Makes everything that waits for an endpoint due now, with all attempts left. */
export async function makeOpenDue(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update event_deliveries set attempts = 0, next_attempt_at = ${now.toISOString()}
    where endpoint_id = ${id} and delivered_at is null and failed_at is null and attempts > 0`)
}

/** Gives up what waits for an endpoint of kinds that it no longer subscribes to. What is being sent is unaffected. */
export async function giveUpOthers(tx: Tx, id: string, kinds: readonly string[], now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    update event_deliveries set failed_at = ${at}
    where endpoint_id = ${id} and delivered_at is null and failed_at is null and coalesce(claimed_until <= ${at}, true)
      and kind <> 'test' and kind <> all(${sql.param([...kinds])}::text[])`)
}

/** Writes rarely more than every ten seconds, to spare busy endpoints a write per delivery. */
export async function noteDelivered(tx: Tx, id: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    update event_endpoints set failures = 0, failing_since = null, probe_at = null, last_delivered_at = ${at}
    where id = ${id} and (failures > 0 or last_delivered_at is null or last_delivered_at < ${at}::timestamptz - interval '10 seconds')`)
}

/** Returns the endpoint, locked. */
export async function countFailure(tx: Tx, id: string, now: Date): Promise<EndpointRow | undefined> {
  const [row] = await tx
    .update(eventEndpoints)
    .set({
      failures: sql`${eventEndpoints.failures} + 1`,
      failingSince: sql`coalesce(${eventEndpoints.failingSince}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(eventEndpoints.id, id), inForce))
    .returning()
  return row
}

export async function noteFailing(tx: Tx, id: string, change: Partial<EndpointRow>): Promise<void> {
  await tx.update(eventEndpoints).set(change).where(eq(eventEndpoints.id, id))
}

/** The owner, if they may be notified. */
export async function findOwner(db: Db, id: string) {
  const [row] = await db
    .select({ id: members.id, email: members.email, firstName: members.firstName, language: members.language, roles: members.roles })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(eq(members.id, id), isNull(members.removedAt)))
  return row
}
