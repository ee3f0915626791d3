import { connectionOf } from '@wattdesk/contract/installations/models.ts'
import type { UnallocatedDevice, UnallocatedGateway } from '@wattdesk/contract/unallocated-installations/models.ts'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { applianceContactAt, gatewayContactAt, isGatewayOffline } from '../../db/contact-sql.ts'
import { gatewayVendorSql } from '../../db/gateway-vendor-sql.ts'
import { isoInstant, isoInstantOrNull } from '../../db/instants.ts'
import { type StoredScan, scanOf } from './installation-status.rules.ts'

/** Where a gateway is or was: an unallocated installation, or the site that it was assigned to. */
export type Place = { gatewayId: string; placeId: string }

const stands = ({ gatewayId, placeId }: Place) =>
  sql`g.id = ${gatewayId} and coalesce(g.site_id, g.unallocated_installation_id) = ${placeId}`

type GatewayRow = Omit<UnallocatedGateway, 'connection' | 'scanState' | 'lastScanAt'> & {
  contactedAt: string | null
  isOffline: boolean
  latestScan: StoredScan | null
  lastScanAt: string | null
}

export async function listGatewaysAt(db: Db, place: Place, now: Date): Promise<UnallocatedGateway[]> {
  const { rows } = await db.execute<GatewayRow>(sql`
    select g.id, g.serial_number as "serialNumber", g.device_id as "deviceId", ${gatewayVendorSql()} as "vendorName", g.model, g.firmware,
      ${gatewayContactAt(now)} as "contactedAt", ${isGatewayOffline()} as "isOffline",
      (select jsonb_build_object('state', e.scan_state, 'at', e.at, 'startedAt', e.started_at, 'devicesFound', e.appliances_found, 'devicesNew', e.appliances_new)
        from gateway_events e where e.gateway_id = g.id and e.kind = 'scan' order by e.at desc, e.id desc limit 1) as "latestScan",
      (select max(e.at) from gateway_events e where e.gateway_id = g.id and e.kind = 'scan' and e.scan_state <> 'Pending') as "lastScanAt"
    from gateways g where ${stands(place)}`)
  return rows.map(({ contactedAt, isOffline, latestScan, lastScanAt, ...row }) => ({
    ...row,
    scanState: scanOf(latestScan, now).state,
    lastScanAt: isoInstantOrNull(lastScanAt),
    connection: connectionOf(contactedAt === null ? null : new Date(contactedAt), now, isOffline),
  }))
}

type DeviceRow = Omit<UnallocatedDevice, 'connection'> & { contactedAt: string | null; isOffline: boolean }

/** The gateway's devices, oldest first. */
export async function listDevicesAt(db: Db, place: Place, now: Date): Promise<UnallocatedDevice[]> {
  const { rows } = await db.execute<DeviceRow>(sql`
    select a.device_id as "deviceId", a.kind, a.type, a.manufacturer, a.model, a.serial_number as "serialNumber",
      a.peak_power_w as "peakPowerW", a.reverse_flow as "reverseFlow", a.added_at as "addedAt", a.updated_at as "updatedAt", ${applianceContactAt(now)} as "contactedAt",
      ${isGatewayOffline()} as "isOffline"
    from appliances a join gateways g on g.id = a.gateway_id
    where ${stands(place)} order by a.added_at, a.device_id limit 1000`)
  return rows.map(({ contactedAt, isOffline, ...row }) => ({
    ...row,
    addedAt: isoInstant(row.addedAt),
    updatedAt: isoInstant(row.updatedAt),
    connection: connectionOf(contactedAt === null ? null : new Date(contactedAt), now, isOffline),
  }))
}
