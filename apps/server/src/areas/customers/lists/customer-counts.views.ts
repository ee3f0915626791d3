import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { all, filterSql } from '../../../db/filter-sql.ts'

const columns = { type: sql`type`, status: sql`status`, source: sql`source_kind` }

/** The folded counters and what was added since, as one relation. */
function counted(scopeIds: readonly string[]): SQL {
  const ids = sql.param(scopeIds)
  return sql`(
    select type, status, source_kind, customers from customer_counts where scope_id = any(${ids})
    union all
    select type, status, source_kind, customers from customer_count_deltas where scope_id = any(${ids})
  ) counted`
}

/** Exactly how many customers of the scopes match, from the counters alone; deleted ones only when asked for. */
export async function countByFilter(db: Db, scopeIds: readonly string[], terms: readonly FilterTerm[]): Promise<number> {
  const wantsStatus = terms.some((term) => term.field === 'status')
  const where = all([...(wantsStatus ? [] : [sql`status <> 'deleted'`]), ...filterSql(terms, columns)])
  const { rows } = await db.execute<{ total: number }>(
    sql`select coalesce(sum(customers), 0)::int as total from ${counted(scopeIds)} where ${where}`,
  )
  return rows[0]?.total ?? 0
}
