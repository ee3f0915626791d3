import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { getCustomer, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import { addMeter, listMeters } from '@wattdesk/contract/installations/meter/calls.ts'
import { addPvBattery, listPvBatteries, lookupInstallation } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { listInstallationVendors } from '@wattdesk/contract/installations/vendors/calls.ts'
import { getInstallationStats } from '@wattdesk/contract/statistics/calls.ts'
import { listTimeline } from '@wattdesk/contract/timeline/calls.ts'
import { describe, expect, it } from 'vitest'
import { type DeviceKind, deviceKinds, paramsOf } from '../../../test/device-kinds.ts'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { telemetryOf } from '../../../test/telemetry.ts'
import { recordAppliances } from '../gateways/reports/gateway-reports.service.ts'
import { openSampleIngest } from '../telemetry/ingest/sample-ingest.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
let words = 0
const word = () => {
  words += 1
  return `W${words}`
}

async function home() {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  return { admin, token: admin.token, id, siteId }
}
type Home = Awaited<ReturnType<typeof home>>
type Device = Record<string, unknown> & { configurationId: string; installationId: string; deviceId: string; version: number }

/** Makes a call of any kind. The response has the type of its contract. */
async function ask(endpoint: Endpoint, { token }: { token: string }, request: object) {
  const response = await server.call(endpoint, { token, ...request } as never)
  return { ...response, body: response.body as Device & { items: Device[] } }
}

const kind = (name: string): DeviceKind => {
  const found = deviceKinds.find((one) => one.kind === name)
  if (!found) throw new Error(`No kind ${name}`)
  return found
}
const add = async ({ calls, vendorCategory }: DeviceKind, one: Home, details: object, vendorId?: string) =>
  ask(calls.add, one, {
    params: { id: one.id },
    body: { siteId: one.siteId, vendorId: vendorId ?? (await given.vendorOf(vendorCategory)), ...details },
  })

describe.each(deviceKinds)('$kind', (device) => {
  const { calls, key } = device

  it('is added, listed, changed by its number and removed, each with its entry', async () => {
    const one = await home()
    const details = device.details(word())
    const { status, body } = await add(device, one, details)
    expect(status).toBe(200)
    const number = String(details[key])
    expect(body).toMatchObject({ ...details, installationId: number, deviceId: number, type: device.deviceType, version: 1 })
    expect(body).toMatchObject({ siteId: one.siteId, dataImportStatus: null, connection: { status: 'never' } })
    expect((await ask(calls.list, one, { params: { id: one.id } })).body.items).toEqual([body])
    const customer = async () => (await server.call(getCustomer, { token: one.token, params: { id: one.id } })).body
    expect((await customer()).installationStatus).toBe('installed')
    const back = { version: (await customer()).version, installationStatus: 'planned' as const }
    expect((await server.call(updateCustomer, { token: one.token, params: { id: one.id }, body: back })).error.details).toMatchObject([
      { field: 'installationStatus', code: 'InstallationsExist' },
    ])
    const change = { ...details, ...device.change, version: 1 }
    const changed = await ask(calls.update, one, { params: paramsOf(calls.update, one.id, number), body: change })
    expect(changed.body).toMatchObject({ ...details, ...device.change, version: 2 })
    expect((await ask(calls.get, one, { params: paramsOf(calls.get, one.id, body.configurationId) })).body).toEqual(changed.body)
    const late = await ask(calls.update, one, { params: paramsOf(calls.update, one.id, number), body: { ...details, version: 1 } })
    expect(late.error).toMatchObject({ code: 'InstallationChanged', details: { version: 2 } })
    const removal = { params: paramsOf(calls.remove, one.id, number) }
    expect((await ask(calls.remove, one, removal)).body).toEqual({ configurationId: body.configurationId })
    expect((await ask(calls.remove, one, removal)).status).toBe(404)
    expect((await customer()).installationStatus).toBe('none')
    expect((await ask(calls.list, one, { params: { id: one.id } })).body.items).toEqual([])
    const log = await server.call(listCustomerActivities, { token: one.token, params: { id: one.id } })
    const object = { type: device.kind, id: body.configurationId }
    expect(log.body.items.slice(0, 3)).toMatchObject([
      { event: `${device.kind}.removed`, object, before: { ...details, ...device.change } },
      { event: `${device.kind}.changed`, object, after: device.change },
      { event: `${device.kind}.added`, object, after: { siteId: one.siteId, ...details } },
    ])
    const timeline = await server.call(listTimeline, { token: one.token, params: { id: one.id }, query: { kinds: 'device' } })
    expect(timeline.body.items.map(({ event }) => event)).toEqual(['removed', 'changed', 'added'].map((done) => `${device.kind}.${done}`))
  })

  it('exists once, is found by its number, and is counted', async () => {
    const [one, other] = [await home(), await home()]
    const details = device.details(word())
    await add(device, one, details)
    const code = 'DuplicatedInstallationCustomerSite'
    expect((await add(device, one, details)).error).toMatchObject({ code, details: { field: key, isOfThisCustomer: true } })
    expect((await add(device, other, details)).error).toMatchObject({ code, details: { field: key, isOfThisCustomer: false } })
    for (const serialnumber of [details[key], details.serialNumber].map(String)) {
      const found = await server.call(lookupInstallation, { token: other.token, params: { id: other.id }, query: { serialnumber } })
      expect(found.body).toMatchObject({ isInUse: true, isOfThisCustomer: false })
    }
    const { body: stats } = await server.call(getInstallationStats, { token: one.token })
    expect(stats.byKind[device.kind]).toBe(1)
  })

  it('is refused without required fields, with a field of another kind, and with unprintable text', async () => {
    const one = await home()
    const details = device.details(word())
    const faults = async (fields: object) => (await add(device, one, { ...details, ...fields })).error.details
    for (const field of device.required) {
      expect(await faults({ [field]: ' ' })).toEqual([expect.objectContaining({ field, code: 'Required' })])
      expect(await faults({ [field]: 'x'.repeat(100) })).toEqual([expect.objectContaining({ field, code: 'TextTooLong' })])
      expect(await faults({ [field]: 'a\u0000b' })).toEqual([expect.objectContaining({ field, code: 'ControlCharacters' })])
    }
    expect(await faults({ stationNumber: '1' })).toEqual([expect.objectContaining({ field: 'stationNumber', code: 'UnknownField' })])
  })

  it('has a vendor of its kind, and a site of an active customer', async () => {
    const [one, other] = [await home(), await home()]
    const details = device.details(word())
    const stranger = await given.vendor({ name: word(), category: 'idp' })
    expect((await add(device, one, details, stranger)).error.code).toBe('VendorNotFound')
    expect((await add(device, one, details, crypto.randomUUID())).error.code).toBe('VendorNotFound')
    expect((await add(device, one, { ...details, siteId: other.siteId })).error.code).toBe('InvalidSiteId')
    const vendors = await server.call(listInstallationVendors, { token: one.token, query: { kind: device.kind } })
    const ids = vendors.body.items.map((vendor) => vendor.id)
    expect([ids.includes(await given.vendorOf(device.vendorCategory)), ids.includes(stranger)]).toEqual([true, false])
    await server.sql("update customers set status = 'inactive' where id = $1", [one.id])
    expect((await add(device, one, details)).error.code).toBe('CustomerNotActive')
  })
})

it('names the other customer of a duplicate only to those who see them', async () => {
  const [device, one] = [kind('heatpump'), await home()]
  const details = device.details(word())
  await add(device, one, details)
  const neighbour = { ...one, ...(await given.customer(one.admin)) }
  const seen = (await add(device, neighbour, details)).error.details
  expect(seen).toMatchObject({ isOfThisCustomer: false, customer: { id: one.id } })
  expect((await add(device, await home(), details)).error.details).toEqual({ field: 'serialNumber', isOfThisCustomer: false })
})

it('is neither changed nor removed while its data is imported', async () => {
  const [device, one] = [kind('gas'), await home()]
  const details = device.details(word())
  const { body } = await add(device, one, details)
  const params = paramsOf(device.calls.update, one.id, body.configurationId)
  for (const status of ['binding', 'running']) {
    await server.sql('update installations set data_import_status = $2 where id = $1', [body.configurationId, status])
    const changed = await ask(device.calls.update, one, { params, body: { ...details, ...device.change, version: 1 } })
    expect([changed.status, changed.error.code]).toEqual([422, 'ConfigurationNotUpdated'])
    const removed = await ask(device.calls.remove, one, { params })
    expect([removed.status, removed.error.code]).toEqual([422, 'ConfigurationNotDeleted'])
  }
  await server.sql("update installations set data_import_status = 'done' where id = $1", [body.configurationId])
  expect((await ask(device.calls.remove, one, { params })).status).toBe(200)
})

describe('a smart meter', () => {
  const device = kind('meter')
  const details = (fields: object = {}) => ({ consumedInstallationId: word(), ...fields })

  it('needs nothing but its ID of bought energy', async () => {
    const { body } = await add(device, await home(), details())
    expect(body).toMatchObject({ producedInstallationId: null, customerNumber: null, deviceCategory: 'electricity', isBilled: false })
  })

  it('has an ID of sold energy of the length that its affiliate demands', async () => {
    const one = await home()
    await server.sql('update tenants set produced_installation_id_length = 18 where id = $1', [one.admin.tenantId])
    const sold = (producedInstallationId: string | null) => add(device, one, details({ producedInstallationId }))
    const fault = { field: 'producedInstallationId', code: 'ExactLength', params: { length: 18 } }
    for (const wrong of ['73599912345678901', '7359991234567890123']) {
      expect((await sold(wrong)).error).toMatchObject({ code: 'ValidationFailed', details: [fault] })
    }
    const { body } = await sold('735999123456789012')
    expect(body.producedInstallationId).toBe('735999123456789012')
    expect((await sold(null)).status).toBe(200)
    const params = paramsOf(device.calls.update, one.id, body.configurationId)
    const change = { ...details(), producedInstallationId: '1', version: 1 }
    expect((await ask(device.calls.update, one, { params, body: change })).error.details).toMatchObject([fault])
  })

  it('has a customer number of letters and digits', async () => {
    const one = await home()
    for (const customerNumber of ['*', '-1', '12\u20AC', '<b>']) {
      const { status, error } = await add(device, one, details({ customerNumber }))
      expect([status, error.code]).toEqual([400, 'InvalidCustomerNumber'])
      expect(error.details).toMatchObject([{ field: 'customerNumber' }])
    }
    expect((await add(device, one, details({ customerNumber: 'KD 2026/17.4-b' }))).status).toBe(200)
  })

  it.each([
    ['isGcp', { deviceCategory: 'gas', isGcp: true }, 'OnlyElectricity'],
    ['producedInstallationId', { deviceCategory: 'gas', producedInstallationId: '1' }, 'OnlyElectricity'],
    ['producedInstallationId', { consumedInstallationId: '7', producedInstallationId: '7' }, 'SameAsConsumed'],
    ['deviceCategory', { deviceCategory: 'water' }, 'NotAChoice'],
  ])('is refused with a bad %s', async (field, fields, code) => {
    const { status, error } = await add(device, await home(), details(fields))
    expect([status, error.details]).toEqual([400, [expect.objectContaining({ field, code })]])
  })

  it('takes over the grid connection point from another kind only with consent', async () => {
    const one = await home()
    const vendorId = await given.vendor({ name: word() })
    const inverter = { serialNumber: word(), inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000, isGcp: true }
    const pv = await server.call(addPvBattery, {
      token: one.token,
      params: { id: one.id },
      body: { siteId: one.siteId, vendorId, ...inverter },
    })
    const refused = await add(device, one, details({ isGcp: true }))
    expect([refused.status, refused.error.code]).toEqual([409, 'OverwriteGcpUnconfirmed'])
    expect(refused.error.details).toMatchObject({ configurationId: pv.body.configurationId, kind: 'pvbattery' })
    expect((await add(device, one, details({ isGcp: true, overwriteGcp: true }))).body.isGcp).toBe(true)
    const { body } = await server.call(listPvBatteries, { token: one.token, params: { id: one.id } })
    expect(body.items.map((item) => item.isGcp)).toEqual([false])
  })

  it('is listed with those of its energy kind', async () => {
    const one = await home()
    const [electricity, gas] = [await add(device, one, details()), await add(device, one, details({ deviceCategory: 'gas' }))]
    const listed = async (query?: object) => (await ask(device.calls.list, one, { params: { id: one.id }, query })).body.items
    expect(await listed()).toEqual([electricity.body, gas.body])
    expect(await listed({ 'device-category': 'gas' })).toEqual([gas.body])
    expect(await listed({ 'device-category': 'electricity' })).toEqual([electricity.body])
    const unknown = { token: one.token, params: { id: one.id }, query: { 'device-category': 'water' as never } }
    expect((await server.call(listMeters, unknown)).error.details).toMatchObject([{ field: 'device-category', code: 'NotAChoice' }])
  })

  it('is added once, even with concurrent requests', async () => {
    const one = await home()
    const vendorId = await given.vendorOf('smartmeter')
    const body = { siteId: one.siteId, vendorId, consumedInstallationId: word(), isGcp: true, overwriteGcp: true }
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => server.call(addMeter, { token: one.token, params: { id: one.id }, body })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

it('gas meters are of the energy kind gas', async () => {
  const [device, one] = [kind('gas'), await home()]
  await add(device, one, device.details(word()))
  const listed = async (query: object) => (await ask(device.calls.list, one, { params: { id: one.id }, query })).body.items
  expect(await listed({ 'device-category': 'gas' })).toMatchObject([{ deviceCategory: 'gas' }])
  expect(await listed({ 'device-category': 'electricity' })).toEqual([])
})

it('a smart home device has not been scanned until its vendor reports it', async () => {
  const [device, one] = [kind('smarthome'), await home()]
  expect((await add(device, one, device.details(word()))).body).toMatchObject({ scanState: 'unknown', lastScanAt: null })
})

it('the only electricity meter of a home shows the power at its grid connection', async () => {
  const [device, one] = [kind('meter'), await home()]
  const gateway = await telemetry.installedGateway(one.id, one.siteId)
  const at = server.clock.now()
  const ingest = openSampleIngest(server.ctx)
  await ingest.take(one.siteId, gateway.id, [{ at: at.getTime(), gridPowerW: -840 }])
  await ingest.close()
  const token = await given.sessionOf(one.admin.id)
  const states = async () => {
    const { items } = (await ask(device.calls.list, { token }, { params: { id: one.id } })).body
    return Object.fromEntries(items.map(({ installationId, state }) => [installationId.replace('-bought', ''), state]))
  }
  const [own, heat, other] = [word(), word(), word()]
  await add(device, one, device.details(own))
  await add(device, one, { ...device.details(heat), deviceCategory: 'gas', producedInstallationId: null })
  const measured = { source: 'stored', gridW: -840, measuredAt: at.toISOString() }
  expect(await states()).toEqual({ [own]: expect.objectContaining(measured), [heat]: null })
  // With another one, it is not known which of them measured.
  await add(device, one, device.details(other))
  expect(await states()).toEqual({ [own]: null, [heat]: null, [other]: null })
})

it('a heat pump shows the measurements of the appliance with its number, and their source', async () => {
  const [device, one] = [kind('heatpump'), await home()]
  const gateway = await telemetry.installedGateway(one.id, one.siteId)
  const serialNumber = word()
  await add(device, one, { ...device.details(word()), serialNumber })
  const at = server.clock.now()
  const found = { deviceId: 'hp-7', kind: 'HEAT_PUMP' as const }
  const make = { manufacturer: 'Vaillant', model: 'aroTHERM plus', serialNumber }
  await recordAppliances(server.ctx, gateway.serial, { messageId: 'found-1', at: at.toISOString(), appliances: [{ ...found, ...make }] })
  const ingest = openSampleIngest(server.ctx)
  await ingest.take(one.siteId, gateway.id, [{ at: at.getTime(), appliances: [{ ...found, powerW: 1_900 }] }])
  await ingest.close()
  server.clock.advance(60_000)
  const token = await given.sessionOf(one.admin.id)
  const read = async (useCache?: string) =>
    (await ask(device.calls.list, { token }, { params: { id: one.id }, query: useCache ? { useCache } : {} })).body.items[0]
  const measured = { powerW: 1_900, measuredAt: at.toISOString(), ageSeconds: 60 }
  expect(await read()).toMatchObject({ deviceId: 'hp-7', state: { source: 'stored', ...measured } })
  await server.sql('update gateways set contacted_at = null where id = $1', [gateway.id])
  expect(await read('false')).toMatchObject({ state: { source: 'stored', ...measured }, live: { outcome: 'unreachable', state: null } })
})
