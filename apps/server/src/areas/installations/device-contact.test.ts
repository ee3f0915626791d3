import { listAppDevices } from '@wattdesk/contract/customer-app/calls.ts'
import { addGateway, removeGateway } from '@wattdesk/contract/gateways/calls.ts'
import { createImpersonation } from '@wattdesk/contract/impersonation/calls.ts'
import { listPvBatteries, removePvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { listWallboxes, removeWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import type { ApplianceKind } from '@wattdesk/energy/quantities.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { startServer } from '../../../test/server.ts'
import { samplesUntil, signedHeaders, telemetryOf } from '../../../test/telemetry.ts'
import { newId } from '../../platform/ids.ts'
import { recordAppliances, recordStockStatus } from '../gateways/reports/gateway-reports.service.ts'
import { openSampleIngest } from '../telemetry/ingest/sample-ingest.service.ts'
import { rollUp } from '../telemetry/rollup.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const minute = 60_000
const quarter = 15 * minute
const hour = 4 * quarter
const now = () => server.clock.now().getTime()
const iso = (at: number) => new Date(at).toISOString()

async function givenHome() {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const params = { id }
  const token = () => given.sessionOf(admin.id)
  return {
    admin,
    id,
    siteId,
    pvBatteries: async () => (await server.call(listPvBatteries, { token: await token(), params, query: {} })).body.items,
    wallboxes: async () => (await server.call(listWallboxes, { token: await token(), params, query: {} })).body.items,
    /** As a member who views the customer's app sees them. */
    async appDevices() {
      const { body } = await server.call(createImpersonation, { token: await token(), params, body: { reason: 'Asked by the customer' } })
      return (await server.call(listAppDevices, { token: body.token, params: { siteId } })).body.items
    },
  }
}

/** A home with a PV system whose vendor reports it. */
async function givenCloudHome() {
  const home = await givenHome()
  const cloud = await telemetry.vendorSite(home.id, home.siteId)
  const deliver = async (vendorSiteId: string, samples: readonly SampleInput[]) => {
    const body = JSON.stringify({ vendorSiteId, samples })
    const headers = signedHeaders(cloud.key, body, { at: now() })
    const response = await server.app.inject({ method: 'POST', url: `/api/v1/ingest/webhooks/${cloud.vendorId}`, payload: body, headers })
    expect(response.json()).toMatchObject({ accepted: samples.length, rejected: [] })
  }
  return { ...home, ...cloud, deliver }
}

type Box = Awaited<ReturnType<typeof givenBox>>

/** A gateway in stock, with its vendor. */
async function givenBox() {
  const found = await server.sql("select from vendors where name = 'gridx'")
  if (found.length === 0) await given.vendor({ name: 'gridx', category: 'iothub' })
  const { id, serial } = await telemetry.gateway(null)
  const [row] = await server.sql<{ start_code: string }>('select start_code from gateways where id = $1', [id])
  return { id, serial, startCode: row?.start_code ?? '' }
}

function find({ serial }: Box, appliance: { deviceId: string; kind: ApplianceKind; serialNumber: string }): Promise<void> {
  const appliances = [{ manufacturer: 'Easee', model: 'Home', ...appliance }]
  return recordAppliances(server.ctx, serial, { messageId: newId(), at: iso(now()), appliances })
}

async function measure(siteId: string, sourceId: string, samples: readonly SampleInput[]): Promise<void> {
  const ingest = openSampleIngest(server.ctx)
  await ingest.take(siteId, sourceId, samples as never)
  await ingest.close()
}

describe('the contact of a device', () => {
  it('is not that of the gateway that read it once, which is elsewhere now', async () => {
    const home = await givenHome()
    const former = await telemetry.gateway(null)
    await installationsOf(server).add(
      'pvbattery',
      { customerId: home.id, siteId: home.siteId },
      { vendor_installation_id: newId() },
      { gateway_serial_number: former.serial },
    )
    await recordStockStatus(server.ctx, former.serial, { state: 'online', firmware: '1.0' })
    expect((await home.pvBatteries())[0]?.connection).toEqual({ status: 'never', contactedAt: null })
    const other = await givenHome()
    await server.sql('update gateways set site_id = $1 where id = $2', [other.siteId, former.id])
    await measure(other.siteId, former.id, samplesUntil(now(), 3))
    expect((await home.pvBatteries())[0]?.connection).toEqual({ status: 'never', contactedAt: null })
    expect((await home.appDevices()).map(({ kind, connection }) => [kind, connection.status])).toEqual([['pvbattery', 'never']])
  })

  it('is not that of another device of its vendor', async () => {
    const { id, siteId, vendorId, vendorSiteId, deliver, wallboxes, pvBatteries } = await givenCloudHome()
    server.clock.advance(1_000)
    const station = `W-${newId()}`
    await installationsOf(server).add(
      'wallbox',
      { customerId: id, siteId },
      { vendor_id: vendorId, vendor_installation_id: station, device_type: 'EV', manufacturer: 'Easee' },
    )
    await deliver(vendorSiteId, samplesUntil(now(), 3))
    expect((await wallboxes())[0]?.connection.status).toBe('never')
    expect((await pvBatteries())[0]?.connection.status).toBe('available')
    await deliver(station, [{ at: now(), evPowerW: 2_000 }])
    const seenAt = iso(now())
    expect((await wallboxes())[0]?.connection).toEqual({ status: 'available', contactedAt: seenAt })
    // The vendor goes on with the PV system alone.
    server.clock.advance(hour)
    await deliver(vendorSiteId, samplesUntil(now(), 3))
    expect((await wallboxes())[0]?.connection).toEqual({ status: 'temporarily_unavailable', contactedAt: seenAt })
  })

  it('is not that of a device of its vendor that was removed, neither for one beside it nor for the next one', async () => {
    const { admin, id, siteId, vendorId, vendorSiteId, deliver, wallboxes, pvBatteries } = await givenCloudHome()
    const add = (kind: 'wallbox' | 'pvbattery', deviceType: string) => {
      server.clock.advance(1_000)
      const head = { vendor_id: vendorId, vendor_installation_id: `${kind}-${newId()}`, device_type: deviceType, manufacturer: 'Easee' }
      return installationsOf(server).add(kind, { customerId: id, siteId }, head)
    }
    await add('wallbox', 'EV')
    await deliver(vendorSiteId, samplesUntil(now(), 3))
    const configurationId = (await pvBatteries())[0]?.configurationId ?? ''
    const token = await given.sessionOf(admin.id)
    expect((await server.call(removePvBattery, { token, params: { id, configurationId } })).status).toBe(200)
    await add('pvbattery', 'Inverter')
    const never = { status: 'never', contactedAt: null }
    expect((await wallboxes())[0]?.connection).toEqual(never)
    expect((await pvBatteries())[0]?.connection).toEqual(never)
  })

  it('stays if another device of its vendor is removed', async () => {
    const { admin, id, siteId, vendorId, vendorSiteId, deliver, pvBatteries } = await givenCloudHome()
    server.clock.advance(1_000)
    const head = { vendor_id: vendorId, vendor_installation_id: `W-${newId()}`, device_type: 'EV', manufacturer: 'Easee' }
    const configurationId = await installationsOf(server).add('wallbox', { customerId: id, siteId }, head)
    await deliver(vendorSiteId, [{ at: now(), gridPowerW: 500 }])
    const seen = { status: 'available', contactedAt: iso(now()) }
    expect((await pvBatteries())[0]?.connection).toEqual(seen)
    const token = await given.sessionOf(admin.id)
    expect((await server.call(removeWallbox, { token, params: { id, deviceId: configurationId } })).status).toBe(200)
    expect((await pvBatteries())[0]?.connection).toEqual(seen)
  })

  it('stays that of its last measurement if another gateway takes over and does not report it', async () => {
    const home = await givenHome()
    const { id, siteId } = home
    const [former, next] = [await givenBox(), await givenBox()]
    const pair = async ({ startCode }: Box) => {
      const token = await given.sessionOf(home.admin.id)
      expect((await server.call(addGateway, { token, params: { id }, body: { siteId, startCode } })).status).toBe(200)
    }
    await pair(former)
    const wallbox = { deviceId: 'wb-7', kind: 'EVSTATION' as const }
    await find(former, { ...wallbox, serialNumber: 'EH-77' })
    const head = { vendor_installation_id: 'EH-77', device_type: 'EV', manufacturer: 'Easee' }
    await installationsOf(server).add('wallbox', { customerId: id, siteId }, head)
    server.clock.advance(hour)
    const start = Math.floor(now() / quarter) * quarter - 2 * quarter
    const minutes = Array.from({ length: 16 }, (_, at) => start + at * minute)
    const charging = { evPowerW: 3_000, gridPowerW: 3_200, appliances: [{ ...wallbox, powerW: 3_000 }] }
    await measure(
      siteId,
      former.id,
      minutes.map((at) => ({ at, ...charging })),
    )
    await rollUp(server.ctx)
    const seenAt = iso(start + quarter)
    expect((await home.wallboxes())[0]).toMatchObject({ deviceId: 'wb-7', connection: { contactedAt: seenAt }, state: { powerW: 3_000 } })
    const token = await given.sessionOf(home.admin.id)
    expect((await server.call(removeGateway, { token, params: { id, installationId: former.serial } })).status).toBe(200)
    await pair(next)
    await find(next, { deviceId: 'meter', kind: 'GRID', serialNumber: 'M-1' })
    server.clock.advance(hour)
    await measure(
      siteId,
      next.id,
      samplesUntil(now(), 3, { productionPowerW: undefined, batteryPowerW: undefined, batteryStateOfCharge: undefined }),
    )
    await rollUp(server.ctx)
    expect((await home.wallboxes())[0]).toMatchObject({
      connection: { status: 'temporarily_unavailable', contactedAt: seenAt },
      state: null,
    })
    const live = await server.call(readLiveSites, { token: await given.sessionOf(home.admin.id), params: { id } })
    expect(live.body.sites[0]).toMatchObject({ powers: { evW: null, notMeasured: ['ev'] }, appliances: [] })
    server.clock.advance(48 * hour)
    await measure(siteId, next.id, samplesUntil(now(), 3))
    expect((await home.wallboxes())[0]?.connection).toEqual({ status: 'unavailable', contactedAt: seenAt })
    expect((await home.appDevices()).map(({ kind, connection }) => [kind, connection.status])).toEqual([
      ['gateway', 'available'],
      ['wallbox', 'unavailable'],
    ])
  })

  it('is known for days after a vendor fell silent', async () => {
    const { vendorSiteId, deliver, pvBatteries, appDevices } = await givenCloudHome()
    await deliver(vendorSiteId, samplesUntil(now(), 3))
    const silent = { status: 'unavailable', contactedAt: iso(now()) }
    server.clock.advance(72 * hour)
    expect((await pvBatteries())[0]).toMatchObject({ connection: silent, state: null })
    expect((await appDevices())[0]?.connection).toEqual(silent)
  })
})
