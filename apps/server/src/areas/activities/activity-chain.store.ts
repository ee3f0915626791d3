import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { activityAnchors, activityEntries, activitySeals, activityUnsealed, activityValues } from '../../db/domains/activities/tables.ts'
import type { Tx } from '../../db/transaction.ts'

export type ChainEntry = typeof activityEntries.$inferSelect
export type Seal = typeof activitySeals.$inferSelect

const chainLock = 7_240_012

/** False when another process is sealing. */
export async function lockChain(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${chainLock}) as locked`)
  return rows[0]?.locked === true
}

/**
 * Takes the oldest unsealed entries off the queue. Its length varies between 0 and 100,000, so the planner's estimate is worthless: a
 * range is cheap with any plan, a set of IDs would be compared with each row.
 */
export async function claimUnsealed(tx: Tx, limit: number): Promise<ChainEntry[]> {
  const oldest = tx.select().from(activityUnsealed).orderBy(activityUnsealed.entryId).limit(limit).as('oldest')
  const last = tx.select({ id: oldest.entryId }).from(oldest).orderBy(desc(oldest.entryId)).limit(1)
  const taken = await tx.delete(activityUnsealed).where(sql`${activityUnsealed.entryId} <= (${last})`).returning()
  if (taken.length === 0) return []
  const ids = taken.map((row) => row.entryId)
  return tx
    .select()
    .from(activityEntries)
    .where(sql`${activityEntries.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(asc(activityEntries.id))
}

/** A position in the chain with the hash that the next one builds on. */
export type ChainLink = Pick<Seal, 'position' | 'hash'>

/** The end of the chain, or its anchor if everything has expired. */
export async function lastSeal(db: Db): Promise<ChainLink | undefined> {
  const [last] = await db.select().from(activitySeals).orderBy(desc(activitySeals.position)).limit(1)
  return last ?? findAnchor(db)
}

/** The seal of the newest expired entry, if any. */
export async function findAnchor(db: Db): Promise<(ChainLink & { removedUntil: Date }) | undefined> {
  const [anchor] = await db.select().from(activityAnchors)
  return anchor
}

/** Passes arrays, because thousands of single parameters cost more process time than the insert itself. */
export async function appendSeals(tx: Tx, seals: readonly Seal[]): Promise<void> {
  const [positions, entryIds, hashes] = [
    seals.map((seal) => seal.position),
    seals.map((seal) => seal.entryId),
    seals.map((seal) => seal.hash),
  ]
  await tx.execute(sql`
    insert into activity_seals (position, entry_id, hash)
    select * from unnest(${sql.param(positions)}::bigint[], ${sql.param(entryIds)}::uuid[], ${sql.param(hashes)}::bytea[])`)
}

/** Seals after a position with their entries; a missing entry is null. */
export async function readSealed(db: Db, after: number, limit: number): Promise<{ seal: Seal; entry: ChainEntry | null }[]> {
  return db
    .select({ seal: activitySeals, entry: activityEntries })
    .from(activitySeals)
    .leftJoin(activityEntries, eq(activityEntries.id, activitySeals.entryId))
    .where(gt(activitySeals.position, after))
    .orderBy(asc(activitySeals.position))
    .limit(limit)
}

/** The first entry that has no seal and is not in the queue. */
export async function findLost(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select e.id from activity_entries e
    where not exists (select from activity_seals s where s.entry_id = e.id)
      and not exists (select from activity_unsealed u where u.entry_id = e.id)
    order by e.at, e.id limit 1`)
  return rows[0]?.id
}

/** The first entry whose stored values were changed or are missing. */
export async function valuesDiffering(db: Db): Promise<{ position: number; entryId: string } | undefined> {
  const [first] = await db
    .select({ position: activitySeals.position, entryId: activitySeals.entryId })
    .from(activitySeals)
    .innerJoin(activityEntries, eq(activityEntries.id, activitySeals.entryId))
    .leftJoin(activityValues, eq(activityValues.entryId, activitySeals.entryId))
    .where(sql`sha256(${activityValues.sealed}) is distinct from ${activityEntries.valuesHash}`)
    .orderBy(asc(activitySeals.position))
    .limit(1)
  return first
}
