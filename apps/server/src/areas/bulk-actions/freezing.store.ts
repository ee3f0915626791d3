import type { BulkActionReasonCount } from '@wattdesk/contract/bulk-actions/models.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { type Judging, judged } from './judging.store.ts'

/** Without duplicates. */
export const givenKeys = (ids: readonly string[]): SQL => sql`select distinct unnest(${sql.param(ids)}::uuid[]) as id`

export const keysWithout = (keys: SQL, excludedIds: readonly string[]): SQL =>
  sql`select id from (${keys}) shown where id <> all(${sql.param(excludedIds)}::uuid[])`

/** The number of selected customers, counted up to `max` + 1. */
export async function countSelected(db: Db, keys: SQL, max: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from (${keys}) keys limit ${max + 1}) one`,
  )
  return rows[0]?.count ?? 0
}

/** One statement, so the customers are those of one moment; newest first. Returns their number. */
export async function freezeSelected(db: Db, id: string, keys: SQL): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into bulk_action_customers (bulk_action_id, position, customer_id, outcome)
    select ${id}::uuid, row_number() over (order by c.created_at desc nulls last, keys.id desc), keys.id, 'meant'
    from (${keys}) keys left join customers c on c.id = keys.id`)
  return rowCount ?? 0
}

export type Stretch = {
  from: 'meant' | 'planned'
  /** The outcomes of customers without and with a reason against the action. */
  good: 'planned' | 'acted'
  bad: 'refused' | 'overtaken'
  limit: number
}
export type StretchResult = { reached: number; good: number; bad: BulkActionReasonCount[] }

/**
 * Updates existing rows with the inserted values. Rows are looked up by primary key one by one, because the statistics do not
 * cover a new bulk action yet and the planner would choose a bad join.
 */
export const asOutcomes = sql`
  on conflict (bulk_action_id, position) do update
  set outcome = excluded.outcome, reason = excluded.reason, group_ids = excluded.group_ids, acted_at = excluded.acted_at`

/** Judges the next customers of a bulk action in one statement, without loading them; undefined when there are none left. */
export async function judgeBatch(
  db: Db,
  { id, reached }: { id: string; reached: number },
  { from, good, bad, limit }: Stretch,
  judging: Judging,
): Promise<StretchResult | undefined> {
  const { rows } = await db.execute<{ reason: BulkActionReasonCount['reason'] | null; count: number; reached: number }>(sql`
    with next as materialized (
      select customer_id as id, position from bulk_action_customers
      where bulk_action_id = ${id} and outcome = ${from} and position > ${reached} order by position limit ${limit}),
    one as (${judged(sql`select * from next`, judging)}),
    done as (
      insert into bulk_action_customers (bulk_action_id, position, customer_id, outcome, reason, group_ids, acted_at)
      select ${id}::uuid, position, id, case when reason is null then ${good} else ${bad} end, reason, group_ids,
        case when reason is null and ${good === 'acted'} then ${judging.at}::timestamptz end
      from one
      ${asOutcomes}
      returning position, reason)
    select reason, count(*)::int as count, max(position)::int as reached from done group by reason`)
  if (rows.length === 0) return undefined
  return {
    reached: Math.max(...rows.map((row) => row.reached)),
    good: rows.find((row) => row.reason === null)?.count ?? 0,
    bad: rows.flatMap(({ reason, count }) => (reason ? [{ outcome: bad, reason, count }] : [])),
  }
}
