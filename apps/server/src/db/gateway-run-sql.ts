import { type SQL, sql } from 'drizzle-orm'

/** The number below which missing messages of a run are not merely late; for the table `gateway_runs`, called `r`. */
export function settledSql(now: Date, settleMs: number): SQL {
  return sql`case when r.upcoming_at <= ${now}::timestamptz - ${settleMs} * interval '1 ms' then r.upcoming else r.settled end`
}

/** The numbers below a bound that are missing among those received. */
export function missingSql(received: SQL, bound: SQL): SQL {
  return sql`int8multirange(int8range(lower(${received}), greatest(lower(${received}), ${bound}))) - ${received}`
}
