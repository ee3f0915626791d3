import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

const rowsAtOnce = 20_000

/** Removes some of the events before an instant; answers whether there may be more. */
export async function deleteOldEvents(db: Db, before: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from gateway_events where id in (
      select id from gateway_events where at < ${before}::timestamptz order by at limit ${rowsAtOnce} for update skip locked)`)
  return rowCount === rowsAtOnce
}
