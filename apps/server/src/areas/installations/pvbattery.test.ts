import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import {
  addPvBattery,
  changePvBattery,
  createPvBattery,
  listPvBatteries,
  lookupInstallation,
  readPvBatteries,
  removePvBattery,
  setInverterMasterKey,
  updatePvBattery,
} from '@wattdesk/contract/installations/pvbattery/calls.ts'
import type { InstallationRequestInput } from '@wattdesk/contract/installations/pvbattery/models.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
let serial = 0

async function home() {
  const admin = await given.member('admin')
  const customer = await given.customer(admin)
  serial += 1
  const vendorId = await given.vendor({ name: `vendor-${serial}` })
  return { admin, id: customer.id, siteId: customer.siteId, vendorId }
}
type Home = Awaited<ReturnType<typeof home>>

function modelOf({ siteId, vendorId }: Home, fields: Partial<InstallationRequestInput> = {}): InstallationRequestInput {
  serial += 1
  return {
    siteId,
    vendorId,
    serialNumber: `SN${serial}`,
    inverterKind: 'HYBRID',
    pvInverterMaxAcPowerW: 8_000,
    pvPeakPowerW: 8_000,
    batteryCapacityWh: 10_000,
    pvPanels: [{ panelCount: 20, peakPowerW: 8_400 }],
    ...fields,
  }
}
const add = (one: Home, fields?: Partial<InstallationRequestInput>) =>
  server.call(addPvBattery, { token: one.admin.token, params: { id: one.id }, body: modelOf(one, fields) })
const list = async (member: GivenMember, id: string) =>
  (await server.call(listPvBatteries, { token: member.token, params: { id } })).body.items
const details = ({ siteId: _, vendorId: __, ...rest }: InstallationRequestInput) => rest

describe('calls that name the customer in body or query', () => {
  it('equal those with the customer in the path', async () => {
    const one = await home()
    const { token } = one.admin
    const created = await server.call(createPvBattery, { token, body: { customerId: one.id, ...modelOf(one) } })
    expect(created.status).toBe(200)
    const { configurationId, version } = created.body
    const read = await server.call(readPvBatteries, { token, query: { customerId: one.id, clearCache: 'true' } })
    const live = { outcome: 'unreachable', from: null, state: null }
    expect(read.body.items).toEqual((await list(one.admin, one.id)).map((item) => ({ ...item, live })))
    const body = { version, ...details(modelOf(one)), batteryCapacityWh: 12_000 }
    const changed = await server.call(changePvBattery, { token, params: { configurationId }, body })
    expect(changed.body).toMatchObject({ configurationId, batteryCapacityWh: 12_000, version: 2 })
    const stale = await server.call(changePvBattery, { token, params: { configurationId }, body })
    expect(stale.error.code).toBe('InstallationChanged')
  })
})

