import { customerSources, customerStatuses, customerTypes } from '@wattdesk/contract/customers/terms.ts'
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import type { CustomerStats } from '@wattdesk/contract/statistics/models.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { all, filterSql } from '../../db/filter-sql.ts'
import { lastMonths } from '../../db/period-spans.ts'
import { prepared } from '../../db/prepared-statements.ts'
import { addedSql, keptSql, type StatsScope, splitPeriod, withinSql } from '../../db/statistics-sql.ts'

export type CustomerStatsQuery = {
  filter: readonly FilterTerm[]
  months?: number
  /** Only customers that belong to partners. */
  onlyChildren: boolean
  now: Date
}

const columns = { type: sql`type`, status: sql`status`, source: sql`source_kind` }
const wanted = sql`type, status, source_kind, is_child, customers`

/** From stored totals. Deleted customers count only by status. */
export async function readCustomerStats(db: Db, scope: StatsScope, query: CustomerStatsQuery): Promise<CustomerStats> {
  const [groups, createdByMonth] = await Promise.all([readGroups(db, scope, query), readMonths(db, scope, query)])
  const wantsStatus = query.filter.some((term) => term.field === 'status')
  const kept = (row: Group) => wantsStatus || row.status !== 'deleted'
  const sum = (matches: (row: Group) => boolean) => groups.filter(matches).reduce((total, row) => total + row.customers, 0)
  const by = <K extends string>(keys: readonly K[], matches: (row: Group, key: K) => boolean) =>
    Object.fromEntries(keys.map((key) => [key, sum((row) => matches(row, key))])) as Record<K, number> // every key is set
  return {
    total: sum(kept),
    byType: by(customerTypes, (row, key) => kept(row) && row.type === key),
    byStatus: by(customerStatuses, (row, key) => row.status === key),
    bySource: by(customerSources, (row, key) => kept(row) && row.source_kind === key),
    createdByMonth,
  }
}

type Group = { type: string; status: string; source_kind: string; customers: number }

async function readGroups(db: Db, scope: StatsScope, query: CustomerStatsQuery): Promise<Group[]> {
  const { range, others } = splitPeriod(query.filter, 'createdAt')
  const branches = [
    ...keptSql(sql`customer_statistics`, wanted, scope, range),
    addedSql(sql`customer_statistic_deltas`, wanted, sql`created_on`, scope, range),
    ...ownSql(scope, wanted, range),
  ]
  const summed = sql`
    select type, status, source_kind, sum(customers)::int as customers
    from (${sql.join(branches, sql` union all `)}) counted
    where ${all([...filterSql(others, columns), ...childrenSql(query)])} group by 1, 2, 3`
  const { rows } = await db.execute<Group>(others.length === 0 ? prepared(summed) : summed)
  return rows
}

async function readMonths(db: Db, scope: StatsScope, query: CustomerStatsQuery): Promise<CustomerStats['createdByMonth']> {
  if (!query.months) return []
  const { others } = splitPeriod(query.filter, 'createdAt')
  const months = lastMonths(query.now, query.months)
  const ids = sql.param(scope.ids)
  const grain = scope.isPartner ? 'day' : 'month'
  const from = months[0]
  const branches = [
    sql`select starts_on as day, ${wanted} from customer_statistics where scope_id = any(${ids}) and grain = ${grain} and starts_on >= ${from}::date`,
    sql`select created_on as day, ${wanted} from customer_statistic_deltas where scope_id = any(${ids}) and created_on >= ${from}::date`,
    ...ownSql(scope, sql`(created_at at time zone 'UTC')::date as day, ${wanted}`, { from }),
  ]
  const wantsStatus = others.some((term) => term.field === 'status')
  const conditions = [...filterSql(others, columns), ...childrenSql(query), ...(wantsStatus ? [] : [sql`status <> 'deleted'`])]
  const { rows } = await db.execute<{ month: string; customers: number }>(sql`
    select to_char(day, 'YYYY-MM') as month, sum(customers)::int as customers
    from (${sql.join(branches, sql` union all `)}) counted where ${all(conditions)} group by 1`)
  const found = new Map(rows.map((row) => [row.month, row.customers]))
  return months.map((start) => ({ month: start.slice(0, 7), customers: found.get(start.slice(0, 7)) ?? 0 }))
}

const childrenSql = ({ onlyChildren }: CustomerStatsQuery): SQL[] => (onlyChildren ? [sql`is_child`] : [])

/** Counts the customer's own record. */
function ownSql({ ownCustomerId }: StatsScope, select: SQL, range: { from?: string; until?: string }): SQL[] {
  if (!ownCustomerId) return []
  const record = sql`select type, status, source_kind, tenant_id <> affiliate_id as is_child, 1 as customers, created_at from customers where id = ${ownCustomerId}`
  return [sql`select ${select} from (${record}) own where ${withinSql(sql`created_at`, range)}`]
}
