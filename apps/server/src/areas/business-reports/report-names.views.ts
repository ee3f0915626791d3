import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { StatsScope } from '../../db/statistics-sql.ts'

/** Tenants beyond the scope have no name. */
export async function readNames(db: Db, scope: StatsScope, filter: readonly FilterTerm[]): Promise<ReadonlyMap<string, string>> {
  const ids = filter.filter(({ field }) => field === 'tenantId' || field === 'vendorId').flatMap(({ value }) => value)
  if (ids.length === 0) return new Map()
  const wanted = sql.param(ids)
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id, display_name as name from vendors where id = any(${wanted}::uuid[])
    union all select id, name from tenants where id = any(${wanted}::uuid[]) and id = any(${sql.param(scope.ids)}::uuid[])`)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