describe('a PV and battery configuration', () => {
  it('is logged with the names of its vendor and site, as they are today', async () => {
    const one = await home()
    await add(one)
    await server.sql('update vendors set display_name = $2 where id = $1', [one.vendorId, 'A vendor’s name'])
    await server.sql('update sites set name = $2 where id = $1', [one.siteId, 'Summer house'])
    const log = await server.call(listCustomerActivities, { token: one.admin.token, params: { id: one.id } })
    expect(log.body.items[0]?.after).toMatchObject({ vendor: 'A vendor’s name', siteId: one.siteId, siteName: 'Summer house' })
  })

  it('is added with the defaults of its panels, and logged without its secret', async () => {
    const one = await home()
    const { status, body } = await add(one, { apiKey: 'top-secret', isGcp: true })
    expect(status).toBe(200)
    expect(body).toMatchObject({ isGcp: true, hasApiKey: true, version: 1, connection: { status: 'never' } })
    expect(body.pvPanels).toEqual([
      { panelCount: 20, peakPowerW: 8_400, azimuthDegrees: 0, tiltDegrees: 30, shadedSegmentsCount: 5, shadeLevel: 0.05, altitudeM: null },
    ])
    expect(JSON.stringify(body)).not.toContain('top-secret')
    const log = await server.call(listCustomerActivities, { token: one.admin.token, params: { id: one.id } })
    expect(log.body.items[0]).toMatchObject({ event: 'pvbattery.added', object: { type: 'pvbattery', id: body.configurationId } })
    expect(JSON.stringify(log.body)).not.toContain('top-secret')
    const stored = await server.sql<{ api_key: Buffer }>('select api_key from pv_battery_configurations where id = $1', [
      body.configurationId,
    ])
    expect(stored[0]?.api_key.includes('top-secret')).toBe(false)
  })

  it('is changed and removed, each with its entry', async () => {
    const one = await home()
    const model = modelOf(one)
    const added = await server.call(addPvBattery, { token: one.admin.token, params: { id: one.id }, body: model })
    const params = { id: one.id, configurationId: added.body.configurationId }
    const body = { ...details(model), version: 1, batteryCapacityWh: 12_000, pvPanels: [] }
    const changed = await server.call(updatePvBattery, { token: one.admin.token, params, body })
    expect(changed.body).toMatchObject({ batteryCapacityWh: 12_000, pvPanels: [], version: 2 })
    const removed = await server.call(removePvBattery, { token: one.admin.token, params })
    expect(removed.status).toBe(200)
    expect(await list(one.admin, one.id)).toEqual([])
    const again = await server.call(removePvBattery, { token: one.admin.token, params })
    expect(again.status).toBe(404)
    const log = await server.call(listCustomerActivities, { token: one.admin.token, params: { id: one.id } })
    expect(log.body.items.map((entry) => entry.event)).toEqual([
      'pvbattery.removed',
      'pvbattery.changed',
      'pvbattery.added',
      'customer.created',
    ])
    expect(log.body.items[1]).toMatchObject({ before: { batteryCapacityWh: 10_000 }, after: { batteryCapacityWh: 12_000 } })
  })

  it('has the maximum AC output of its inverter as peak power, whatever was sent, and keeps both equal', async () => {
    const one = await home()
    for (const pvPeakPowerW of [9_000, null, undefined]) {
      expect((await add(one, { pvPeakPowerW })).body).toMatchObject({ pvPeakPowerW: 8_000, pvInverterMaxAcPowerW: 8_000 })
    }
    const model = modelOf(one)
    const { configurationId } = (await add(one, model)).body
    const params = { id: one.id, configurationId }
    const change = (fields: object) =>
      server.call(updatePvBattery, { token: one.admin.token, params, body: { ...details(model), version: 1, ...fields } })
    expect((await change({ pvPeakPowerW: 9_000 })).error.details).toMatchObject([{ field: 'pvPeakPowerW', code: 'PeakPowerNotMaxAcPower' }])
    expect((await change({ pvPeakPowerW: null })).body).toMatchObject({ version: 1, pvPeakPowerW: 8_000 })
  })

  it('keeps its peak power once set, unless customer support changes it, and nothing else', async () => {
    const one = await home()
    const model = modelOf(one)
    const { configurationId } = (await add(one, model)).body
    const support = await given.member('support', one.admin.tenantId)
    const params = { id: one.id, configurationId }
    const stronger = { ...details(model), version: 1, pvInverterMaxAcPowerW: 9_000, pvPeakPowerW: 9_000 }
    const change = (by: GivenMember, body: typeof stronger) => server.call(updatePvBattery, { token: by.token, params, body })
    const refused = async (by: GivenMember, fields: object) => (await change(by, { ...stronger, ...fields })).error
    const missing = (permission: string) => ({ code: 'PermissionMissing', details: { permission } })
    expect(await refused(one.admin, {})).toMatchObject(missing('write:customers-peak-power'))
    expect(await refused(one.admin, { pvInverterMaxAcPowerW: null, pvPeakPowerW: null, hasInverter: false })).toMatchObject(
      missing('write:customers-peak-power'),
    )
    expect(await refused(support, { batteryCapacityWh: 12_000 })).toMatchObject(missing('write:customers'))
    expect(await refused(support, { apiKey: 'another' })).toMatchObject(missing('write:customers'))
    expect((await list(one.admin, one.id))[0]).toMatchObject({ version: 1, pvPeakPowerW: 8_000, batteryCapacityWh: 10_000 })
    expect((await change(support, stronger)).body).toMatchObject({ version: 2, pvPeakPowerW: 9_000, pvInverterMaxAcPowerW: 9_000 })
    const log = await server.call(listCustomerActivities, { token: one.admin.token, params: { id: one.id } })
    expect(log.body.items[0]).toMatchObject({
      event: 'pvbattery.changed',
      before: { pvPeakPowerW: 8_000, pvInverterMaxAcPowerW: 8_000 },
      after: { pvPeakPowerW: 9_000, pvInverterMaxAcPowerW: 9_000 },
    })
  })

  it('keeps its kind of inverter once it is set', async () => {
    const one = await home()
    const model = modelOf(one)
    const added = await server.call(addPvBattery, { token: one.admin.token, params: { id: one.id }, body: model })
    const body = { ...details(model), version: 1, inverterKind: 'PV' as const }
    const { error } = await server.call(updatePvBattery, {
      token: one.admin.token,
      params: { id: one.id, configurationId: added.body.configurationId },
      body,
    })
    expect(error.code).toBe('OverwriteInverterKindError')
  })

  it('is refused twice: on the same site, and at another customer', async () => {
    const [one, other] = [await home(), await home()]
    const fields = { serialNumber: 'TWICE', vendorId: one.vendorId }
    await add(one, fields)
    expect((await add(one, fields)).error.code).toBe('DuplicatedInstallationCustomerSite')
    expect((await add(other, fields)).error).toMatchObject({
      code: 'DuplicatedInstallationCustomerSite',
      details: { field: 'serialNumber', isOfThisCustomer: false },
    })
    const found = await server.call(lookupInstallation, {
      token: one.admin.token,
      params: { id: one.id },
      query: { serialnumber: 'TWICE' },
    })
    expect(found.body).toMatchObject({ isInUse: true, isOfThisCustomer: true })
    const { vendor } = found.body
    const look = async (vendorName: string) =>
      server.call(lookupInstallation, { token: one.admin.token, params: { id: one.id }, query: { serialnumber: 'TWICE', vendorName } })
    expect((await look(vendor?.name.toUpperCase() ?? '')).body).toEqual(found.body)
    expect((await look('nobody')).error).toMatchObject({ code: 'VendorNotFound' })
  })

  it.each([
    ['batteryCapacityWh', { batteryCapacityWh: 0 }, 'NotPositive'],
    ['batteryCapacityWh', { batteryCapacityWh: undefined }, 'Required'],
    ['pvPanels.0.tiltDegrees', { pvPanels: [{ panelCount: 1, peakPowerW: 400, tiltDegrees: 91 }] }, 'NumberBetween'],
    ['pvPanels.0.azimuthDegrees', { pvPanels: [{ panelCount: 1, peakPowerW: 400, azimuthDegrees: -181 }] }, 'NumberBetween'],
    ['serialNumber', { serialNumber: null }, 'Required'],
    ['installedOn', { installedOn: '2025-02-30' }, 'DateInvalid'],
  ])('is refused with a bad %s', async (field, fields, code) => {
    const one = await home()
    const { status, error } = await add(one, fields)
    expect(status).toBe(400)
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
  })

  it('is added with an angle next to 0, which is stored as 0', async () => {
    const { status, body } = await add(await home(), { pvPanels: [{ panelCount: 1, peakPowerW: 400, azimuthDegrees: 1e-320 }] })
    expect(status).toBe(200)
    expect(body.pvPanels).toMatchObject([{ azimuthDegrees: 0 }])
  })

  it('is not seen, changed or removed from another tenant', async () => {
    const [one, other] = [await home(), await home()]
    const added = await add(one)
    const params = { id: one.id, configurationId: added.body.configurationId }
    expect((await server.call(listPvBatteries, { token: other.admin.token, params: { id: one.id } })).status).toBe(404)
    expect((await server.call(removePvBattery, { token: other.admin.token, params })).status).toBe(404)
    // Naming an own customer does not give access to another customer's configuration.
    expect((await server.call(removePvBattery, { token: other.admin.token, params: { ...params, id: other.id } })).status).toBe(404)
    expect(await list(one.admin, one.id)).toHaveLength(1)
  })
})

