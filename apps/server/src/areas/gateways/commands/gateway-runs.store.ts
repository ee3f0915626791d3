import { sql } from 'drizzle-orm'
import { bigintArray, instantArray, textArray, uuidArray } from '../../../db/binary-arrays.ts'
import type { Db } from '../../../db/connect.ts'
import { missingSql, settledSql } from '../../../db/gateway-run-sql.ts'
import { resendAsksMax } from './resend.rules.ts'

/** Sequence numbers of a run that arrived, as a PostgreSQL multirange. */
export type ReceivedRun = { gatewayId: string; run: number; received: string; at: Date }
export type ResendPace = {
  /** How long a message may be late before it is missing. */
  settleMs: number
  /** Interval between requests to one gateway. */
  againMs: number
}

/** If a run has more gaps than this, they are given up and only counted, so that no gateway can fill a row. */
const gapsMax = sql.raw('100')
const runsKept = sql.raw('20')
const asksMax = sql.raw(String(resendAsksMax))
const gatewaysAtOnce = sql.raw('1000')
const rangesPerAsk = sql.raw('10')

/**
 * Merges received numbers. A number counts as missing once later ones are `settleMs` old: messages of one gateway may come through
 * several processes. The first message of the first run may have any number, as the gateway was not paired before.
 */
export async function mergeRuns(db: Db, contacts: readonly ReceivedRun[], settleMs: number): Promise<void> {
  await db.execute(sql`
    insert into gateway_runs (gateway_id, run, received, settled, upcoming, upcoming_at, contacted_at)
    select h.gateway_id, h.run, r.received, lower(r.received), upper(r.received), h.at, h.at
    from unnest(${uuidArray(contacts, (one) => one.gatewayId)}::uuid[], ${bigintArray(contacts, (one) => one.run)}::bigint[],
      ${textArray(contacts, (one) => one.received)}::text[], ${instantArray(contacts, (one) => one.at.getTime())}::timestamptz[])
      as h (gateway_id, run, given, at)
    join gateways g on g.id = h.gateway_id and g.site_id is not null
    cross join lateral (select h.given::int8multirange + case when exists (
      select from gateway_runs o where o.gateway_id = h.gateway_id and o.run < h.run) then '{[-1,0)}'::int8multirange
      else '{}'::int8multirange end as received) r
    order by h.gateway_id, h.run
    on conflict (gateway_id, run) do update set
      (received, lost) = (
        select case when count(*) > ${gapsMax} + 1 then int8multirange(range_merge(range_agg(one))) else range_agg(one) end,
          gateway_runs.lost + case when count(*) > ${gapsMax} + 1
            then max(upper(one)) - min(lower(one)) - sum(upper(one) - lower(one)) else 0 end
        from unnest(gateway_runs.received + excluded.received) as one),
      settled = case when gateway_runs.upcoming_at <= excluded.contacted_at - ${settleMs} * interval '1 ms'
        then gateway_runs.upcoming else gateway_runs.settled end,
      upcoming = case when gateway_runs.upcoming_at <= excluded.contacted_at - ${settleMs} * interval '1 ms'
        then upper(gateway_runs.received + excluded.received) else gateway_runs.upcoming end,
      upcoming_at = case when gateway_runs.upcoming_at <= excluded.contacted_at - ${settleMs} * interval '1 ms'
        then excluded.contacted_at else gateway_runs.upcoming_at end,
      contacted_at = greatest(gateway_runs.contacted_at, excluded.contacted_at)`)
}

/**
 * Issues a command for each range of missing messages, and returns their number. Each gateway is asked every `againMs`, a few times for
 * the same messages. Concurrent callers skip each other's ranges.
 */
export async function insertResends(db: Db, now: Date, { settleMs, againMs }: ResendPace): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with open as (
      select r.gateway_id, r.run, m.missing from gateway_runs r
      cross join lateral (select ${missingSql(sql`r.received`, settledSql(now, settleMs))} as missing) m
      where r.has_gap and not isempty(m.missing)
        and (r.asked_at is null or r.asked_at <= ${now}::timestamptz - ${againMs} * interval '1 ms')
        and (r.asks < ${asksMax} or upper(m.missing) > r.asked_until)
      order by r.gateway_id, r.run limit ${gatewaysAtOnce} for update of r skip locked
    ), asked as (
      update gateway_runs r set asked_at = ${now}::timestamptz, asked_until = upper(o.missing),
        asks = case when upper(o.missing) > coalesce(r.asked_until, -1) then 1 else r.asks + 1 end
      from open o where (r.gateway_id, r.run) = (o.gateway_id, o.run)
      returning r.gateway_id, r.run, o.missing
    )
    insert into gateway_commands (id, gateway_id, command, run, from_sequence, to_sequence, issued_at, expires_at)
    select gen_random_uuid(), a.gateway_id, 'resend', a.run, lower(m.one), upper(m.one) - 1,
      ${now}::timestamptz, ${now}::timestamptz + ${againMs} * interval '1 ms'
    from asked a cross join lateral (select one from unnest(a.missing) as one order by one desc limit ${rangesPerAsk}) m`)
  return rowCount ?? 0
}

/** Deletes runs that ended long ago, and all but the newest of a gateway with very many. */
export async function deleteOldRuns(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    delete from gateway_runs r using (
      select gateway_id, run, row_number() over (partition by gateway_id order by contacted_at desc, run desc) as place, contacted_at from gateway_runs
    ) old
    where (r.gateway_id, r.run) = (old.gateway_id, old.run)
      and (old.place > ${runsKept} or (old.place > 1 and old.contacted_at < ${before}::timestamptz))`)
}
