import type { FilterTerm, OrderTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Scope } from './scope.ts'

type Columns = Record<string, SQLWrapper>

/** A condition for each term of a filter that the contract has checked. Instants may be given as a day in UTC. */
export function filterSql(terms: readonly FilterTerm[], columns: Columns): SQL[] {
  return terms.map((term) => {
    const column = columns[term.field]
    if (!column) throw new Error(`No column for the filter '${term.field}'`)
    return comparison(column, term)
  })
}

function comparison(column: SQLWrapper, { op, value }: FilterTerm): SQL {
  switch (op) {
    case 'eq':
      return sql`${column} = ${value}`
    case 'ne':
      return sql`${column} is distinct from ${value}`
    case 'in':
      return sql`${column} = any(${sql.param(value)})`
    case 'contains':
      return sql`lower(${column}) like ${`%${escapeLike(String(value).toLowerCase())}%`}`
    case 'startsWith':
      return sql`lower(${column}) like ${`${escapeLike(String(value).toLowerCase())}%`}`
    case 'gte':
      return sql`${column} >= ${value}::timestamptz`
    case 'lt':
      return sql`${column} < ${value}::timestamptz`
    case 'isNull':
      return value ? sql`${column} is null` : sql`${column} is not null`
  }
}

/** Order by the given terms, made total by `tie`. Ascending puts the absent first, descending last, as the indexes do. */
export function orderSql(terms: readonly OrderTerm[], columns: Columns, tie: SQLWrapper, reversed = false): SQL {
  const parts = terms.map(({ field, direction }) => {
    const column = columns[field]
    if (!column) throw new Error(`No column for the order '${field}'`)
    return directed(column, direction, reversed)
  })
  return sql.join([...parts, tieOf(tie, terms[0]?.direction ?? 'asc', reversed)], sql`, `)
}

function directed(column: SQLWrapper, direction: 'asc' | 'desc', reversed: boolean): SQL {
  return (direction === 'asc') !== reversed ? sql`${column} asc nulls first` : sql`${column} desc nulls last`
}

/** The key is never null: saying where nulls go would keep the planner from the index. */
function tieOf(tie: SQLWrapper, direction: 'asc' | 'desc', reversed: boolean): SQL {
  return (direction === 'asc') !== reversed ? sql`${tie} asc` : sql`${tie} desc`
}

/** All conditions together; true when there are none. */
export function all(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
}

/** The columns that tell whose a record is. Records that are no customer's name no customer: who sees one customer sees none of them. */
type ScopeColumns = { affiliateId: SQLWrapper; tenantId: SQLWrapper; customerId?: SQLWrapper }

/** The records of a scope: an equality on one of their columns, or everything. */
export function scopeSql(scope: Scope, columns: ScopeColumns): SQL {
  switch (scope.kind) {
    case 'all':
      return sql`true`
    case 'affiliate':
      return sql`${columns.affiliateId} = ${scope.affiliateId}`
    case 'partner':
      return sql`${columns.tenantId} = ${scope.tenantId}`
    case 'customer':
      return columns.customerId ? sql`${columns.customerId} = ${scope.customerId}` : sql`false`
  }
}

/** Text to be matched literally within a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
