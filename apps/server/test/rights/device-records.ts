import { zstdCompressSync } from 'node:zlib'
import { connectChargePoint } from '@wattdesk/contract/charging/calls.ts'
import { setDeviceLimit } from '@wattdesk/contract/device-limits/calls.ts'
import { addPvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import type { InstallationRequestInput } from '@wattdesk/contract/installations/pvbattery/models.ts'
import { addWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import type { WallboxRequestModel } from '@wattdesk/contract/installations/wallbox/models.ts'
import type { DeviceKind } from '../device-kinds.ts'
import type { GivenMember, givenOf } from '../given.ts'
import { installationsOf } from '../installations.ts'
import type { TestServer } from '../server.ts'

type Customer = { id: string; siteId: string }

/** Makes devices of a tenant's customers, different ones each time. */
export function deviceRecordsOf(
  server: TestServer,
  given: ReturnType<typeof givenOf>,
  { admin, vendorId, customer }: { admin: GivenMember; vendorId: string; customer: () => Promise<Customer> },
) {
  const { token } = admin

  const pvBatteryModel = (siteId: string): InstallationRequestInput => ({
    siteId,
    vendorId,
    serialNumber: `SN${crypto.randomUUID()}`,
    inverterKind: 'PV',
    pvInverterMaxAcPowerW: 8_000,
  })

  async function pvBattery() {
    const { id, siteId } = await customer()
    const { body } = await server.call(addPvBattery, { token, params: { id }, body: pvBatteryModel(siteId) })
    return { id, configurationId: body.configurationId }
  }

  /** A delivery of a configuration's vendor. */
  async function delivery(configurationId: string) {
    const deliveryId = crypto.randomUUID() as string
    await server.sql(
      `insert into webhook_deliveries (vendor_id, delivery_id, site_id, received_at, payload, payload_hash, response)
       select vendor_id, $2, site_id, now(), $3, '', '{"accepted":0,"rejected":[]}' from installations where id = $1`,
      [configurationId, deliveryId, zstdCompressSync('{}')],
    )
    return deliveryId
  }

  const wallboxModel = async (siteId: string): Promise<WallboxRequestModel> => ({
    siteId,
    vendorId: await given.vendorOf('ev'),
    stationNumber: `EH${crypto.randomUUID()}`,
    manufacturer: 'Easee',
    powerOutputA: 16,
    modulationMinimalLevelA: 6,
  })

  /** A site with an installation whose history its vendor can deliver. */
  async function importSite() {
    const { id, siteId } = await customer()
    await server.sql(
      `insert into vendors (id, name, display_name, category, reference_id, identified_by, created_at)
       values (gen_random_uuid(), 'victron', 'Victron Energy', 'pvbattery', gen_random_uuid(), 'vrm_portal_id', now()) on conflict do nothing`,
    )
    const [vendor] = await server.sql<{ id: string }>("select id from vendors where name = 'victron'")
    const configId = await installationsOf(server).add('pvbattery', { customerId: id, siteId }, { vendor_id: vendor?.id })
    const [done] = await server.sql<{ id: string }>(
      `insert into data_imports (id, customer_id, site_id, installation_id, vendor_name, action, status, from_at, to_at, continue_at,
         requested_by, requested_at, worked_at)
       select gen_random_uuid(), $1, $2, $3, 'Victron', 'reimport', 'done', now() - interval '1 day', now(), now(), $4, now(), now()
       returning id`,
      [id, siteId, configId, admin.id],
    )
    return { customerId: id, siteId, configId, importId: done?.id ?? '' }
  }

  async function wallbox() {
    const { id, siteId } = await customer()
    const { body } = await server.call(addWallbox, { token, params: { id }, body: await wallboxModel(siteId) })
    return { id, siteId, configurationId: body.configurationId }
  }

  /** A home whose wallbox can be limited, with an active limit. */
  async function deviceLimit() {
    const { id, siteId, configurationId } = await wallbox()
    await server.call(connectChargePoint, { token, params: { id, deviceId: configurationId } })
    const endsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
    const { body } = await server.call(setDeviceLimit, { token, params: { id }, body: { kind: 'grid-signal', siteId, endsAt } })
    return { id, siteId, limitId: body.id }
  }

  async function chargingWallbox() {
    const made = await wallbox()
    await server.sql(
      `insert into charging_transactions (installation_id, connector_id, id_tag, started_at, meter_start_wh, meter_wh, contacted_at)
       values ($1, 1, 'wattdesk', now(), 0, 0, now())`,
      [made.configurationId],
    )
    return made
  }

  const deviceModel = async ({ vendorCategory, details }: DeviceKind, siteId: string) => ({
    siteId,
    vendorId: await given.vendorOf(vendorCategory),
    ...details(`SN${crypto.randomUUID()}`),
  })

  async function device(kind: DeviceKind) {
    const { id, siteId } = await customer()
    const { body } = await server.call(kind.calls.add, { token, params: { id }, body: await deviceModel(kind, siteId) } as never)
    return { id, configurationId: (body as { configurationId: string }).configurationId } // each kind returns its head
  }

  return { pvBatteryModel, delivery, pvBattery, wallboxModel, importSite, wallbox, chargingWallbox, deviceLimit, deviceModel, device }
}
