import { zstdCompressSync } from 'node:zlib'
import { createClientCredentials } from '@wattdesk/contract/api-access/calls.ts'
import { previewBulkAction } from '@wattdesk/contract/bulk-actions/calls.ts'
import { addReportSchedule } from '@wattdesk/contract/business-reports/calls.ts'
import { connectChargePoint } from '@wattdesk/contract/charging/calls.ts'
import { deactivateCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { listCustomerUsers } from '@wattdesk/contract/customers/users/calls.ts'
import { setDeviceLimit } from '@wattdesk/contract/device-limits/calls.ts'
import { addStockGateway } from '@wattdesk/contract/gateway-stock/calls.ts'
import { previewDelivery } from '@wattdesk/contract/gateway-stock/deliveries/calls.ts'
import { addGateway } from '@wattdesk/contract/gateways/calls.ts'
import { createImpersonation } from '@wattdesk/contract/impersonation/calls.ts'
import { addMeter } from '@wattdesk/contract/installations/meter/calls.ts'
import { addPvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import type { InstallationRequestInput } from '@wattdesk/contract/installations/pvbattery/models.ts'
import { addWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import type { WallboxRequestModel } from '@wattdesk/contract/installations/wallbox/models.ts'
import { addInstallerCompany } from '@wattdesk/contract/installer-companies/calls.ts'
import { listMails } from '@wattdesk/contract/mails/calls.ts'
import { addCustomerNote } from '@wattdesk/contract/notes/calls.ts'
import { startSale } from '@wattdesk/contract/sales/calls.ts'
import { previewOrderStatus } from '@wattdesk/contract/sales/order-status/calls.ts'
import { addSaleTemplate } from '@wattdesk/contract/sales/templates/calls.ts'
import { addSavedView } from '@wattdesk/contract/saved-views/calls.ts'
import { listTimeline } from '@wattdesk/contract/timeline/calls.ts'
import { addUnallocatedInstallation, assignToCustomer } from '@wattdesk/contract/unallocated-installations/calls.ts'
import { bulkActionsOf } from '../bulk-actions.ts'
import { contentOf, pixelForm } from '../content.ts'
import type { DeviceKind } from '../device-kinds.ts'
import type { GivenMember, givenOf } from '../given.ts'
import { installationsOf } from '../installations.ts'
import type { TestServer } from '../server.ts'
import { goodFile, uploadsOf } from '../uploads.ts'
import { accessOf } from './access-estate.ts'

/** What every tenant may name: no record of theirs. */
export type Shared = { vendorId: string; featureGroupId: string; userFeatureGroupId: string; contentSchemaId: string }

let files = 0

export type Estate = ReturnType<typeof estateOf>

/** Makes records that belong to the tenant of a member, each time others. */
export function estateOf(
  server: TestServer,
  given: ReturnType<typeof givenOf>,
  admin: GivenMember,
  { vendorId, featureGroupId, userFeatureGroupId, contentSchemaId }: Shared,
) {
  const { token } = admin
  const bulk = bulkActionsOf(server)
  const uploads = uploadsOf(server)

  const customer = () => given.customer(admin)

  async function partner(type: 'partner' | 'whitelabel_partner' = 'partner') {
    const made = await given.customer(admin, { type, site: undefined })
    return { ...made, partnerTenantId: made.partnerTenantId ?? '' }
  }

  async function inactiveCustomer(): Promise<Customer> {
    const made = await customer()
    const { body } = await server.call(deactivateCustomer, {
      token,
      params: { id: made.id },
      body: { version: made.version, accountEmail: made.accountEmail },
    })
    return body
  }

  /** A customer's main user. */
  async function user() {
    const { id } = await customer()
    const { body } = await server.call(listCustomerUsers, { token, params: { id } })
    return { id, userId: body.items[0]?.id ?? '' }
  }

  /** One who has a password, with the key under which the identity provider knows them. */
  async function joinedUser() {
    const [made, subject] = [await user(), crypto.randomUUID() as string]
    await server.sql(
      `insert into customer_identities (customer_user_id, subject, password_hash, password_changed_at, created_at)
       values ($1, $2, 'none', now(), now())`,
      [made.userId, subject],
    )
    return { ...made, subject }
  }

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

  /** What the vendor of a configuration delivered. */
  async function delivery(configurationId: string) {
    const deliveryId = crypto.randomUUID() as string
    await server.sql(
      `insert into webhook_deliveries (vendor_id, delivery_id, site_id, received_at, payload, payload_hash, answer)
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

  /** A site with an installation whose past its vendor can be asked for. */
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

  /** A home whose wallbox can be limited, with a limit that stands. */
  async function deviceLimit() {
    const { id, siteId, configurationId } = await wallbox()
    await server.call(connectChargePoint, { token, params: { id, deviceId: configurationId } })
    const endsAt = new Date(server.clock.now().getTime() + 3_600_000).toISOString()
    const { body } = await server.call(setDeviceLimit, { token, params: { id }, body: { kind: 'grid-signal', siteId, endsAt } })
    return { id, siteId, limitId: body.id }
  }

  /** A wallbox with a charge under way. */
  async function chargingWallbox() {
    const made = await wallbox()
    await server.sql(
      `insert into charging_transactions (installation_id, connector_id, id_tag, started_at, meter_start_wh, meter_wh, heard_at)
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
    return { id, configurationId: (body as { configurationId: string }).configurationId } // each kind answers its head
  }

  /** The start code of a box that nobody has yet. */
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

  /** An installation that no customer has yet. Its gateway found an inverter. */
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

  const contents = contentOf(server, given)
  const content = () => contents.add(admin, contentSchemaId)
  async function contentFile(): Promise<string> {
    const { type, content: payload } = pixelForm()
    const url = `/api/v1/content/tenants/${admin.tenantId}/files`
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
    })
    return answer.json().id
  }
  async function orderOf(contentId: string): Promise<number> {
    const [row] = await server.sql<{ place: number }>('select saved_order as place from contents where id = $1', [contentId])
    return row?.place ?? 0
  }

  async function saleTemplate(): Promise<string> {
    const steps = [{ name: 'Offer sent' }]
    const body = { name: crypto.randomUUID(), installationKind: 'pvbattery' as const, steps }
    return (await server.call(addSaleTemplate, { token, body })).body.id
  }

  async function sale() {
    const { id } = await customer()
    const { body } = await server.call(startSale, { token, params: { id }, body: { templateId: await saleTemplate() } })
    return { id, saleId: body.id }
  }

  async function orderStatusRun(): Promise<string> {
    const change = { installationStatus: 'planned' as const }
    const body = { origin: 'chosen' as const, customerIds: [(await customer()).id], change }
    return (await server.call(previewOrderStatus, { token, body })).body.id
  }

  async function bulkAction(kind: 'export' | 'deactivate' = 'deactivate', upTo: 'previewed' | 'started' | 'done' = 'previewed') {
    const action = kind === 'export' ? { kind, columns: ['id' as const] } : { kind }
    const { body } = await server.call(previewBulkAction, { token, body: { action, selection: bulk.byIds(await customer()) } })
    if (upTo !== 'previewed') await bulk.start(admin, body)
    if (upTo === 'done') await bulk.work(body)
    return body.id
  }

  /** An upload of one good row that was read, and not started. */
  async function customerImport() {
    files += 1
    const { id, version, reading } = await uploads.read(admin, goodFile(1, files))
    const [row] = await uploads.rows(admin, id)
    if (!row) throw new Error('The file has no row')
    return { importId: id, version, reading, row }
  }

  /** What happened to a customer. */
  async function timelineEntry() {
    const { id } = await customer()
    const { body } = await server.call(listTimeline, { token, params: { id }, query: {} })
    return { id, key: body.items[0]?.key ?? '' }
  }

  /** A mail to a customer's user, not sent yet. */
  async function mail(): Promise<string> {
    await inactiveCustomer()
    const { body } = await server.call(listMails, { token })
    return body.items[0]?.id ?? ''
  }

  async function savedView(): Promise<string> {
    const body = { list: 'customers' as const, name: crypto.randomUUID(), state: { city: 'Mannheim' } }
    return (await server.call(addSavedView, { token, body })).body.id
  }

  /** Another session of a member. */
  async function sessionOf(memberId: string): Promise<string> {
    await given.sessionOf(memberId)
    const [newest] = await server.sql<{ id: string }>(
      'select id from sessions where member_id = $1 order by created_at desc, id desc limit 1',
      [memberId],
    )
    return newest?.id ?? ''
  }

  async function impersonation() {
    const { id } = await customer()
    const { body } = await server.call(createImpersonation, { token, params: { id }, body: { reason: 'The customer asks' } })
    return { id, tokenId: body.id }
  }

  async function note() {
    const [{ id }, noteId] = [await customer(), crypto.randomUUID() as string]
    await server.call(addCustomerNote, { token, params: { id }, body: { id: noteId, text: 'Called back' } })
    return { id, noteId }
  }

  async function alarm(): Promise<string> {
    const [{ id, siteId }, alarmId] = [await customer(), crypto.randomUUID() as string]
    await server.sql(
      "insert into alarms (id, customer_id, site_id, level, code, raised_at) values ($1, $2, $3, 'error', 'NoData', now() - interval '1 hour')",
      [alarmId, id, siteId],
    )
    return alarmId
  }

  async function reportSchedule(): Promise<string> {
    return (
      await server.call(addReportSchedule, {
        token,
        body: { report: 'creation', rhythm: 'day', filter: JSON.stringify({ tenantId: crypto.randomUUID() }) },
      })
    ).body.id
  }

  async function notification(): Promise<string> {
    const id = crypto.randomUUID() as string
    await server.sql("insert into notifications (id, member_id, kind, object_id, created_at) values ($1, $2, 'import-done', $1, now())", [
      id,
      admin.id,
    ])
    return id
  }

  async function clientCredentials(): Promise<string> {
    const body = { name: `Program ${crypto.randomUUID()}`, scopes: ['pvb:read' as const], reason: 'For the data warehouse' }
    return (await server.call(createClientCredentials, { token, body })).body.id
  }

  const colleague = () => given.member('support', admin.tenantId)

  async function secureColleague() {
    const made = await colleague()
    await server.sql("insert into multifactors (member_id, sealed_secret, started_at, activated_at) values ($1, '', now(), now())", [
      made.id,
    ])
    return made
  }

  return {
    admin,
    given,
    featureGroupId,
    userFeatureGroupId,
    customer,
    partner,
    inactiveCustomer,
    user,
    joinedUser,
    pvBatteryModel,
    delivery,
    pvBattery,
    wallboxModel,
    importSite,
    wallbox,
    chargingWallbox,
    deviceLimit,
    deviceModel,
    device,
    gatewayBox,
    installerCompany,
    stockGateway,
    gatewayDelivery,
    unallocated,
    unallocatedGateway,
    assigned,
    gateway,
    gridxMeter,
    saleTemplate,
    content,
    contentFile,
    orderOf,
    contentSchemaId,
    sale,
    orderStatusRun,
    bulkAction,
    customerImport,
    timelineEntry,
    mail,
    savedView,
    sessionOf,
    impersonation,
    note,
    alarm,
    colleague,
    secureColleague,
    clientCredentials,
    reportSchedule,
    notification,
    ...accessOf(server, admin.id, colleague),
  }
}
