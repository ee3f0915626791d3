import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { deriveKey, seal } from '../apps/server/src/platform/crypto.ts'
import { gatewayPassword, mqttKeysOf } from '../apps/server/src/platform/mqtt/mqtt-credentials.ts'
import { benchSecret, onServer } from './databases.ts'

export type Homes = { gateways: { serial: string; password: string }[]; vendorId: string; vendorKey: string; vendorSiteIds: string[] }

/**
 * Pairs this many gateways with sites, and adds a vendor with as many installations. Empties the telemetry, so no server may run: its jobs
 * read the same tables.
 */
export async function provisionHomes(databaseUrl: string, count: number): Promise<Homes> {
  return onServer(databaseUrl, async (client) => {
    await client.query(
      'truncate samples, energy_intervals, device_intervals, energy_days, energy_months, rollup_marks, rollup_slots, webhook_deliveries',
    )
    await client.query("delete from installations where vendor_id in (select id from vendors where name = 'bench-cloud')")
    await client.query("delete from vendors where name = 'bench-cloud'")
    await client.query("delete from gateways where serial_number like 'BENCH-%'")
    const gateways = await addGateways(client, count)
    return { gateways, ...(await addVendor(client, count)) }
  })
}

async function addGateways(client: pg.Client, count: number) {
  const { rows } = await client.query<{ serial: string }>(
    `insert into gateways (id, site_id, serial_number, start_code, device_id, vendor_name, model, created_at)
     select gen_random_uuid(), id, 'BENCH-' || lpad(place::text, 6, '0'), 'BBBB' || upper(lpad(to_hex(place), 12, '0')), 'bench-' || place, 'gridX', 'gridBox', now()
     from (select id, row_number() over (order by id) as place from sites order by id limit $1) s
     returning serial_number as serial`,
    [count],
  )
  const keys = mqttKeysOf(benchSecret)
  return rows.map(({ serial }) => ({ serial, password: gatewayPassword(keys, serial) }))
}

async function addVendor(client: pg.Client, count: number) {
  const [vendorId, vendorKey] = [randomUUID(), 'bench']
  await client.query(
    `insert into vendors (id, name, display_name, category, reference_id, identified_by, webhook_key, created_at)
     values ($1, 'bench-cloud', 'Bench', 'pvbattery', $1, 'site_id', $2, now())`,
    [vendorId, seal(deriveKey(benchSecret, 'vendor-webhook-keys'), vendorKey)],
  )
  const { rows } = await client.query<{ id: string }>(
    `with added as (
       insert into installations (id, customer_id, site_id, kind, vendor_id, vendor_installation_id, device_type, added_at, updated_at)
       select made, customer_id, id, 'pvbattery', $1, made::text, 'Inverter', now(), now()
       from (select gen_random_uuid() as made, customer_id, id from sites order by id limit $2) s returning id)
     insert into pv_battery_configurations (id, has_inverter) select id, true from added returning id`,
    [vendorId, count],
  )
  return { vendorId, vendorKey, vendorSiteIds: rows.map((row) => row.id) }
}
