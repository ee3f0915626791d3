import { connectChargePoint } from '@wattdesk/contract/charging/calls.ts'
import { assignApplianceKinds } from '@wattdesk/contract/gateways/calls.ts'
import { readEfficiencyByMonth, readPvHistory } from '@wattdesk/contract/history/pv-energy/calls.ts'
import { addPvBattery, removePvBattery, updatePvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { addWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { readDeviceDay, readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { at, day, daySamples, isWithin, loadW, measuredDaysOf, roofW } from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'
import { telemetryOf } from '../../../test/telemetry.ts'
import { recordAppliances } from '../gateways/reports/gateway-reports.service.ts'
import { resumSites } from '../telemetry/rollup.service.ts'

const server = startServer()
const given = givenOf(server)
const givenHome = measuredDaysOf(server, given)

describe('production that is missing for some hours', () => {
  it('has its production estimated on request, from its neighbours and marked, and never in totals', async () => {
    const home = await givenHome()
    const briefly = (time: number) => (isWithin(time, 11, 12.5) ? undefined : roofW(time))
    await home.deliver(daySamples((time) => ({ productionPowerW: briefly(time), gridPowerW: loadW - roofW(time) })))
    const read = async (handleGaps: 'none' | 'interpolate') =>
      (await server.call(readPvHistory, { token: home.token, query: { ...home.range, interval: 'PT15M', handleGaps } })).body
    const [none, filled] = [await read('none'), await read('interpolate')]
    const estimated = filled.series.filter(({ quality }) => quality === 'estimated')
    expect([estimated[0]?.start, estimated.at(-1)?.end]).toEqual([new Date(at(11)).toISOString(), new Date(at(12.5)).toISOString()])
    expect(estimated.every(({ values }) => Math.abs((values?.production ?? 0) - 950) < 60)).toBe(true)
    expect(estimated.every(({ values }) => Math.abs((values?.totalConsumption ?? Number.NaN) - loadW / 4) < 50)).toBe(true)
    expect(none.series.some(({ quality }) => quality === 'estimated')).toBe(false)
    expect(filled.total).toEqual(none.total)
    expect(filled.series.map(({ values }) => values?.gridExport)).toEqual(none.series.map(({ values }) => values?.gridExport))
  })

  it('has its yield compared with the expectation of the same spans', async () => {
    const place = { latitude: 52.5, longitude: 13.4 }
    const yieldOf = async (productionAt: (time: number) => number | undefined) => {
      const home = await givenHome(place)
      await server.sql(
        `update pv_battery_configurations set inverter_kind = 'PV', pv_peak_power_w = 5000, pv_inverter_max_ac_power_w = 5000
         where id in (select id from installations where site_id = $1)`,
        [home.siteId],
      )
      await server.sql('insert into pv_panels select id, 0, 12, 5000, 0, 30, 5, null from installations where site_id = $1', [home.siteId])
      await home.deliver(daySamples((time) => ({ productionPowerW: productionAt(time), gridPowerW: loadW - roofW(time) })))
      return (await server.call(readEfficiencyByMonth, { token: home.token, query: home.range })).body.total
    }
    const [whole, morning, noon] = [
      await yieldOf(roofW),
      await yieldOf((time) => (isWithin(time, 3, 6) ? undefined : roofW(time))),
      await yieldOf((time) => (isWithin(time, 11, 13) ? undefined : roofW(time))),
    ]
    // No production is expected before sunrise, and most of it at noon.
    expect(morning.expectedWh ?? 0).toBeCloseTo(whole.expectedWh ?? Number.NaN, -2)
    expect((noon.expectedWh ?? 0) / (whole.expectedWh ?? 0)).toBeLessThan(0.8)
    expect(noon.expectedWh).toBeGreaterThan(0)
  })
})

it('an inverter that never responded counts as missing since its day of installation, as corrected', async () => {
  const home = await givenHome()
  // Until noon: at night it is known that a roof yields nothing.
  await home.deliver(daySamples((time) => ({ gridPowerW: loadW - roofW(time) / 4 })).slice(0, 12 * 12))
  const totals = async () => (await home.energy('P1D')).provenance.balancedSeconds
  const whole = await totals()
  const params = { id: home.customerId }
  const model = {
    vendorSiteId: 'never-measured',
    inverterKind: 'PV' as const,
    pvInverterMaxAcPowerW: 5_000,
    pvPeakPowerW: 5_000,
  }
  const inverter = { ...model, pvPanels: [{ panelCount: 10, peakPowerW: 5_000 }] }
  const added = await server.call(addPvBattery, {
    token: home.token,
    params,
    body: { siteId: home.siteId, vendorId: home.vendorId, installedOn: day, ...inverter },
  })
  expect(added.status).toBe(200)
  await resumSites(server.ctx)
  expect(whole).toBeGreaterThan(0)
  expect((await home.energy('P1D')).total).toMatchObject({ totalConsumption: null, household: null, selfSufficiencyRate: null })
  expect(await totals()).toBe(0)
  const { body: live } = await server.call(readLiveSites, { token: home.token, params })
  expect(live.sites[0]?.powers).toMatchObject({ productionW: null, totalConsumptionW: null })
  // It was actually installed a day later.
  const { configurationId, version } = added.body
  const details = { ...inverter, installedOn: '2026-10-21', version }
  const changed = await server.call(updatePvBattery, { token: home.token, params: { ...params, configurationId }, body: details })
  expect(changed.status).toBe(200)
  await resumSites(server.ctx)
  expect(await totals()).toBe(whole)
})

describe('a wallbox that never reported', () => {
  it.each([
    ['is part of the household where nothing delivers its measurements', 'nobody'],
    ['leaves the household unknown, and not the consumption, where its vendor delivers them', 'vendor'],
    ['leaves it unknown where it was given a password to report by itself', 'itself'],
  ] as const)('%s', async (_, deliverer) => {
    const home = await givenHome()
    await home.deliver(daySamples((time) => ({ productionPowerW: roofW(time), gridPowerW: loadW - roofW(time) })))
    const vendorId = await given.vendor({ name: `wallboxes-${home.siteId}`, category: 'ev' })
    if (deliverer === 'vendor') await server.sql('update vendors set webhook_key = $2 where id = $1', [vendorId, Buffer.from('key')])
    const token = await home.tokenAt(10)
    const body = {
      siteId: home.siteId,
      vendorId,
      stationNumber: `box-${home.siteId}`,
      manufacturer: 'Box',
      powerOutputA: 16,
      modulationMinimalLevelA: 6,
    }
    expect((await server.call(addWallbox, { token, params: { id: home.customerId }, body })).status).toBe(200)
    if (deliverer === 'itself') {
      const params = { id: home.customerId, deviceId: body.stationNumber }
      expect((await server.call(connectChargePoint, { token, params })).status).toBe(200)
    }
    server.clock.set(new Date(at(26)))
    await resumSites(server.ctx)
    const { total } = await home.energy('P1D')
    expect(total.totalConsumption).toBeCloseTo(24 * loadW, 0)
    expect(total.household).toBeCloseTo((deliverer === 'nobody' ? 24 : 10) * loadW, 0)
  })
})

/** A home whose gateway finds an inverter at ten o'clock that never responds. */
async function givenFoundInverter() {
  const home = await givenHome()
  await home.deliver(daySamples(() => ({ gridPowerW: loadW })))
  const gateway = await telemetryOf(server).installedGateway(home.customerId, home.siteId)
  server.clock.set(new Date(at(10)))
  const inverter = { deviceId: 'roof', kind: 'PV' as const, manufacturer: 'Sun', model: 'One', serialNumber: 'S1' }
  await recordAppliances(server.ctx, gateway.serial, { messageId: 'found', at: new Date(at(10)).toISOString(), appliances: [inverter] })
  return home
}

it('an inverter that a gateway found and that never responded is missing since then, unless it turns out to be something else', async () => {
  const home = await givenFoundInverter()
  const consumption = async () => {
    server.clock.set(new Date(at(26)))
    await resumSites(server.ctx)
    return (await home.energy('PT1H')).series.map(({ values }) => values.totalConsumption)
  }
  const missed = await consumption()
  expect(missed.map((energyWh) => energyWh === null)).toEqual(Array.from({ length: 24 }, (_, hour) => hour >= 10))
  const params = { id: home.customerId }
  const appliances = [{ deviceId: 'roof', kind: 'UNKNOWN' as const }]
  expect((await server.call(assignApplianceKinds, { token: await home.tokenAt(26), params, body: { appliances } })).status).toBe(200)
  expect((await consumption()).map((energyWh) => Math.round(energyWh ?? 0))).toEqual(Array(24).fill(loadW))
})

it('an inverter that a gateway found stays expected when an installation of its kind is removed', async () => {
  const home = await givenFoundInverter()
  const [installation] = await server.sql<{ id: string }>("select id from installations where site_id = $1 and kind = 'pvbattery'", [
    home.siteId,
  ])
  const params = { id: home.customerId, configurationId: installation?.id ?? '' }
  expect((await server.call(removePvBattery, { token: await home.tokenAt(12), params })).status).toBe(200)
  server.clock.set(new Date(at(26)))
  await resumSites(server.ctx)
  const { series } = await home.energy('PT1H')
  expect(series.map(({ values }) => values.totalConsumption === null)).toEqual(Array.from({ length: 24 }, (_, hour) => hour >= 10))
})

it('a heat pump on a meter of its own is beside the home: it leaves the household known, and has a day of its own', async () => {
  const home = await givenHome()
  const gateway = await telemetryOf(server).installedGateway(home.customerId, home.siteId)
  server.clock.set(new Date(at(0)))
  const pump = { deviceId: 'pump', kind: 'HEAT_PUMP_EXTERNAL' as const, manufacturer: 'Warm', model: 'One', serialNumber: 'P1' }
  await recordAppliances(server.ctx, gateway.serial, { messageId: 'found', at: new Date(at(0)).toISOString(), appliances: [pump] })
  server.clock.set(new Date(at(26)))
  const measured = { deviceId: pump.deviceId, kind: pump.kind, powerW: 2 * loadW }
  await home.deliver(daySamples(() => ({ gridPowerW: loadW, appliances: [measured] })))
  expect((await home.energy('P1D')).total.household).toBeCloseTo(24 * loadW, 0)
  const { body } = await server.call(readDeviceDay, {
    token: await home.tokenAt(26),
    params: { id: home.customerId, siteId: home.siteId, deviceId: pump.deviceId },
    query: { date: day },
  })
  expect(body.total.heatPump).toBeCloseTo(48 * loadW, 0)
})
