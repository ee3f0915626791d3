import { addPvBattery, removePvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { at, daySamples, expectTotalsOfBars, isWithin, loadW, measuredDaysOf, roofW } from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'
import { resumSites } from '../telemetry/rollup.service.ts'

const server = startServer()
const givenHome = measuredDaysOf(server, givenOf(server))

describe('a battery', () => {
  it('that appears in the middle of a day was not there before, and is unknown when it falls silent', async () => {
    const home = await givenHome()
    const batteryW = (time: number) => (time < at(12) || isWithin(time, 18, 20) ? undefined : 200)
    await home.deliver(
      daySamples((time) => ({
        productionPowerW: roofW(time),
        batteryPowerW: batteryW(time),
        gridPowerW: loadW - roofW(time) - (time < at(12) ? 0 : 200),
      })),
    )
    await expectTotalsOfBars(home)
    const { series } = await home.energy('PT1H')
    const ofHour = (index: number) => series[index]?.values.totalConsumption
    expect([ofHour(3), ofHour(13), ofHour(21)].map((wh) => Math.round(wh ?? 0))).toEqual([loadW, loadW, loadW])
    expect([ofHour(18), ofHour(19)]).toEqual([null, null])
    // The first quarter hour has one instant less of it than of the others.
    expect((await home.energy('P1D')).provenance.balancedSeconds).toBe((24 - 2.25) * 3_600)
  })

  it('that is removed is no longer expected', async () => {
    const home = await givenHome()
    const sampleOf = (batteryPowerW: number | undefined) => (time: number) => ({
      productionPowerW: roofW(time),
      gridPowerW: loadW - roofW(time),
      batteryPowerW,
    })
    await home.deliver(daySamples(sampleOf(0)).slice(0, 145))
    const [installation] = await server.sql<{ id: string }>('select id from installations where site_id = $1', [home.siteId])
    const token = await home.tokenAt(12)
    const params = { id: home.customerId, configurationId: installation?.id ?? '' }
    expect((await server.call(removePvBattery, { token, params })).status).toBe(200)
    server.clock.set(new Date(at(26)))
    const [removed] = await server.sql<{ battery: string }>('select battery::text from home_quantities where site_id = $1', [home.siteId])
    expect(removed?.battery).toContain('2026-10-20 10:00:00+00')
  })

  it('that never responded is no longer expected once it is removed, although another installation stays', async () => {
    const home = await givenHome()
    await home.deliver(daySamples((time) => ({ productionPowerW: roofW(time), gridPowerW: loadW - roofW(time) })))
    const token = await home.tokenAt(6)
    const params = { id: home.customerId }
    const battery = { inverterKind: 'BATTERY' as const, vendorSiteId: `battery-${home.siteId}`, batteryCapacityWh: 10_000 }
    const { status, body } = await server.call(addPvBattery, {
      token,
      params,
      body: { siteId: home.siteId, vendorId: home.vendorId, ...battery },
    })
    expect(status).toBe(200)
    const removal = { token: await home.tokenAt(12), params: { ...params, configurationId: body.configurationId } }
    expect((await server.call(removePvBattery, removal)).status).toBe(200)
    server.clock.set(new Date(at(26)))
    await resumSites(server.ctx)
    const { series } = await home.energy('PT1H')
    const unknown = series.map(({ values }) => values.totalConsumption === null)
    expect(unknown).toEqual(Array.from({ length: 24 }, (_, index) => index >= 6 && index < 12))
  })

  it('with 96 quarter hours and a grid with 88 are never added', async () => {
    const home = await givenHome()
    await home.deliver(
      daySamples((time) => ({
        productionPowerW: roofW(time),
        batteryPowerW: 200,
        gridPowerW: isWithin(time, 2, 4) ? undefined : loadW - roofW(time) - 200,
      })),
    )
    await expectTotalsOfBars(home)
    expect((await home.energy('P1D')).total.totalConsumption).toBeCloseTo((24 - 2.25) * loadW, 0)
  })
})

it('a battery and an unrecorded roof that exports leave the consumption unknown, never negative', async () => {
  const home = await givenHome()
  await home.deliver(daySamples((time) => ({ batteryPowerW: 0, gridPowerW: loadW - roofW(time) })))
  await expectTotalsOfBars(home)
  const { series, total, provenance } = await home.energy('PT15M')
  const exporting = series.filter(({ values }) => (values.gridExport ?? 0) > (values.gridImport ?? 0))
  expect(exporting.length).toBeGreaterThan(10)
  expect(exporting.every(({ values }) => values.totalConsumption === null && values.household === null)).toBe(true)
  expect(total.totalConsumption).toBeGreaterThan(0)
  expect(provenance.balancedSeconds).toBe(86_400 - exporting.length * 900)
})
