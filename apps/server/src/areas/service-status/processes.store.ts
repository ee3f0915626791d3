import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { processes } from '../../db/domains/operation/tables.ts'

type ProcessRow = typeof processes.$inferSelect
export type Report = Omit<ProcessRow, 'seenAt' | 'clockOffMs'>

/** The database's response to a report: how far the process's clock is ahead of its own, and the active secret. */
export type Outcome = { clockOffMs: number; activeSecret: string | null }

/** Uses the database's clock. */
export async function storeReport(db: Db, report: Report, now: Date): Promise<Outcome> {
  const seenAt = sql<Date>`now()`
  const clockOffMs = sql<number>`round(extract(epoch from ${now.toISOString()}::timestamptz - now()) * 1000)::integer`
  const { id, startedAt: _, ...changing } = report
  const [row] = await db
    .insert(processes)
    .values({ ...report, seenAt, clockOffMs })
    .onConflictDoUpdate({ target: processes.id, set: { ...changing, seenAt, clockOffMs } })
    .returning({
      clockOffMs: processes.clockOffMs,
      activeSecret: sql<string | null>`(select id from secret_keys where state = 'active')`,
    })
  return row ?? { clockOffMs: 0, activeSecret: null }
}

export async function deleteReport(db: Db, id: string): Promise<void> {
  await db.delete(processes).where(eq(processes.id, id))
}

/**
 * Removes the silent process that a new one replaces: with the same roles, on the same host if possible, and silent since before the new
 * one started. Returns whether there was one.
 */
export async function deleteReplaced(
  db: Db,
  { id, host, roles, startedAt }: Pick<Report, 'id' | 'host' | 'roles' | 'startedAt'>,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from processes where id = (
      select p.id from processes p
      where p.id <> ${id} and p.roles = ${sql.param([...roles])}::text[] and p.seen_at < now() - interval '1 minute'
        and p.seen_at < ${startedAt.toISOString()}::timestamptz + interval '1 minute'
      order by p.host = ${host} desc, p.seen_at desc limit 1 for update skip locked)`)
  return (rowCount ?? 0) > 0
}

/** Removes processes that have not reported for a day. */
export async function deleteOldReports(db: Db): Promise<void> {
  await db.delete(processes).where(lt(processes.seenAt, sql`now() - interval '1 day'`))
}
