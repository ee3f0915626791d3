import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

/** The time zone of a customer's main site, or of its affiliate if it has no site. */
export async function findTimeZone(db: Db, customerId: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ time_zone: string }>(sql`
    select coalesce(s.time_zone, t.time_zone) as time_zone from customers c join tenants t on t.id = c.affiliate_id
    left join sites s on s.customer_id = c.id and s.is_main where c.id = ${customerId}`)
  return rows[0]?.time_zone
}
