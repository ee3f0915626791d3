import { sql } from 'drizzle-orm'
import { uuidArray } from '../../../db/binary-arrays.ts'
import type { Tx } from '../../../db/transaction.ts'

/** A vendor is out if at least this many of its homes, and this share of those that measure, fell silent within half an hour. */
const sitesMin = 10
const shareMin = 0.2
const within = sql.raw("interval '30 minutes'")
/** An outage is over when fewer of its homes than this are still silent. */
const shareLeft = 0.1

const raw = (value: number) => sql.raw(String(value))

export async function openOutagesOf(tx: Tx, vendorIds: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(vendorIds)]
  const { rows } = await tx.execute<{ id: string; vendorId: string }>(sql`
    select id, vendor_id as "vendorId" from vendor_outages
    where ended_at is null and vendor_id = any(${uuidArray(ids, (one) => one)}::uuid[])`)
  return new Map(rows.map((row) => [row.vendorId, row.id]))
}

/** Opens outages, counts the homes of open ones, and ends those that are over. Homes that stay silent get single incidents again. */
export async function foldOutages(tx: Tx, now: Date): Promise<void> {
  const at = sql`${now}::timestamptz`
  await lockOutages(tx)
  await tx.execute(sql`
    with silent as (
      select i.vendor_id, count(distinct i.site_id)::int as sites, min(i.began_at) as began_at from incidents i
      where i.ended_at is null and i.vendor_id is not null and i.code in ('GatewayOffline', 'NoData') and i.outage_id is null
        and i.began_at > ${at} - ${within} - interval '1 hour'
      group by i.vendor_id having count(distinct i.site_id) >= ${raw(sitesMin)})
    insert into vendor_outages (id, vendor_id, began_at, seen_at, sites)
    select gen_random_uuid(), s.vendor_id, s.began_at, ${at}, s.sites
    from silent s join vendors v on v.id = s.vendor_id
    where s.sites >= ${raw(shareMin)} * (
        select count(*) from site_health h where h.vendor_id = s.vendor_id and h.measured_at is not null and h.measured_at > s.began_at - interval '1 day')
      and not exists (select from vendor_outages o where o.vendor_id = s.vendor_id and o.ended_at is null)`)
  await tx.execute(sql`
    update incidents i set outage_id = o.id from vendor_outages o
    where o.ended_at is null and i.vendor_id = o.vendor_id and i.ended_at is null and i.outage_id is null and i.alarm_id is null
      and i.code in ('GatewayOffline', 'NoData') and i.began_at >= o.began_at - ${within}`)
  await tx.execute(sql`
    update vendor_outages o set seen_at = ${at}, sites = greatest(o.sites, open.sites),
      ended_at = case when open.sites < greatest(1, ${raw(shareLeft)} * o.sites) then ${at} end
    from (select o.id, count(distinct i.site_id)::int as sites from vendor_outages o
      left join incidents i on i.outage_id = o.id and i.ended_at is null where o.ended_at is null group by o.id) open
    where open.id = o.id`)
  await tx.execute(sql`
    update incidents i set outage_id = null from vendor_outages o
    where o.id = i.outage_id and o.ended_at = ${at} and i.ended_at is null`)
}

/** One process at a time folds outages. */
async function lockOutages(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7240034)`)
}
