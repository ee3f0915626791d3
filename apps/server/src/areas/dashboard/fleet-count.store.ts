import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { silentBefore } from '../../db/home-state-sql.ts'

/** The fleet is counted at most this often, and for at most a thirtieth of the time. */
const leastMs = 10_000
const idleFactor = 30

/** Claims the count if it is due. Two processes never count at once. */
export async function lockFleetCount(db: Db, now: Date): Promise<boolean> {
  await db.execute(sql`insert into fleet_counts (counted_at, took_ms) values ('-infinity', 0) on conflict (is_only) do nothing`)
  const { rows } = await db.execute(sql`
    select from fleet_counts
    where counted_at <= ${now}::timestamptz - greatest(${leastMs}::int, took_ms * ${idleFactor}::int) * interval '1 millisecond'
    for update skip locked`)
  return rows.length > 0
}

export async function countFleet(db: Db, now: Date): Promise<void> {
  await db.execute(sql`select set_config('jit', 'off', true), set_config('work_mem', '64MB', true)`)
  const startedAt = performance.now()
  await db.execute(sql`select count_fleet(${silentBefore(now)}::timestamptz)`)
  await db.execute(sql`update fleet_counts set counted_at = ${now}::timestamptz, took_ms = ${Math.round(performance.now() - startedAt)}`)
}
