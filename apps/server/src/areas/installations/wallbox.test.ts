import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { lookupInstallation } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { listInstallationVendors } from '@wattdesk/contract/installations/vendors/calls.ts'
import { addWallbox, getWallbox, listWallboxes, removeWallbox, updateWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import type { WallboxRequestModel } from '@wattdesk/contract/installations/wallbox/models.ts'
import { getInstallationStats } from '@wattdesk/contract/statistics/calls.ts'
import { listTimeline } from '@wattdesk/contract/timeline/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { telemetryOf } from '../../../test/telemetry.ts'
import { recordAppliances } from '../gateways/reports/gateway-reports.service.ts'
import { openSampleIngest } from '../telemetry/ingest/sample-ingest.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
let stations = 0

async function home() {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  return { admin, id, siteId, vendorId: await given.vendorOf('ev') }
}
type Home = Awaited<ReturnType<typeof home>>

const details = () => {
  stations += 1
  return { stationNumber: `EH${stations}`, manufacturer: 'Easee', powerOutputA: 16, modulationMinimalLevelA: 6 }
}
const add = ({ admin, id, siteId, vendorId }: Home, fields: Partial<WallboxRequestModel> = {}) =>
  server.call(addWallbox, { token: admin.token, params: { id }, body: { siteId, vendorId, ...details(), ...fields } })
const list = async ({ id }: Home, token: string, useCache?: 'true' | 'false') =>
  (await server.call(listWallboxes, { token, params: { id }, query: useCache ? { useCache } : {} })).body.items

describe('a wallbox', () => {
  it('is added, changed by its station number, and removed by its device ID, each with its entry', async () => {
    const one = await home()
    const { token } = one.admin
    const model = details()
    const { status, body } = await add(one, model)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...model,
      installationId: model.stationNumber,
      deviceId: model.stationNumber,
      type: 'EV',
      version: 1,
      state: null,
    })
    const params = { id: one.id, installationId: model.stationNumber }
    const change = { ...model, stationNumber: `${model.stationNumber}-B`, powerOutputA: 32, version: 1 }
    const changed = await server.call(updateWallbox, { token, params, body: change })
    expect(changed.body).toMatchObject({ installationId: change.stationNumber, powerOutputA: 32, version: 2 })
    const byOurs = { id: one.id, deviceId: body.configurationId }
    expect((await server.call(getWallbox, { token, params: byOurs })).body).toEqual(changed.body)
    const byDevice = { id: one.id, deviceId: change.stationNumber }
    const removed = await server.call(removeWallbox, { token, params: byDevice })
    expect(removed.body).toEqual({ configurationId: body.configurationId })
    expect((await server.call(removeWallbox, { token, params: byDevice })).status).toBe(404)
    const log = await server.call(listCustomerActivities, { token, params: { id: one.id } })
    expect(log.body.items.slice(0, 3)).toMatchObject([
      { event: 'wallbox.removed', before: { powerOutputA: 32 } },
      { event: 'wallbox.changed', before: { powerOutputA: 16 }, after: { powerOutputA: 32, stationNumber: change.stationNumber } },
      {
        event: 'wallbox.added',
        object: { type: 'wallbox', id: body.configurationId },
        after: { siteId: one.siteId, manufacturer: 'Easee' },
      },
    ])
    const timeline = await server.call(listTimeline, { token, params: { id: one.id }, query: { kinds: 'device' } })
    expect(timeline.body.items.map((entry) => entry.event)).toEqual(['wallbox.removed', 'wallbox.changed', 'wallbox.added'])
  })

  it('changes nothing, and logs nothing, when nothing differs; a version of before is refused', async () => {
    const one = await home()
    const model = details()
    await add(one, model)
    const change = (body: Parameters<typeof server.call<typeof updateWallbox>>[1]['body']) =>
      server.call(updateWallbox, { token: one.admin.token, params: { id: one.id, installationId: model.stationNumber }, body })
    expect((await change({ ...model, version: 1 })).body.version).toBe(1)
    expect((await change({ ...model, version: 1, powerOutputA: 20 })).body.version).toBe(2)
    expect((await change({ ...model, version: 1, powerOutputA: 24 })).error).toMatchObject({
      code: 'InstallationChanged',
      details: { version: 2 },
    })
    const log = await server.call(listCustomerActivities, { token: one.admin.token, params: { id: one.id } })
    expect(log.body.items.filter((entry) => entry.event === 'wallbox.changed')).toHaveLength(1)
  })

  it('exists once, whatever the call, and is found by its station number', async () => {
    const [one, other] = [await home(), await home()]
    const model = details()
    await add(one, model)
    const field = { field: 'stationNumber' }
    const code = 'DuplicatedInstallationCustomerSite'
    expect((await add(one, model)).error).toMatchObject({ code, details: { ...field, isOfThisCustomer: true } })
    expect((await add(other, model)).error).toMatchObject({ code, details: { ...field, isOfThisCustomer: false } })
    const second = await add(one)
    const params = { id: one.id, installationId: second.body.installationId }
    const taken = await server.call(updateWallbox, { token: one.admin.token, params, body: { ...model, version: 1 } })
    expect(taken.error.code).toBe(code)
    const query = { serialnumber: model.stationNumber }
    const found = await server.call(lookupInstallation, { token: other.admin.token, params: { id: other.id }, query })
    expect(found.body).toMatchObject({ isInUse: true, isOfThisCustomer: false, vendor: { id: one.vendorId } })
  })

  it('needs our own ID where two vendors gave the same station number', async () => {
    const one = await home()
    const model = details()
    const vendorId = await given.vendor({ name: `ev-${stations}`, category: 'ev' })
    const [first] = [await add(one, model), await add(one, { ...model, vendorId })]
    const remove = (deviceId: string) => server.call(removeWallbox, { token: one.admin.token, params: { id: one.id, deviceId } })
    expect((await remove(model.stationNumber)).error).toMatchObject({ details: [{ field: 'deviceId', code: 'IdAmbiguous' }] })
    expect((await remove(first.body.configurationId)).status).toBe(200)
    expect((await remove(model.stationNumber)).status).toBe(200)
  })

  it.each([
    ['stationNumber', { stationNumber: ' ' }, 'Required'],
    ['stationNumber', { stationNumber: 'x'.repeat(65) }, 'TextTooLong'],
    ['stationNumber', { stationNumber: 'a\u0000b' }, 'ControlCharacters'],
    ['manufacturer', { manufacturer: '' }, 'Required'],
    ['powerOutputA', { powerOutputA: 5 }, 'NumberBetween'],
    ['powerOutputA', { powerOutputA: 81 }, 'NumberBetween'],
    ['powerOutputA', { powerOutputA: '16' as never }, 'NotANumber'],
    ['modulationMinimalLevelA', { modulationMinimalLevelA: 5 }, 'NumberBetween'],
    ['modulationMinimalLevelA', { modulationMinimalLevelA: 6.5 }, 'WholeNumber'],
    ['modulationMinimalLevelA', { modulationMinimalLevelA: 17 }, 'AbovePowerOutput'],
    ['isGcp', { isGcp: true } as never, 'UnknownField'],
  ])('is refused with a bad %s', async (field, fields, code) => {
    const { status, error } = await add(await home(), fields)
    expect(status).toBe(400)
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
  })

  it('has a vendor of wallboxes, and a site of an active customer', async () => {
    const [one, other] = [await home(), await home()]
    const vendorId = await given.vendor({ name: `meters-${stations}`, category: 'smartmeter' })
    expect((await add(one, { vendorId })).error.code).toBe('VendorNotFound')
    expect((await add(one, { siteId: other.siteId })).error.code).toBe('InvalidSiteId')
    const vendors = await server.call(listInstallationVendors, { token: one.admin.token, query: { kind: 'wallbox' } })
    expect(vendors.body.items.map((vendor) => vendor.id)).toContain(one.vendorId)
    expect(vendors.body.items.map((vendor) => vendor.id)).not.toContain(vendorId)
    await server.sql("update customers set status = 'inactive' where id = $1", [one.id])
    expect((await add(one)).error.code).toBe('CustomerNotActive')
  })

  it('is counted in the statistics of installations', async () => {
    const one = await home()
    await add(one)
    const count = async () => (await server.call(getInstallationStats, { token: one.admin.token })).body.byKind.wallbox
    expect(await count()).toBe(1)
    await server.call(removeWallbox, { token: one.admin.token, params: { id: one.id, deviceId: `EH${stations}` } })
    expect(await count()).toBe(0)
  })
})