describe('the master key of an inverter', () => {
  it('is stored sealed under the configuration of either ID, logged without its value, and never read', async () => {
    const one = await home()
    const { configurationId, installationId } = (await add(one)).body
    const set = (masterKey: string, key = installationId, member = one.admin) =>
      server.call(setInverterMasterKey, { token: member.token, params: { installationId: key }, body: { masterKey } })
    for (const masterKey of ['12345678901', '1234567890123', '12345678901\u00e9', '']) {
      const { status, error } = await set(masterKey)
      expect([status, error.details]).toEqual([400, [expect.objectContaining({ field: 'masterKey', code: 'MasterKeyInvalid' })]])
    }
    expect((await list(one.admin, one.id))[0]?.hasMasterKey).toBe(false)
    expect((await set('KOSTAL-12345')).body).toEqual({ configurationId, hasMasterKey: true })
    expect((await set('KOSTAL-12345', configurationId)).status).toBe(200)
    const [shown] = await list(one.admin, one.id)
    expect(shown).toMatchObject({ hasMasterKey: true, version: 1 })
    const log = await server.call(listCustomerActivities, { token: one.admin.token, params: { id: one.id } })
    expect(log.body.items.filter(({ event }) => event === 'pvbattery.master-key-set')).toHaveLength(1)
    const [stored] = await server.sql<{ key: Buffer }>('select inverter_master_key as key from pv_battery_configurations where id = $1', [
      configurationId,
    ])
    expect(JSON.stringify([shown, log.body]) + String(stored?.key)).not.toContain('KOSTAL-12345')
    expect((await set('KOSTAL-54321', installationId, (await home()).admin)).error.code).toBe('NotFound')
  })

  it('needs an inverter, and our own ID where two vendors gave the same', async () => {
    const [one, other] = [await home(), await home()]
    const set = (installationId: string) =>
      server.call(setInverterMasterKey, { token: one.admin.token, params: { installationId }, body: { masterKey: 'KOSTAL-12345' } })
    const bare = await add(one, { hasInverter: false, inverterKind: null, pvInverterMaxAcPowerW: null, batteryCapacityWh: null })
    expect((await set(bare.body.configurationId)).error.code).toBe('UnsupportedConfiguration')
    const [first] = [await add(one, { serialNumber: 'BOTH' }), await add(one, { serialNumber: 'BOTH', vendorId: other.vendorId })]
    expect((await set('BOTH')).error.details).toMatchObject([{ field: 'installationId', code: 'IdAmbiguous' }])
    expect((await set(first.body.configurationId)).status).toBe(200)
  })
})

describe('the grid connection point', () => {
  it('is taken over only with consent, and the previous one is logged', async () => {
    const one = await home()
    const former = await add(one, { isGcp: true })
    const refused = await add(one, { isGcp: true })
    expect([refused.status, refused.error.code]).toEqual([409, 'OverwriteGcpUnconfirmed'])
    expect(refused.error.details).toMatchObject({ configurationId: former.body.configurationId })
    await add(one, { isGcp: true, overwriteGcp: true })
    expect((await list(one.admin, one.id)).map((item) => item.isGcp)).toEqual([false, true])
    const log = await server.call(listCustomerActivities, { token: one.admin.token, params: { id: one.id } })
    expect(log.body.items.map((entry) => entry.event)).toContain('installation.gcp-cleared')
  })

  it('is unique, even with concurrent requests', async () => {
    const one = await home()
    const results = await Promise.all(Array.from({ length: 6 }, () => add(one, { isGcp: true, overwriteGcp: true })))
    expect(results.every((result) => result.status === 200)).toBe(true)
    expect((await list(one.admin, one.id)).filter((item) => item.isGcp)).toHaveLength(1)
  })
})
