import { addStockGateway } from '@wattdesk/contract/gateway-stock/calls.ts'
import { previewDelivery } from '@wattdesk/contract/gateway-stock/deliveries/calls.ts'
import { addGateway } from '@wattdesk/contract/gateways/calls.ts'
import { addMeter } from '@wattdesk/contract/installations/meter/calls.ts'
import { addInstallerCompany } from '@wattdesk/contract/installer-companies/calls.ts'
import { addUnallocatedInstallation, assignToCustomer } from '@wattdesk/contract/unallocated-installations/calls.ts'
import type { TestServer } from '../server.ts'

type Customer = { id: string; siteId: string; accountEmail: string }

/** Makes gateways of a tenant: in its stock, without a customer, and in homes. */
export function gatewayRecordsOf(server: TestServer, token: string, customer: () => Promise<Customer>) {
  /** The start code of a gateway in stock. */
  async function gatewayBox(): Promise<string> {
    await gatewayVendor()
    const startCode = crypto.randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase()
    await server.sql(
      `insert into gateways (id, serial_number, start_code, device_id, vendor_name, model, created_at)
       values (gen_random_uuid(), $1, $1, $1, 'gridX', 'gridBox', now())`,
      [startCode],
    )
    return startCode
  }

  /** A gateway in the tenant's own stock. */
  async function stockGateway(): Promise<string> {
    await gatewayVendor()
    return (await server.call(addStockGateway, { token, body: { serialNumber: `E-${crypto.randomUUID()}`, model: 'Box' } })).body.id
  }

  async function gatewayDelivery(): Promise<string> {
    await gatewayVendor()
    const csv = btoa(`serialNumber\nE-${crypto.randomUUID()}`)
    return (await server.call(previewDelivery, { token, body: { fileName: 'boxes.csv', model: 'Box', csv } })).body.id
  }

  const gatewayVendor = () =>
    server.sql(
      `insert into vendors (id, name, display_name, category, reference_id, identified_by, created_at)
       values (gen_random_uuid(), 'gridx', 'gridX', 'iothub', gen_random_uuid(), 'serial_number', now()) on conflict do nothing`,
    )

  async function installerCompany(): Promise<string> {
    return (await server.call(addInstallerCompany, { token, body: { name: crypto.randomUUID() } })).body.id
  }

  async function unallocated(): Promise<string> {
    return (await unallocatedGateway()).installationId
  }

  /** An installation without a customer. Its gateway found an inverter. */
  async function unallocatedGateway() {
    const { body } = await server.call(addUnallocatedInstallation, { token, body: { startCode: await gatewayBox() } })
    await addInverter(body.serialNumber)
    return { installationId: body.id, gatewayId: body.gatewayId }
  }

  async function assigned(): Promise<{ installationId: string; siteId: string }> {
    const [installationId, { siteId, accountEmail }] = [await unallocated(), await customer()]
    await server.call(assignToCustomer, {
      token,
      params: { installationId },
      body: { customer: accountEmail, zipCodeOrReference: '68159' },
    })
    return { installationId, siteId }
  }

  const addInverter = (serialNumber: string) =>
    server.sql(
      `insert into appliances (id, gateway_id, device_id, kind, type, added_at, updated_at)
       select gen_random_uuid(), id, 'inverter-1', 'UNKNOWN', 'Inverter', now(), now() from gateways where serial_number = $1`,
      [serialNumber],
    )

  /** A gateway that found an inverter. */
  async function gateway() {
    const { id, siteId } = await customer()
    const { body } = await server.call(addGateway, { token, params: { id }, body: { siteId, startCode: await gatewayBox() } })
    await addInverter(body.serialNumber)
    return { id, configurationId: body.configurationId }
  }

  /** A smart meter that the customer's gateway found. */
  async function gridxMeter() {
    const { id, configurationId: gatewayId } = await gateway()
    const serial = `SN${crypto.randomUUID()}`
    await server.sql(
      `insert into appliances (id, gateway_id, device_id, kind, type, serial_number, added_at, updated_at)
       select gen_random_uuid(), id, 'meter-1', 'GRID', 'Meter', $2, now(), now() from gateways where installation_id = $1`,
      [gatewayId, serial],
    )
    const [place] = await server.sql<{ siteId: string; vendorId: string }>(
      'select site_id as "siteId", vendor_id as "vendorId" from installations where id = $1',
      [gatewayId],
    )
    const body = { siteId: place?.siteId ?? '', vendorId: place?.vendorId ?? '', consumedInstallationId: serial }
    const meter = await server.call(addMeter, { token, params: { id }, body })
    return { id, configurationId: meter.body.configurationId }
  }

  return { gatewayBox, installerCompany, stockGateway, gatewayDelivery, unallocated, unallocatedGateway, assigned, gateway, gridxMeter }
}
