import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, sql } from 'drizzle-orm'
import { customers } from '../../../db/domains/customers/tables.ts'
import { all, amongSql, enumerated, filterSql } from '../../../db/filter-sql.ts'

const columns = {
  type: enumerated(sql`type`, customers.type),
  status: enumerated(sql`status`, customers.status),
  source: enumerated(sql`source_kind`, customers.sourceKind),
}

/** The folded counters and what was added since, as one relation. */
function counted(scopeIds: readonly string[]): SQL {
  const within = amongSql(sql`scope_id`, scopeIds)
  return sql`(
    select type, status, source_kind, customers from customer_counts where ${within}
    union all
    select type, status, source_kind, customers from customer_count_deltas where ${within}
  ) counted`
}

/** The exact number of matching customers of the scopes, from the counters alone; deleted ones only if requested. */
export function storedCountSql(scopeIds: readonly string[], terms: readonly FilterTerm[]): SQL {
  const wantsStatus = terms.some((term) => term.field === 'status')
  const where = all([...(wantsStatus ? [] : [sql`status <> 'deleted'`]), ...filterSql(terms, columns)])
  return sql`select coalesce(sum(customers), 0)::int as total from ${counted(scopeIds)} where ${where}`
}
