import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/connect.ts'
import { type Tx, transaction } from '../../../db/transaction.ts'

/** One mark every this many customers. */
export const customersPerMark = 500
/** Every far page sums the moves since the marks; beyond this many, marking again is cheaper. */
const movesMax = 2_000

const orders = [
  { column: 'created_at', key: 'key_instant' },
  { column: 'account_name', key: 'key_text', isName: true },
  { column: 'last_seen_at', key: 'key_instant' },
  { column: 'city', key: 'key_text', isName: true },
  { column: 'zip_code', key: 'key_text' },
] as const

/** The order by a column, under the name that its marks have. */
export const orderOfMarks = (column: string): string =>
  orders.some((one) => one.column === column && 'isName' in one) ? `${column} collate name_order` : column

/** Renews the marks of affiliates with many moves since. Concurrent processes take turns. */
export async function markFarPages(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select affiliate_id as id from customer_moves group by 1 having count(*) > ${movesMax} or bool_or(weight = 0)`)
  for (const { id } of rows) await transaction(db, (tx) => markAnew(tx, id))
}

async function markAnew(tx: Tx, affiliateId: string): Promise<void> {
  // One snapshot for the marks and the moves that they include.
  await tx.execute(sql`set transaction isolation level repeatable read`)
  await tx.execute(sql`select pg_advisory_xact_lock(7240030)`)
  await tx.execute(sql`delete from customer_page_mark_sets where affiliate_id = ${affiliateId}`)
  await tx.execute(sql`insert into customer_page_mark_sets (affiliate_id, snapshot) values (${affiliateId}, pg_current_snapshot())`)
  for (const { column, key } of orders) {
    const name = sql.identifier(column)
    await tx.execute(sql`
      insert into customer_page_marks (affiliate_id, ordered_by, position, ${sql.identifier(key)}, customer_id)
      select ${affiliateId}, ${orderOfMarks(column)}, place - 1, ${name}, id
      from (
        select id, ${name}, row_number() over (order by ${sql.raw(orderOfMarks(column))} nulls first, id) as place
        from customers where affiliate_id = ${affiliateId} and status <> 'deleted'
      ) placed
      where place % ${customersPerMark} = 1 and ${name} is not null`)
  }
  await tx.execute(sql`
    delete from customer_moves
    where affiliate_id = ${affiliateId} and pg_visible_in_snapshot(written_by, pg_current_snapshot())`)
}
