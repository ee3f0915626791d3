import type { HealthComponent } from '@wattdesk/contract/alarms/health/models.ts'
import type { HealthStatus, SiteAlarmCode } from '@wattdesk/contract/alarms/health/terms.ts'
import type { TimeOfUseProblem } from '@wattdesk/contract/alarms/time-of-use/terms.ts'
import { type ApplianceKind, measuredQuantities, quantities } from '@wattdesk/energy/quantities.ts'
import { sql } from 'drizzle-orm'
import { uuidArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { type HomeFacts, homeFactsSql } from '../../db/home-quantities-sql.ts'
import { sleepsAtNight } from '../../db/sleeping-home-sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { StoredSlot } from './incidents/judged-slots.rules.ts'
import type { Device, OpenIncident } from './site-health.rules.ts'

/** A site whose check is due, with everything that the check reads except quarter hours. Instants are epoch milliseconds. */
export type SiteFacts = {
  siteId: string
  customerId: string
  affiliateId: string
  tenantId: string
  isActive: boolean
  status: HealthStatus
  latitude: number | null
  longitude: number | null
  /** The town's, of a site without coordinates. The sun does not notice the difference. */
  approximatePlace: { latitude: number | null; longitude: number | null }
  address: string
  zipCode: string
  city: string
  biddingZone: string | null
  home: HomeFacts
  tariffKind: 'fixed' | 'dynamic' | null
  importCentsPerMwh: number | null
  /** Null without a gateway. */
  gateway: { contactedAt: number | null; devices: { id: string; kind: ApplianceKind }[] } | null
  vendorId: string | null
  hasPv: boolean
  sleepsAtNight: boolean
  /** When a PV system or its battery was last measured; null without one, or if it never was. */
  pvMeasuredAt: number | null
  measuredBefore: number | null
  latest: { at: number; devices: string[] } | null
  seenDevices: Record<string, number>
  judgedUntil: number | null
  devices: Device[]
  open: OpenIncident[]
}

const epochMs = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

const slotColumns = sql.raw(measuredQuantities.map((name) => `e.${quantities[name].column} as "${name}"`).join(', '))

/** Claims sites whose check is due. Other processes skip them; a failed transaction releases them. */
export async function claimDueSites(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select site_id as id from site_health where check_at <= ${now}::timestamptz
    order by check_at limit ${sql.raw(String(limit))} for no key update skip locked`)
  return rows.map((row) => row.id)
}

/** The previous check has read older measurements. */
const latestWithin = sql.raw("interval '25 hours'")

/**
 * Samples that tell which devices of a home are measured: of a gateway, or of a single vendor's cloud, the newest has all of them. Several
 * clouds report one after another.
 */
const samplesRead = sql.raw(`case when gateway.one is null
  and (select count(distinct i.vendor_id) from installations i where i.site_id = h.site_id) > 1 then 60 else 1 end`)
const togetherWithin = sql.raw("interval '5 minutes'")

/** Whether the installation `i` is its home's only one of a kind that consumes, and that was measured there, by whatever source. */
const isOnlyConsumer = sql.raw(`i.kind in ('wallbox', 'heatpump')
  and home_quantities_of(i.site_id) ? case i.kind when 'wallbox' then 'ev' else 'heatPump' end
  and not exists (select from installations other where other.site_id = i.site_id and other.kind = i.kind and other.id <> i.id)`)

export async function readFacts(tx: Tx, siteIds: readonly string[], now: Date): Promise<SiteFacts[]> {
  const at = sql`${now}::timestamptz`
  const { rows } = await tx.execute<SiteFacts>(sql`
    select h.site_id as "siteId", h.customer_id as "customerId", c.affiliate_id as "affiliateId", c.tenant_id as "tenantId",
      c.status = 'active' as "isActive", h.status, s.latitude, s.longitude,
      jsonb_build_object('latitude', s.approximate_latitude, 'longitude', s.approximate_longitude) as "approximatePlace", s.address, s.zip_code as "zipCode", s.city, s.bidding_zone as "biddingZone",
      ${homeFactsSql()} as home,
      t.kind as "tariffKind", t.import_cents_per_mwh as "importCentsPerMwh", gateway.one as gateway,
      ${epochMs('pv.measured_at')} as "pvMeasuredAt", installed."vendorId", coalesce(installed."hasPv", false) as "hasPv", installed."sleepsAtNight",
      ${epochMs('h.measured_at')} as "measuredBefore", latest.one as latest, h.devices as "seenDevices",
      ${epochMs('h.judged_until')} as "judgedUntil", coalesce(installed.devices, '[]') as devices, coalesce(opened.incidents, '[]') as open
    from unnest(${uuidArray(siteIds, (one) => one)}::uuid[]) as due (site_id)
    join site_health h on h.site_id = due.site_id
    join sites s on s.id = h.site_id
    join customers c on c.id = h.customer_id
    left join site_tariffs t on t.site_id = h.site_id
    left join lateral (
      select jsonb_build_object('contactedAt', ${epochMs('g.contacted_at')}, 'devices', coalesce((
        select jsonb_agg(jsonb_build_object('id', a.device_id, 'kind', a.kind)) from appliances a where a.gateway_id = g.id), '[]')) as one
      from gateways g where g.site_id = h.site_id and g.installation_id is not null order by g.id limit 1) gateway on true
    left join lateral (
      select jsonb_build_object('at', ${epochMs('max(m.at)')}, 'devices', coalesce(jsonb_agg(distinct measured.device ->> 'deviceId')
        filter (where measured.device is not null and m.at > m.newest_at - ${togetherWithin}), '[]')) as one
      from (select at, appliances, max(at) over () as newest_at
        from newest_samples(h.site_id, null, ${at} - ${latestWithin}, ${at} + interval '1 hour', ${samplesRead})) m
      left join lateral jsonb_array_elements(m.appliances) measured (device) on true
      having count(*) > 0) latest on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('configurationId', i.id, 'kind', i.kind,
          'deviceId', coalesce(a.device_id, i.vendor_installation_id), 'gasAt', case when i.kind = 'gas' then
            (extract(epoch from gas_measured_at(i.site_id, coalesce(a.device_id, i.vendor_installation_id),
              ${at} - ${latestWithin})) * 1000)::float8 end,
          'connectedAt', (select ${epochMs('c.contacted_at')} from charge_points c where c.installation_id = i.id),
          'kindAt', case when ${isOnlyConsumer} then ${epochMs('kind_measured_at(i.site_id, i.kind, i.added_at)')} end) order by i.added_at, i.id) as devices,
        (array_agg(i.vendor_id order by i.kind = 'gateway' desc, i.kind = 'pvbattery' desc, i.added_at))[1] as "vendorId",
        min(i.added_at) filter (where i.kind = 'pvbattery') as "pvAddedAt",
        bool_or(i.kind = 'pvbattery' and p.inverter_kind is distinct from 'BATTERY') as "hasPv",
        ${sql.raw(sleepsAtNight)} as "sleepsAtNight"
      from installations i left join pv_battery_configurations p on p.id = i.id
      left join lateral (
        select a.device_id from gateways g join appliances a on a.gateway_id = g.id
        where g.site_id = i.site_id and a.type = i.device_type and a.serial_number in (i.serial_number, i.vendor_installation_id)
        order by a.added_at, a.id limit 1) a on true
      where i.site_id = h.site_id) installed on true
    left join lateral (
      select coalesce(pv_measured_at(h.site_id, ${at} - ${latestWithin}), kind_measured_at(h.site_id, 'pvbattery', installed."pvAddedAt")) as measured_at
      where installed."pvAddedAt" is not null) pv on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'deviceId', o.device_id, 'beganAt', ${epochMs('o.began_at')},
        'lastedSeconds', o.lasted_seconds, 'alarmId', o.alarm_id, 'outageId', o.outage_id)) as incidents
      from incidents o where o.site_id = h.site_id and o.ended_at is null) opened on true`)
  return rows
}

export type SiteSlot = StoredSlot & { siteId: string }

/** Quarter hours of sites by time, between two instants of each site. */
export async function readSlots(tx: Db, spans: readonly { siteId: string; from: number; to: number }[]): Promise<SiteSlot[]> {
  if (spans.length === 0) return []
  const given = JSON.stringify(spans.map(({ siteId, from, to }) => ({ siteId, from: new Date(from), to: new Date(to) })))
  const { rows } = await tx.execute<SiteSlot>(sql`
    select e.site_id as "siteId", ${epochMs('e.start')} as start, e.covered_seconds as "coveredSeconds", e.less_covered as "lessCovered",
      ${slotColumns}
    from jsonb_to_recordset(${given}::jsonb) as span ("siteId" uuid, "from" timestamptz, "to" timestamptz)
    join energy_intervals e on e.site_id = span."siteId" and e.start >= span."from" and e.start < span."to"
    order by e.site_id, e.start`)
  return rows
}

export type Opened = {
  id: string
  siteId: string
  customerId: string
  vendorId: string | null
  code: SiteAlarmCode
  deviceId: string
  beganAt: Date
  lastedSeconds: number
  outageId: string | null
}
export type Continued = { id: string; lastedSeconds: number }
export type Raised = {
  id: string
  incidentId: string
  siteId: string
  customerId: string
  vendorId: string | null
  code: SiteAlarmCode
  deviceId: string
  level: string
  firstSeenAt: Date
}
export type Checked = {
  siteId: string
  vendorId: string | null
  status: HealthStatus
  components: HealthComponent[]
  devices: Record<string, number>
  measuredAt: Date | null
  judgedUntil: Date | null
  problems: TimeOfUseProblem[]
  checkAt: Date
}

/** Open incidents stay unchanged. */
export async function insertIncidents(tx: Tx, rows: readonly Opened[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into incidents (id, site_id, customer_id, vendor_id, code, device_id, began_at, seen_at, lasted_seconds, outage_id)
    select n.id, n."siteId", n."customerId", n."vendorId", n.code, n."deviceId", n."beganAt", ${now}::timestamptz, n."lastedSeconds", n."outageId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, "siteId" uuid, "customerId" uuid, "vendorId" uuid, code text,
      "deviceId" text, "beganAt" timestamptz, "lastedSeconds" integer, "outageId" uuid)
    on conflict (site_id, code, device_id) where ended_at is null do nothing`)
}

