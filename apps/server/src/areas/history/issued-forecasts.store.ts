import type { LocalDay } from '@wattdesk/energy/time-zones.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { IssuedDay } from './forecasts.rules.ts'

/** A site without a forecast for tomorrow, or with one from before its PV system changed. */
export type UnforecastSite = { id: string; timeZone: string; latitude: number; longitude: number; lacksToday: boolean }

const dayFrom = (now: Date, days: number) => sql`(${now}::timestamptz at time zone s.time_zone)::date + ${sql.raw(String(days))}`

const issueOf = (day: SQL) => sql`select f.issued_at from issued_forecasts f where f.site_id = s.id and f.day = ${day}`

/** In order of IDs, after a given one. */
export async function listUnforecastSites(db: Db, now: Date, after: string, limit: number): Promise<UnforecastSite[]> {
  const { rows } = await db.execute<UnforecastSite>(sql`
    select s.id, s.time_zone as "timeZone", coalesce(s.latitude, s.approximate_latitude) as latitude,
      coalesce(s.longitude, s.approximate_longitude) as longitude, not exists (${issueOf(dayFrom(now, 0))}) as "lacksToday"
    from sites s
    cross join lateral (
      select max(i.updated_at) as changed_at from installations i
      where i.site_id = s.id and i.kind = 'pvbattery' and exists (select from pv_panels p where p.configuration_id = i.id)) pv
    left join lateral (${issueOf(dayFrom(now, 1))}) tomorrow on true
    where s.id > ${after}::uuid and coalesce(s.latitude, s.approximate_latitude) is not null
      and coalesce(s.longitude, s.approximate_longitude) is not null and pv.changed_at is not null
      and (tomorrow.issued_at is null or tomorrow.issued_at < greatest(pv.changed_at, s.updated_at))
    order by s.id limit ${sql.raw(String(limit))}`)
  return rows
}

export type NewIssue = IssuedDay & { siteId: string; day: LocalDay; model: string }

/** Stores forecasts. A new one replaces an earlier one until its day begins. */
export async function putForecasts(db: Db, issues: readonly NewIssue[]): Promise<void> {
  if (issues.length === 0) return
  const rows = issues.map((one) => ({
    site_id: one.siteId,
    day: one.day,
    issued_at: new Date(one.issuedAt),
    starts_at: new Date(one.startsAt),
    model: one.model,
    mean_w: one.powerW,
    p10_w: one.p10W,
    p50_w: one.p50W,
    p90_w: one.p90W,
  }))
  await db.execute(sql`
    insert into issued_forecasts (site_id, day, issued_at, starts_at, model, mean_w, p10_w, p50_w, p90_w)
    select r.* from json_to_recordset(${JSON.stringify(rows)}::json) as r (site_id uuid, day date, issued_at timestamptz,
      starts_at timestamptz, model text, mean_w integer[], p10_w integer[], p50_w integer[], p90_w integer[])
    where exists (select from sites s where s.id = r.site_id)
    on conflict (site_id, day) do update set issued_at = excluded.issued_at, starts_at = excluded.starts_at, model = excluded.model,
      mean_w = excluded.mean_w, p10_w = excluded.p10_w, p50_w = excluded.p50_w, p90_w = excluded.p90_w
    where issued_forecasts.starts_at > excluded.issued_at`)
}

/** Removes at most `limit` forecasts. Returns how many. */
export async function dropForecasts(db: Db, before: LocalDay, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from issued_forecasts where (site_id, day) in (
      select site_id, day from issued_forecasts where day < ${before} order by day limit ${sql.raw(String(limit))})`)
  return rowCount ?? 0
}
