import { type SQL, sql } from 'drizzle-orm'

/** Up to which number a run's missing messages are not merely late; of the table `gateway_runs`, called `r`. */
export function settledSql(now: Date, settleMs: number): SQL {
  return sql`case when r.upcoming_at <= ${now}::timestamptz - ${settleMs} * interval '1 ms' then r.upcoming else r.settled end`
}

/** The numbers below a bound that are missing among those received. */
export function missingSql(received: SQL, bound: SQL): SQL {
  return sql`int8multirange(int8range(lower(${received}), greatest(lower(${received}), ${bound}))) - ${received}`
}
