import { readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import { listDataRecords } from '@wattdesk/contract/telemetry/data-records/calls.ts'
import type { DataType } from '@wattdesk/contract/telemetry/data-records/terms.ts'
import type { Sample, SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { unknownHome } from '@wattdesk/energy/home-quantities.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { measuringSitesOf } from '../../../test/measuring-sites.ts'
import { startServer } from '../../../test/server.ts'
import { samplesUntil, signedHeaders, telemetryOf } from '../../../test/telemetry.ts'
import { listHomeSystems } from '../../db/home-systems-sql.ts'
import { newId } from '../../platform/ids.ts'
import { latestOf, openLiveSite } from './live/live-site.http.ts'
import { rollUp } from './rollup.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const { givenSite, take, intervals } = measuringSitesOf(server, given)
const minute = 60_000
const quarter = 15 * minute

const pastSlot = () => Math.floor(server.clock.now().getTime() / quarter) * quarter - 8 * quarter
/** A quarter hour of samples that have only these powers. */
const samplesOf = (slot: number, powers: Partial<SampleInput>): SampleInput[] =>
  Array.from({ length: quarter / minute + 1 }, (_, index) => ({ at: slot + index * minute, ...powers }))

/** A PV system and a wallbox or another PV system, which the vendor's cloud reports on separately. */
async function givenSystems(kind: 'wallbox' | 'pvbattery' = 'wallbox') {
  const admin = await given.member('admin')
  const { id: customerId, siteId } = await given.customer(admin)
  const { vendorId, vendorSiteId, key } = await telemetry.vendorSite(customerId, siteId)
  server.clock.advance(1_000)
  const [pv] = await server.sql<{ id: string }>('select id from installations where site_id = $1', [siteId])
  const other = { vendor_id: vendorId, vendor_installation_id: `W-${newId()}`, ...(kind === 'wallbox' ? { device_type: 'EV' } : {}) }
  const otherId = await installationsOf(server).add(kind, { customerId, siteId }, other)
  await server.sql(
    "update pv_battery_configurations set inverter_kind = 'PV' where id in (select id from installations where site_id = $1)",
    [siteId],
  )
  const deliver = async (vendorSite: string, samples: readonly SampleInput[]) => {
    const body = JSON.stringify({ vendorSiteId: vendorSite, samples })
    const headers = signedHeaders(key, body, { at: server.clock.now().getTime() })
    const response = await server.app.inject({ method: 'POST', url: `/api/v1/ingest/webhooks/${vendorId}`, payload: body, headers })
    expect(response.json()).toMatchObject({ accepted: samples.length, rejected: [] })
  }
  const date = localDayOf(pastSlot(), 'Europe/Berlin')
  const recordsOf = async (configId: string, type: DataType) => {
    const query = { fromDate: date, toDate: localDayOf(server.clock.now().getTime(), 'Europe/Berlin'), type }
    const { body } = await server.call(listDataRecords, { token: admin.token, params: { customerId, configId }, query })
    return body.items
  }
  return {
    admin,
    customerId,
    siteId,
    pvId: pv?.id ?? '',
    otherId,
    ofPv: (samples: readonly SampleInput[]) => deliver(vendorSiteId, samples),
    ofOther: (samples: readonly SampleInput[]) => deliver(other.vendor_installation_id, samples),
    recordsOf,
  }
}

describe('two systems of one vendor at one home', () => {
  it('keep their samples of the same instants apart, and the home has the powers of both', async () => {
    const { siteId, pvId, otherId: wallboxId, ofPv, ofOther: ofWallbox, recordsOf } = await givenSystems()
    const slot = pastSlot()
    // The PV system takes the car for a part of the household.
    await ofPv(samplesOf(slot, { productionPowerW: 4_000, gridPowerW: -1_000, householdPowerW: 3_000 }))
    await ofWallbox(samplesOf(slot, { evPowerW: 2_000 }))
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([
      { production_wh: 1_000, grid_export_wh: 250, ev_wh: 500, household_wh: null, covered_seconds: 900, less_covered: null },
    ])
    const [ofInverter] = await recordsOf(pvId, 'inverter')
    expect(ofInverter).toMatchObject({ state: 'equal', sent: { production: 4_000 } })
    const consumers = await recordsOf(wallboxId, 'consumers')
    expect(consumers).toHaveLength(16)
    expect(consumers[0]).toMatchObject({ state: 'equal', sent: { ev: 2_000 } })
    expect(await recordsOf(wallboxId, 'inverter')).toEqual([])
    expect((await recordsOf(pvId, 'consumers')).map(({ sent }) => sent)).toEqual(Array.from({ length: 16 }, () => ({ household: 3_000 })))
  })

  it('are shown together live, whichever reported last', async () => {
    const { admin, customerId, ofPv, ofOther: ofWallbox } = await givenSystems()
    const latest = async () =>
      (await server.call(readLiveSites, { token: admin.token, params: { id: customerId } })).body.sites[0] ?? expect.fail('no site')
    const report = async (system: typeof ofPv, sample: Partial<SampleInput>) => {
      server.clock.advance(5_000)
      await system([{ at: server.clock.now().getTime(), ...sample }])
    }
    const appliances = [{ deviceId: 'wb-1', kind: 'EVSTATION' as const, powerW: 2_000 }]
    for (let turn = 0; turn < 2; turn++) {
      await report(ofPv, {
        productionPowerW: 4_000,
        gridPowerW: -1_000,
        batteryPowerW: 0,
        batteryStateOfCharge: 0.5,
        householdPowerW: 3_000,
      })
      if (turn > 0) expect(await latest()).toMatchObject({ powers: { evW: 2_000, householdW: 1_000, residualW: null }, appliances })
      await report(ofWallbox, { evPowerW: 2_000, appliances })
      expect(await latest()).toMatchObject({
        powers: { productionW: 4_000, gridW: -1_000, evW: 2_000, householdW: 1_000, batteryStateOfCharge: 0.5, residualW: null },
        appliances,
      })
    }
    // What the PV system measured is not shown for longer than the portal calls it live.
    server.clock.advance(3 * minute)
    await report(ofWallbox, { evPowerW: 2_000 })
    expect((await latest()).powers).toMatchObject({ productionW: null, evW: 2_000, householdW: null })
  })
})

describe('two PV systems of one vendor at one home', () => {
  it('are added, at whatever instants they are measured, while both are', async () => {
    const { siteId, ofPv, ofOther } = await givenSystems('pvbattery')
    const slot = pastSlot()
    const slots = (powers: (index: number) => Partial<SampleInput>, offset = 0) =>
      Array.from({ length: 31 }, (_, index) => ({ at: slot + index * minute + offset, ...powers(index) }))
    await ofPv(slots(() => ({ productionPowerW: 4_000, gridPowerW: -5_000 })))
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([{ production_wh: 1_000 }, { production_wh: 1_000 }])
    // The other one has a slower start and ends early.
    await ofOther(slots((index) => ({ productionPowerW: index * 100 }), -30_000).slice(0, 21))
    await rollUp(server.ctx)
    const [whole, part] = await intervals(siteId)
    expect(whole).toMatchObject({ grid_export_wh: 1_250, covered_seconds: 900, less_covered: null })
    expect(whole?.production_wh).toBeCloseTo(1_000 + 200, -1)
    expect(part).toMatchObject({ grid_export_wh: 1_250, covered_seconds: 900, less_covered: { production: 270 } })
    expect(part?.production_wh).toBeCloseTo((4_000 + 1_775) * (270 / 3_600), -1)
  })

  it('have an unknown production once one of them is silent', async () => {
    const { siteId, ofPv, ofOther } = await givenSystems('pvbattery')
    const slot = pastSlot()
    // Where it is noon. By night, it would be known.
    const longitude = (12 - new Date(slot).getUTCHours()) * 15
    await server.sql('update sites set latitude = 0, longitude = $2 where id = $1', [siteId, longitude])
    const both = (power: number) => samplesOf(slot, { productionPowerW: power })
    await ofPv(both(4_000))
    await ofOther(both(3_000))
    server.clock.advance(2 * quarter)
    await ofPv(samplesOf(slot + 2 * quarter, { productionPowerW: 4_000, gridPowerW: -1_000 }))
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([{ production_wh: 1_750 }, { production_wh: null, grid_export_wh: 250 }])
  })

  it('have the mean state of charge of their batteries', async () => {
    const { admin, customerId, siteId, ofPv, ofOther } = await givenSystems('pvbattery')
    const slot = pastSlot()
    await ofPv(samplesOf(slot, { batteryPowerW: 1_000, batteryStateOfCharge: 0.8 }))
    await ofOther(samplesOf(slot, { batteryPowerW: -3_000, batteryStateOfCharge: 0.2 }))
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([{ battery_charge_wh: 500, battery_state_of_charge: 0.5 }])
    const now = server.clock.now().getTime()
    await ofPv([{ at: now, batteryPowerW: 1_000, batteryStateOfCharge: 0.9 }])
    await ofOther([{ at: now - 1_000, batteryPowerW: 500, batteryStateOfCharge: 0.1 }])
    const { body } = await server.call(readLiveSites, { token: admin.token, params: { id: customerId } })
    expect(body.sites[0]?.powers).toMatchObject({ batteryW: 1_500, batteryStateOfCharge: 0.5 })
  })

  it('are added live, whichever reported last', async () => {
    const { admin, customerId, siteId, ofPv, ofOther } = await givenSystems('pvbattery')
    const now = () => server.clock.now().getTime()
    const live = async () => (await server.call(readLiveSites, { token: admin.token, params: { id: customerId } })).body.sites[0]
    const production = async () => (await live())?.powers?.productionW
    const inverter = (deviceId: string, powerW: number) => ({ deviceId, kind: 'PV' as const, powerW })
    await ofPv([{ at: now(), productionPowerW: 4_000, gridPowerW: -6_500, appliances: [inverter('a', 4_000)] }])
    server.clock.advance(5_000)
    await ofOther([{ at: now(), productionPowerW: 3_000, appliances: [inverter('b', 3_000)] }])
    expect(await production()).toBe(7_000)
    expect((await live())?.appliances.map(({ deviceId }) => deviceId)).toEqual(['b', 'a'])
    server.clock.advance(5_000)
    await ofPv([{ at: now(), productionPowerW: 4_100, gridPowerW: -6_500 }])
    expect(await production()).toBe(7_100)
    const site = openLiveSite(siteId, now)
    const sent: string[] = []
    const socket = { topics: new Set(['pv']), send: (topic: string, message: Buffer) => topic === 'pv' && sent.push(message.toString()) }
    site.sockets.add(socket as never) // as much of one as is used
    const systems = (await listHomeSystems(server.ctx.db, [siteId])).get(siteId) ?? []
    site.know(unknownHome, systems)
    for (const [place, powerW] of [3_000, 4_000].entries()) {
      const sample = { at: now(), productionPowerW: powerW } as Sample
      site.take(latestOf({ sourceId: systems[place]?.sourceId ?? '', sample }, now()))
    }
    expect(sent.map((message) => JSON.parse(message).data.powerW)).toEqual([null, 7_000])
    server.clock.advance(3 * minute)
    await ofPv([{ at: now(), productionPowerW: 4_000, gridPowerW: -6_500 }])
    expect(await production()).toBeNull()
  })
})

describe('the sources of a home', () => {
  it('complete each other, even if the one that covers more measures less', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    const [gateway, wallbox] = [newId(), newId()]
    await take(siteId, samplesOf(slot, { productionPowerW: 4_000, gridPowerW: -1_000 }).slice(0, 11), gateway)
    await take(siteId, samplesOf(slot, { evPowerW: 2_000 }), wallbox)
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([
      { ev_wh: 500, covered_seconds: 900, less_covered: { production: 600, grid: 600 }, production_wh: expect.closeTo(666.67, 1) },
    ])
  })

  it('are shown together live, even if the clock of one is ahead', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const gateway = await telemetry.installedGateway(id, siteId)
    const now = server.clock.now().getTime()
    await take(siteId, [{ at: now - 10_000, productionPowerW: 4_000 }], newId())
    await take(siteId, [{ at: now + 4 * minute, gridPowerW: -1_000 }], gateway.id)
    await server.sql('update gateways set contacted_at = $1 where id = $2', [new Date(now), gateway.id])
    const { body } = await server.call(readLiveSites, { token: admin.token, params: { id } })
    expect(body.sites).toMatchObject([{ stale: false, powers: { productionW: 4_000, gridW: -1_000, householdW: 3_000 } }])
    const site = openLiveSite(siteId, () => now)
    const sent: string[] = []
    const socket = { topics: new Set(['power']), send: (_: string, message: Buffer) => sent.push(message.toString()) }
    site.sockets.add(socket as never) // as much of one as is used
    site.take(latestOf({ sourceId: 'cloud', sample: { at: now - 10_000, productionPowerW: 4_000 } as Sample }, now))
    site.take(latestOf({ sourceId: gateway.id, sample: { at: now + 4 * minute, gridPowerW: -1_000 } as Sample }, now))
    expect(JSON.parse(sent.at(-1) ?? '')).toMatchObject({ data: { productionW: 4_000, gridW: -1_000 } })
  })

  it('never add up one power', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    await take(siteId, samplesUntil(slot + quarter, 181, { productionPowerW: 4_000 }), newId())
    await take(siteId, samplesOf(slot, { productionPowerW: 9_000, heatPumpPowerW: 1_000 }).slice(0, 11), newId())
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([{ production_wh: 1_000, heat_pump_wh: expect.closeTo(166.67, 1) }])
  })
})
