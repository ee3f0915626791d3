import type { LimitOutcome } from '@wattdesk/contract/device-limits/models.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'

/** A wallbox with the signal it must follow, or without one while still limited. */
export type SignalWallbox = {
  installationId: string
  deviceId: string
  siteId: string
  customerId: string
  tenantId: string
  affiliateId: string
  signalLimitA: number | null
  /** Null: none is active. */
  limitId: string | null
  powerW: number | null
  /** The last signal it followed, and when that ended. */
  lastLimitId: string | null
  lastEndedAt: string | null
  sentAt: string | null
  /** Its last report, and when it accepted the limit. */
  outcome: LimitOutcome | null
  setAt: string | null
  measuredAt: string | null
  measuredW: number | null
}

/**
 * Wallboxes at sites with an active signal, and those still limited by an ended one, after a given one, by ID. The lowest of several
 * signals counts.
 */
export async function listSignalWallboxes(db: Db, now: Date, afterId: string, limit: number): Promise<SignalWallbox[]> {
  const at = sql`${now}::timestamptz`
  const { rows } = await db.execute<SignalWallbox>(sql`
    with standing as (
      select distinct on (l.site_id) l.id, l.site_id, l.power_w from device_limits l
      where l.kind = 'grid-signal' and l.ended_at is null and l.starts_at <= ${at} and l.ends_at > ${at}
      order by l.site_id, l.power_w, l.id
    ), concerned as (
      select i.id, i.site_id, i.customer_id, i.vendor_installation_id from standing s
      join installations i on i.site_id = s.site_id and i.kind = 'wallbox' join charge_points c on c.installation_id = i.id
      where i.id > ${afterId}
      union
      select i.id, i.site_id, i.customer_id, i.vendor_installation_id from charge_points c join installations i on i.id = c.installation_id
      where c.signal_limit_a is not null and c.installation_id > ${afterId}
    )
    select i.id as "installationId", i.vendor_installation_id as "deviceId", i.site_id as "siteId", i.customer_id as "customerId",
      u.tenant_id as "tenantId", u.affiliate_id as "affiliateId", c.signal_limit_a as "signalLimitA", s.id as "limitId", s.power_w as "powerW",
      ended.limit_id as "lastLimitId", ended.at as "lastEndedAt", c.signal_sent_at as "sentAt", last.outcome, taken.at as "setAt", measured.at as "measuredAt", measured.ev_w as "measuredW"
    from concerned i join charge_points c on c.installation_id = i.id join customers u on u.id = i.customer_id
    left join standing s on s.site_id = i.site_id
    left join lateral (select e.outcome from device_limit_events e
      where e.limit_id = s.id and e.device_id = i.vendor_installation_id order by e.at desc, e.id desc limit 1) last on true
    left join lateral (select e.at from device_limit_events e
      where e.limit_id = s.id and e.device_id = i.vendor_installation_id and e.outcome = 'set' order by e.at desc, e.id desc limit 1) taken on true
    left join lateral (select l.id as limit_id, coalesce(l.ended_at, l.ends_at) as at from device_limits l
      where s.id is null and l.site_id = i.site_id and l.kind = 'grid-signal' and l.starts_at <= ${at}
      order by l.starts_at desc, l.id desc limit 1) ended on true
    left join lateral (select m.at, m.ev_w from newest_samples(i.site_id, i.id, ${at} - interval '1 hour', 'infinity', 1) m) measured on true
    order by i.id limit ${sql.raw(String(limit))}`)
  return rows
}
