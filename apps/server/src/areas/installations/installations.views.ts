import { connectionOf } from '@wattdesk/contract/installations/models.ts'
import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { applianceContactAt, formerContactAt, gatewayContactAt, isGatewayOffline, vendorContactAt } from '../../db/contact-sql.ts'
import { gateways } from '../../db/domains/gateways/tables.ts'
import { installations } from '../../db/domains/installations/tables.ts'
import { vendors } from '../../db/domains/vendors/tables.ts'
import { readRows } from './installations.store.ts'
import type { Kind } from './kinds/kind.ts'

/** How far back a device's last measurement is searched, and in how many of its site's samples. */
const stateAgeMaxMs = dayMs
const samplesSearched = 60

const vendorColumns = { id: vendors.id, name: vendors.name, displayName: vendors.displayName }

/** An installation as its kind's contract describes it; the response is checked against that on its way out. */
export type Shown = Record<string, unknown> & { configurationId: string; state: ReturnType<typeof stateOf> | null }

/** Oldest first. */
export function listInstallationsOf(db: Db, kind: Kind, customerId: string, now: Date): Promise<Shown[]> {
  return selectInstallations(db, kind, eq(installations.customerId, customerId), now)
}

export async function findInstallation(db: Db, kind: Kind, customerId: string, id: string, now: Date): Promise<Shown | undefined> {
  const isMeant = and(eq(installations.id, id), eq(installations.customerId, customerId))
  return (await selectInstallations(db, kind, isMeant, now))[0]
}

/**
 * Our IDs of a customer's installations that match a key: our own ID, or the vendor's together with the measuring ID. More than one if
 * two vendors issued the same.
 */
