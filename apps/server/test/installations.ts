import type { InstallationKind } from '@wattdesk/contract/installations/terms.ts'
import { newId } from '../src/platform/ids.ts'
import type { TestServer } from './server.ts'

type Row = Record<string, unknown>
type Place = { customerId: string; siteId: string }
type Kind = InstallationKind

const optional = () => ({})

/** A kind's own table with its column of the head's ID, and its required columns. */
const own: Record<Kind, { table: string; head: string; columns: () => Row }> = {
  meter: { table: 'smart_meters', head: 'id', columns: optional },
  heatpump: { table: 'heat_pumps', head: 'id', columns: optional },
  gas: { table: 'gas_meters', head: 'id', columns: optional },
  smarthome: { table: 'smart_homes', head: 'id', columns: optional },
  electriccar: { table: 'electric_cars', head: 'id', columns: optional },
  pvbattery: { table: 'pv_battery_configurations', head: 'id', columns: () => ({ has_inverter: true }) },
  wallbox: { table: 'wallboxes', head: 'id', columns: () => ({ power_output_a: 16, modulation_minimal_level_a: 6 }) },
  gateway: {
    table: 'gateways',
    head: 'installation_id',
    columns: () => {
      const id = newId()
      return { id, serial_number: id, start_code: id, device_id: id, vendor_name: 'gridX', model: 'gridBox', created_at: new Date() }
    },
  },
}

/** Inserts installations into a test's database without the API: a head and the row of its kind. */
export function installationsOf(server: TestServer) {
  /** A vendor that no test queries. */
  async function vendor(): Promise<string> {
    const [found] = await server.sql<{ id: string }>("select id from vendors where name = 'unasked'")
    if (found) return found.id
    const id = newId()
    await server.sql(
      `insert into vendors (id, name, display_name, category, reference_id, identified_by, created_at)
       values ($1, 'unasked', 'Unasked', 'iothub', $1, 'serial_number', now()) on conflict do nothing`,
      [id],
    )
    return vendor()
  }

  /** Adds an installation. `head` and `columns` override the required values. Returns our ID of it. */
  async function add(kind: Kind, { customerId, siteId }: Place, head: Row = {}, columns: Row = {}): Promise<string> {
    const id = newId()
    const at = server.clock.now()
    const heads: Row = {
      id,
      customer_id: customerId,
      site_id: siteId,
      kind,
      vendor_id: head.vendor_id ?? (await vendor()),
      vendor_installation_id: id,
      device_type: 'Inverter',
      added_at: at,
      updated_at: at,
      ...head,
    }
    const below = own[kind]
    const inserted = insertion('installations', heads, 1)
    const row: Row = { ...below.columns(), ...(kind === 'gateway' ? { site_id: siteId } : {}), ...columns, [below.head]: heads.id }
    // In one statement, at whose end each head must have its row.
    await server.sql(`with head as (${inserted}) ${insertion(below.table, row, Object.keys(heads).length + 1)}`, [
      ...Object.values(heads),
      ...Object.values(row),
    ])
    return String(heads.id)
  }

  return { add, vendor }
}

function insertion(table: string, row: Row, firstPlace: number): string {
  const places = Object.keys(row).map((_, at) => `$${firstPlace + at}`)
  return `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`
}
