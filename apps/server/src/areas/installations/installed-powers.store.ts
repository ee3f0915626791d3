import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import type { PowerName } from '@wattdesk/energy/quantities.ts'
import { sql } from 'drizzle-orm'
import { endPowers, firstMeasuredAt, notePowers, removePower } from '../../db/home-quantities-sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** Powers that the installations of a kind may measure. */
const powersOfKinds: Partial<Record<InstallationKind, readonly PowerName[]>> = {
  pvbattery: ['production', 'battery'],
  wallbox: ['ev'],
  heatpump: ['heatPump'],
  meter: ['grid'],
}

type Since = Partial<Record<PowerName, number>>

/**
 * Since when (epoch ms) a site has powers by its installations of a kind: since the day each was installed, or else was added. An
 * inverter always counts. Any other device counts if its vendor delivers measurements; otherwise nothing measures it, and what it
 * takes is part of the household.
 */
export async function readInstalledPowers(tx: Tx, siteId: string, kind: InstallationKind): Promise<Since> {
  if (!powersOfKinds[kind]) return {}
  const { rows } = await tx.execute<{ power: PowerName; since: number }>(sql`
    select counted.power, min(extract(epoch from coalesce(i.installed_on::timestamp at time zone s.time_zone, i.added_at)) * 1000)::float8 as since
    from installations i join sites s on s.id = i.site_id
    left join pv_battery_configurations p on p.id = i.id and p.has_inverter
    left join smart_meters m on m.id = i.id and m.device_category = 'electricity' and i.is_gcp
    cross join lateral (
      select 'production' where p.inverter_kind in ('PV', 'HYBRID') union all
      select 'battery' where p.inverter_kind in ('BATTERY', 'HYBRID') union all
      select 'grid' where m.id is not null union all
      select 'ev' where i.kind = 'wallbox' union all
      select 'heatPump' where i.kind = 'heatpump') as counted (power)
    where i.site_id = ${siteId} and i.kind = ${kind} and (i.kind = 'pvbattery'
      or exists (select from vendors v where v.id = i.vendor_id and v.webhook_key is not null)
      or exists (select from vendor_region_keys r where r.vendor_id = i.vendor_id and r.webhook_key is not null))
    group by counted.power`)
  return Object.fromEntries(rows.map(({ power, since }) => [power, since]))
}

/**
 * Notes what a site has after its installations of a kind changed. A date of installation that was corrected to a later one no
 * longer counts before it, but what was measured does.
 */
export async function noteInstalledPowers(tx: Tx, siteId: string, kind: InstallationKind, before: Since, now: Date): Promise<void> {
  const after = await readInstalledPowers(tx, siteId, kind)
  const changed = (powersOfKinds[kind] ?? []).filter((power) => before[power] !== after[power])
  if (changed.length === 0) return
  for (const power of changed) {
    const [former, since] = [before[power], after[power] ?? now.getTime()]
    if (former === undefined || former >= since) continue
    const until = Math.min(since, (await firstMeasuredAt(tx, siteId, power)) ?? since)
    if (until > former) await removePower(tx, siteId, power, former, until)
  }
  await notePowers(tx, new Map([[siteId, after]]))
  await tx.execute(sql`
    update sites set resum_at = ${now}::timestamptz where id = ${siteId} and intervals_measured_until(id) is not null`)
}

/**
 * A site without an installation of a kind no longer has the powers of that kind, unless something measures them again. Its grid
 * connection stays, if it was ever measured.
 */
export async function endPowersOfKind(tx: Tx, siteId: string, kind: InstallationKind, now: Date): Promise<void> {
  const powers = powersOfKinds[kind]
  if (!powers) return
  const { rows } = await tx.execute(sql`select id from installations where site_id = ${siteId} and kind = ${kind} limit 1`)
  if (rows.length > 0) return
  if (kind === 'meter' && (await firstMeasuredAt(tx, siteId, 'grid')) !== null) return
  await endPowers(tx, siteId, powers, now)
}
