import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

/** Deltas folded per statement. */
const batch = 50_000

/** Returns whether there may be more deltas. Concurrent processes take different ones. */
export async function foldStatistics(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ customers: number; installations: number; use: number }>(
    sql`select fold_deltas('customer_statistic_deltas', 'customer_statistics', 'created_on', ${batch})::int as customers,
      fold_deltas('installation_statistic_deltas', 'installation_statistics', 'added_on', ${batch})::int as installations,
      fold_deltas('customer_use_statistic_deltas', 'customer_use_statistics', null, ${batch})::int as use`,
  )
  const taken = rows[0]
  return taken !== undefined && [taken.customers, taken.installations, taken.use].includes(batch)
}
