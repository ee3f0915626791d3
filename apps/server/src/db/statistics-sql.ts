import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import { type SQL, sql } from 'drizzle-orm'
import { type Span, spansOf } from './period-spans.ts'

/** The totals to sum: affiliates with everything below them, or one partner's tenant. `own` adds one customer's record. */
export type StatsScope = { ids: readonly string[]; isPartner: boolean; ownCustomerId?: string }

export function splitPeriod(terms: readonly FilterTerm[], field: 'createdAt' | 'addedAt') {
  const period = terms.filter((term) => term.field === field)
  // Of several bounds on one side, the tightest applies.
  const from = period
    .flatMap((term) => (term.op === 'gte' ? [String(term.value)] : []))
    .sort()
    .at(-1)
  const until = period.flatMap((term) => (term.op === 'lt' ? [String(term.value)] : [])).sort()[0]
  const others = terms.filter((term) => term.field !== field && term.field !== 'tenantId')
  return { range: { from, until }, others }
}

/** Stored totals of a range, one query branch per span. */
export function keptSql(table: SQL, columns: SQL, scope: StatsScope, range: { from?: string; until?: string }): SQL[] {
  const ids = sql.param(scope.ids)
  return spansOf(range, scope.isPartner).map(
    ({ grain, from, until }: Span) =>
      sql`select ${columns} from ${table} where scope_id = any(${ids}) and grain = ${grain} and starts_on >= ${from}::date and starts_on < ${until}::date`,
  )
}

/** Deltas that have not been folded yet. */
export function addedSql(table: SQL, columns: SQL, day: SQL, scope: StatsScope, range: { from?: string; until?: string }): SQL {
  const ids = sql.param(scope.ids)
  return sql`select ${columns} from ${table} where scope_id = any(${ids})
    and ${day} >= ${range.from ?? '-infinity'}::date and ${day} < ${range.until ?? 'infinity'}::date`
}

/** A sum of sizes, each of which is positive. It is unknown if all are; without installations that have such a size, it is 0. */
export const sumIfKnown = (sum: number, unsized: number): number | null => (sum === 0 && unsized > 0 ? null : sum)

/** The same range as a condition on a record's own day. */
export function withinSql(instant: SQL, range: { from?: string; until?: string }): SQL {
  return sql`(${instant} at time zone 'UTC')::date >= ${range.from ?? '-infinity'}::date
    and (${instant} at time zone 'UTC')::date < ${range.until ?? 'infinity'}::date`
}
