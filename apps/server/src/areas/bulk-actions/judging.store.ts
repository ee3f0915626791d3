import { type SQL, sql } from 'drizzle-orm'
import { type CustomerRule, customerScopeSql } from '../../db/customer-sql.ts'
import type { Scope } from '../../db/scope.ts'

export type Judging = { scope: Scope; at: Date; rule: CustomerRule }

/**
 * Judges many customers in one statement: the given rows (`id` and any other columns) with the `reason` against the action (a
 * code of the contract, or null) and the feature groups that it would assign. The preview stores the result; the job judges
 * locked customers again.
 */
export function judged(given: SQL, { scope, rule }: Judging): SQL {
  const { joins = sql``, groupIds = sql`null::uuid[]`, refusals } = rule
  return sql`
    select meant.*, ${groupIds} as group_ids,
      case when customers.id is null then 'CustomerNotFound' ${refusals} end as reason
    from (${given}) meant left join customers on customers.id = meant.id and ${customerScopeSql(scope)} ${joins}`
}