export async function findInstallationIds(db: Db, kind: InstallationKind, customerId: string, key: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select i.id, (i.id::text = lower(${key})) as is_own from ${installations} i
    where i.customer_id = ${customerId} and i.kind = ${kind} and (i.id::text = lower(${key}) or i.vendor_installation_id = ${key}
      or exists (${applianceOf(sql`and a.device_id = ${key}`)}))
    order by is_own desc, i.added_at limit 3`)
  const [own] = rows.filter((row) => 'is_own' in row && row.is_own)
  return own ? [own.id] : rows.map((row) => row.id)
}

/** Records with a vendor's ID or a serial number, whatever their kind. */
export async function findByIdentifier(db: Db, identifier: string, vendorId: string | undefined) {
  const [row] = await db
    .select({ customerId: installations.customerId, vendor: vendorColumns })
    .from(installations)
    .innerJoin(vendors, eq(vendors.id, installations.vendorId))
    .where(
      and(
        or(eq(installations.vendorInstallationId, identifier), eq(installations.serialNumber, identifier)),
        vendorId ? eq(installations.vendorId, vendorId) : undefined,
      ),
    )
    .limit(1)
  return row
}

export async function selectInstallations(db: Db, kind: Kind, where: SQL | undefined, now: Date): Promise<Shown[]> {
  const { table, gatewaySerialNumber } = kind
  const rows = await db
    .select({
      head: installations,
      vendor: vendorColumns,
      contactedAt: gatewayContactAt(now, 'gateways'),
      isOffline: isGatewayOffline('gateways'),
    })
    .from(installations)
    .innerJoin(table, eq(table.id, installations.id))
    .innerJoin(vendors, eq(vendors.id, installations.vendorId))
    // A gateway that left the home may measure another one.
    .leftJoin(
      gateways,
      gatewaySerialNumber ? and(eq(gateways.serialNumber, gatewaySerialNumber), eq(gateways.siteId, installations.siteId)) : sql`false`,
    )
    .where(where)
    .orderBy(asc(installations.addedAt), asc(installations.id))
    .limit(500)
  const heads = rows.map((row) => row.head)
  const [stored, devices] = await Promise.all([readRows(db, kind, heads), readDevices(db, kind, heads, now)])
  const lost = rows.filter(({ head, contactedAt }) => !devices.get(head.id)?.contactedAt && contactedAt === null)
  const former = await readFormerContacts(
    db,
    lost.map(({ head }) => head.id),
  )
  return rows.map(({ head, vendor, ...gateway }, at) => {
    const one = stored[at] ?? { head, own: {}, parts: [] }
    const device = devices.get(head.id)
    const { contactedAt, isOffline } = device?.contactedAt
      ? device
      : { ...gateway, contactedAt: gateway.contactedAt === null ? (former.get(head.id) ?? null) : new Date(gateway.contactedAt) }
    return {
      ...kind.detailsOf(one),
      ...kind.shownBeside?.(one),
      configurationId: head.id,
      installationId: head.vendorInstallationId,
      deviceId: device?.deviceId ?? head.vendorInstallationId,
      type: head.deviceType,
      siteId: head.siteId,
      vendor,
      dataImportStatus: head.dataImportStatus,
      connection: connectionOf(contactedAt, now, isOffline),
      addedAt: head.addedAt.toISOString(),
      updatedAt: head.updatedAt.toISOString(),
      version: head.version,
      state: device?.state ? stateOf(device.state, now) : null,
      live: null,
    }
  })
}

type Measured = { at: Date; values: Record<string, number | null> }
/** The installation's appliance at the gateway. */
type Device = { deviceId: string; contactedAt: Date | null; isOffline: boolean; state: Measured | null }

/** An appliance belongs to the installation with the same serial number and type at the same site. */
const applianceOf = (condition = sql``, contactedAt = sql`null::timestamptz`) => sql`
  select a.device_id, ${contactedAt} as contacted_at, ${isGatewayOffline()} as is_offline from gateways g join appliances a on a.gateway_id = g.id
  where g.site_id = i.site_id and a.type = i.device_type and a.serial_number in (i.serial_number, i.vendor_installation_id) ${condition}`

/** Devices by installation (our ID), with their latest measurements if the kind measures itself. */
async function readDevices(db: Db, { measures }: Kind, heads: readonly { id: string }[], now: Date): Promise<Map<string, Device>> {
  if (heads.length === 0) return new Map()
  const since = new Date(now.getTime() - stateAgeMaxMs)
  const { rows } = await db.execute<{
    id: string
    deviceId: string
    contactedAt: string | null
    isOffline: boolean
    at: string | null
    one: Measurement | null
  }>(sql`
    select i.id, coalesce(device.device_id, i.vendor_installation_id) as "deviceId", state.at, state.one,
      greatest(device.contacted_at, cloud.contacted_at) as "contactedAt", coalesce(device.is_offline, false) and cloud.contacted_at is null as "isOffline"
    from ${installations} i
    cross join lateral (select ${vendorContactAt(now)} as contacted_at) cloud
    left join lateral (${applianceOf(sql``, applianceContactAt(now))} order by a.added_at, a.id limit 1) device on true
    left join lateral (${
      measures === 'home'
        ? homeMeasured(since)
        : measures === 'grid'
          ? gridMeasured(since)
          : measures === 'gas'
            ? sql`
      select gas_measured_at(i.site_id, coalesce(device.device_id, i.vendor_installation_id), ${since}::timestamptz) as at, null::jsonb as one`
            : sql`
      select s.at, one from ${newestSamples(since)} s cross join lateral jsonb_array_elements(s.appliances) one
      where ${measures === 'itself'} and one ->> 'deviceId' = coalesce(device.device_id, i.vendor_installation_id)
      order by s.at desc limit 1`
    }
    ) state on true
    where ${inArray(
      sql`i.id`,
      heads.map((head) => head.id),
    )}`)
  return new Map(rows.map(({ id, ...row }) => [id, deviceOf(row)]))
}

/** When installations that are in contact by nothing else were last measured, by our ID. Those never measured are missing. */
async function readFormerContacts(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; at: string | null }>(
    sql`select i.id, ${formerContactAt()} as at from ${installations} i where ${inArray(sql`i.id`, [...ids])}`,
  )
  return new Map(rows.flatMap(({ id, at }) => (at === null ? [] : [[id, new Date(at)]])))
}

const newestSamples = (since: Date) => sql`newest_samples(i.site_id, null, ${since}::timestamptz, 'infinity', ${samplesSearched})`

/** What was measured before the installation was added may be its predecessor's. */
const newestSinceAdded = (since: Date) => sql`
  newest_samples(i.site_id, null, greatest(${since}::timestamptz, i.added_at - interval '1 ms'), 'infinity', ${samplesSearched})`

/** The latest measurement of a home's PV and battery. With several configurations, it is not known to which it belongs. */
const homeMeasured = (since: Date) => sql`
  select home.at, jsonb_build_object('productionW', home.production_w, 'batteryW', home.battery_w,
    'batteryStateOfCharge', home.battery_state_of_charge) as one
  from ${newestSinceAdded(since)} home
  where (home.production_w is not null or home.battery_w is not null)
    and not exists (select from installations other where other.site_id = i.site_id and other.kind = i.kind and other.id <> i.id)
  order by home.at desc limit 1`

/** The latest measurement at a home's grid connection, by its only meter of electricity. */
const gridMeasured = (since: Date) => sql`
  select home.at, jsonb_build_object('gridW', home.grid_w) as one from ${newestSinceAdded(since)} home
  where home.grid_w is not null and not exists (
    select from installations meter join smart_meters on smart_meters.id = meter.id
    where meter.site_id = i.site_id and (meter.id = i.id) = (smart_meters.device_category <> 'electricity'))
  order by home.at desc limit 1`

/** An appliance's own sample, or the home's measurement. */
type Measurement = { powerW: number; energyReadingWh?: number } | Record<string, number | null>
type DeviceRow = { deviceId: string; contactedAt: string | null; isOffline: boolean; at: string | null; one: Measurement | null }

function deviceOf({ deviceId, contactedAt, isOffline, at, one }: DeviceRow): Device {
  const received = contactedAt === null ? null : new Date(contactedAt)
  const measuredAt = at === null ? null : new Date(at)
  return {
    deviceId,
    contactedAt: measuredAt && (!received || measuredAt > received) ? measuredAt : received,
    isOffline,
    state: measuredAt && one ? { at: measuredAt, values: { energyReadingWh: null, ...one } } : null,
  }
}

function stateOf({ at, values }: Measured, now: Date) {
  const ageMs = Math.max(0, now.getTime() - at.getTime())
  return {
    ...values,
    source: 'stored' as const,
    measuredAt: at.toISOString(),
    ageSeconds: Math.floor(ageMs / 1_000),
  }
}
