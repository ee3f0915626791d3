import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'

/** Adds the deltas to the counters in one statement. Concurrent processes take different deltas. */
export async function foldCustomerCounts(db: Db): Promise<void> {
  await db.execute(sql`
    with taken as (
      delete from customer_count_deltas
      where id in (select id from customer_count_deltas order by id limit 50000 for update skip locked)
      returning scope_id, type, status, source_kind, customers
    )
    insert into customer_counts as kept (scope_id, type, status, source_kind, customers)
    select scope_id, type, status, source_kind, sum(customers) from taken group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (scope_id, type, status, source_kind) do update set customers = kept.customers + excluded.customers`)
}
