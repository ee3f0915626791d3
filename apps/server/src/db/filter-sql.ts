import type { FilterTerm, OrderTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Scope } from './scope.ts'

/** A column. One of an enumerated type has its values. */
type Comparable = SQLWrapper & { enumValues?: readonly string[] | undefined }
type Columns = Record<string, Comparable>

/** One condition for each validated term of a filter. Instants may be given as a day in UTC. */
export function filterSql(terms: readonly FilterTerm[], columns: Columns): SQL[] {
  return terms.map((term) => {
    const column = columns[term.field]
    if (!column) throw new Error(`No column for the filter '${term.field}'`)
    return comparison(column, term)
  })
}

function comparison(column: Comparable, { op, value }: FilterTerm): SQL {
  switch (op) {
    case 'eq':
      return sql`${column} = ${written(column, value)}`
    case 'ne':
      return sql`${column} is distinct from ${written(column, value)}`
    case 'in':
      return isEnumerated(column, value)
        ? sql`${column} in (${sql.join(
            [...new Set(value)].sort().map((one) => written(column, one)),
            sql`, `,
          )})`
        : sql`${column} = any(${sql.param(value)})`
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

/** Whether no plan depends on a filter's values: enumerated ones are in the text, and the others are IDs. */
export function comparesKeys(terms: readonly FilterTerm[], columns: Columns): boolean {
  return terms.every(({ field, op, value }) => {
    if (op === 'in') return isEnumerated(columns[field] ?? sql``, value)
    return op === 'eq' || op === 'ne' || op === 'isNull'
  })
}

/** Enumerated values are few and decide the plan, so they are in the text of a statement. */
function written(column: Comparable, value: unknown): SQL {
  if (typeof value === 'boolean') return sql.raw(String(value))
  return isEnumerated(column, [value]) ? sql.raw(`'${value}'`) : sql`${value}`
}

/** Only names listed in the schema, of letters that need no quoting. */
function isEnumerated({ enumValues }: Comparable, values: unknown): values is string[] {
  return Array.isArray(values) && values.every((value) => enumValues?.includes(value) && /^[\w-]+$/.test(value))
}

/** Makes an expression comparable like an enumerated column. */
export function enumerated(expression: SQL, { enumValues }: { enumValues: readonly string[] }): Comparable {
  return Object.assign(expression, { enumValues })
}

/** Equality with any of a few keys. */
export function amongSql(column: SQLWrapper, keys: readonly string[]): SQL {
  if (keys.length === 0) return sql`false`
  return sql`${column} in (${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )})`
}

/** Order by the given terms, made total by `tie`. Nulls come first when ascending and last when descending, like in the indexes. */
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

/** The key is never null. Specifying the position of nulls would prevent the use of the index. */
function tieOf(tie: SQLWrapper, direction: 'asc' | 'desc', reversed: boolean): SQL {
  return (direction === 'asc') !== reversed ? sql`${tie} asc` : sql`${tie} desc`
}

/** True if there are none. */
export function all(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)
}

/**
 * The columns that identify a record's tenant and customer. Records without a customer have none: a caller limited to one customer sees
 * none of them.
 */
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

/** Text to be matched literally in a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}