describe('a wallbox’s measurements', () => {
  it('are those of the appliance with its station number: its device ID, its last power, and its age', async () => {
    const one = await home()
    const gateway = await telemetry.installedGateway(one.id, one.siteId)
    const { body } = await add(one)
    const device = { deviceId: 'wb-7', kind: 'EVSTATION' as const }
    const make = { manufacturer: 'Easee', model: 'Home', serialNumber: body.stationNumber }
    const at = server.clock.now()
    await recordAppliances(server.ctx, gateway.serial, { messageId: 'found-1', at: at.toISOString(), appliances: [{ ...device, ...make }] })
    const ingest = openSampleIngest(server.ctx)
    await ingest.take(one.siteId, gateway.id, [{ at: at.getTime(), appliances: [{ ...device, powerW: 3_700, energyReadingWh: 9_000 }] }])
    await ingest.close()
    server.clock.advance(60_000)
    const read = async (useCache?: 'true' | 'false') => (await list(one, await given.sessionOf(one.admin.id), useCache))[0]
    const measured = { powerW: 3_700, energyReadingWh: 9_000, measuredAt: at.toISOString(), ageSeconds: 60 }
    const head = { deviceId: 'wb-7', connection: { status: 'available', contactedAt: at.toISOString() } }
    expect(await read()).toMatchObject({ ...head, state: { source: 'stored', ...measured }, live: null })
    expect(await read('true')).toMatchObject({ state: { source: 'stored' }, live: null })
    // Nothing can be queried any more, so the stored state is returned with its age.
    server.clock.advance(600_000)
    expect(await read('false')).toMatchObject({
      connection: { status: 'temporarily_unavailable' },
      state: { source: 'stored', ageSeconds: 660 },
      live: { outcome: 'unreachable', from: 'gateway', state: null },
    })
    const token = await given.sessionOf(one.admin.id)
    expect((await server.call(getWallbox, { token, params: { id: one.id, deviceId: 'wb-7' } })).body.configurationId).toBe(
      body.configurationId,
    )
    server.clock.advance(86_400_000)
    expect(await read()).toMatchObject({ deviceId: 'wb-7', state: null, connection: { status: 'unavailable' } })
  })
})
