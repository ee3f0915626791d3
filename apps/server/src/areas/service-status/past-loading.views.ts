import type { ServiceNotice } from '@wattdesk/contract/service-status/models.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

/** Progress of loading a demonstration's past; undefined once it is complete. */
export async function findPastLoading(db: Db): Promise<ServiceNotice['pastLoading']> {
  const { rows } = await db.execute<{ loaded: number; total: number }>(sql`
    select history_months_loaded as loaded, history_months as total from demonstration_loads where history_months_loaded < history_months`)
  return rows[0] ?? null
}