export async function continueIncidents(tx: Tx, rows: readonly Continued[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    with seen as (
      update incidents i set seen_at = ${now}::timestamptz, lasted_seconds = n."lastedSeconds"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, "lastedSeconds" integer)
      where i.id = n.id and i.ended_at is null returning i.alarm_id)
    update alarms a set seen_at = ${now}::timestamptz from seen where a.id = seen.alarm_id and a.cleared_at is null`)
}

export async function endIncidents(tx: Tx, rows: readonly Continued[], now: Date): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    with ended as (
      update incidents i set ended_at = greatest(${now}::timestamptz, i.began_at), lasted_seconds = n."lastedSeconds"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, "lastedSeconds" integer)
      where i.id = n.id and i.ended_at is null returning i.alarm_id)
    update alarms a set cleared_at = greatest(${now}::timestamptz, a.raised_at + interval '1 millisecond'), version = a.version + 1
    from ended where a.id = ended.alarm_id and a.cleared_at is null`)
}

export async function raiseAlarms(tx: Tx, rows: readonly Raised[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const given = JSON.stringify(rows)
  await tx.execute(sql`
    insert into alarms (id, customer_id, site_id, vendor_id, device_id, level, code, raised_at, first_seen_at, seen_at)
    select n.id, n."customerId", n."siteId", n."vendorId", nullif(n."deviceId", ''), n.level, n.code, ${now}::timestamptz, n."firstSeenAt",
      ${now}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as n (id uuid, "customerId" uuid, "siteId" uuid, "vendorId" uuid, "deviceId" text, level text,
      code text, "firstSeenAt" timestamptz)`)
  await tx.execute(sql`
    update incidents i set alarm_id = n.id from jsonb_to_recordset(${given}::jsonb) as n (id uuid, "incidentId" uuid)
    where i.id = n."incidentId"`)
}

export async function updateHealth(tx: Tx, rows: readonly Checked[], now: Date): Promise<void> {
  await tx.execute(sql`
    update site_health h set vendor_id = n."vendorId", status = n.status, components = n.components, devices = n.devices,
      measured_at = n."measuredAt", judged_until = n."judgedUntil", checked_at = ${now}::timestamptz, check_at = n."checkAt",
      time_of_use_problems = array(select jsonb_array_elements_text(n.problems))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n ("siteId" uuid, "vendorId" uuid, status text, components jsonb, devices jsonb,
      "measuredAt" timestamptz, "judgedUntil" timestamptz, problems jsonb, "checkAt" timestamptz)
    where h.site_id = n."siteId"`)
}

/** Schedules checks of sites that have devices but no check yet, because bulk loads bypass triggers. */
export async function adoptSites(db: Db, now: Date): Promise<void> {
  await db.execute(sql`
    insert into site_health (site_id, customer_id, check_at)
    select distinct on (i.site_id) i.site_id, i.customer_id, ${now}::timestamptz from installations i
    where not exists (select from site_health h where h.site_id = i.site_id)
    order by i.site_id
    on conflict do nothing`)
}

/**
 * Makes the check of silent homes that measure again due at once, unless one is running. What arrives late does not count: a home that
 * catches up with its past, oldest first, is not yet seen as of now.
 */
export async function hastenChecks(tx: Tx, siteIds: readonly string[], now: Date): Promise<void> {
  const at = sql`${now}::timestamptz`
  await tx.execute(sql`
    update site_health set check_at = ${at} where site_id in (
      select site_id from site_health
      where site_id = any(${uuidArray(siteIds, (one) => one)}::uuid[]) and check_at > ${at}
        and (measured_at is null or measured_at < ${at} - interval '5 minutes')
        and exists (select from newest_samples(site_id, null, ${at} - interval '5 minutes', ${at} + interval '1 hour', 1))
      for no key update skip locked)`)
}

/** Makes a site's check due at once, unless one is running. */
export async function hastenCheck(tx: Tx, siteId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update site_health set check_at = ${now}::timestamptz where site_id in (
      select site_id from site_health where site_id = ${siteId} and check_at > ${now}::timestamptz for no key update skip locked)`)
}

/** Deletes incidents that ended before an instant; their alarms stay. Returns how many. */
export async function deleteOldIncidents(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from incidents where id in (
      select id from incidents where ended_at < ${before}::timestamptz order by ended_at limit 5000)`)
  return rowCount ?? 0
}
