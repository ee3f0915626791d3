import { readDevicesConsumption, readSolarCloud, readWallboxHistory } from '@wattdesk/contract/history/calls.ts'
import { readAvoidedCarbon, readAvoidedCarbonTotal } from '@wattdesk/contract/history/pv-energy/calls.ts'
import { readDeviceDay } from '@wattdesk/contract/telemetry/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { historiesOf } from '../../../test/histories.ts'
import { at, day, daySamples, hour, isWithin, loadW, measuredDaysOf, midnight, minute, roofW } from '../../../test/measured-day.ts'
import { startServer } from '../../../test/server.ts'

const server = startServer()
const histories = historiesOf(server)
const given = givenOf(server)
const givenHome = measuredDaysOf(server, given)

/** Energy since midnight, with a sample every five minutes, in Wh. */
function counterOf(powerAt: (time: number) => number) {
  return (time: number) => {
    let energyWh = 0
    for (let from = midnight; from < time; from += 5 * minute)
      energyWh += (((powerAt(from) + powerAt(from + 5 * minute)) / 2) * 5 * minute) / hour
    return Math.round(energyWh)
  }
}

/** From the last sample before one hour to the first sample from another hour on. */
const countedBetween = (counter: (time: number) => number, from: number, until: number) =>
  counter(at(until)) - counter(at(from) - 5 * minute)

describe('a wallbox that is silent from 1 to 5.5 h, and whose counter runs on', () => {
  const boxW = (time: number) => (isWithin(time, 2, 8) ? 3_600 : 0)
  const counter = counterOf(boxW)
  const isSilent = (time: number) => isWithin(time, 1, 5.5)
  const samples = daySamples((time) => ({
    gridPowerW: loadW + boxW(time),
    ...(isSilent(time)
      ? {}
      : {
          evPowerW: boxW(time),
          appliances: [{ deviceId: 'box', kind: 'EVSTATION' as const, powerW: boxW(time), energyReadingWh: 40_000 + counter(time) }],
        }),
  }))
  const wholeWh = counter(at(24))
  const inGapWh = countedBetween(counter, 1, 5.5)

  it('includes what it counted in its totals, but not in its quarter hours', async () => {
    const home = await givenHome()
    await home.deliver(samples)
    const { body: consumption } = await server.call(readDevicesConsumption, { token: home.token, query: home.range })
    const { devices } = consumption
    expect(devices).toMatchObject([{ deviceId: 'box', quantity: 'ev', countedInGapsWh: inGapWh, coveredSeconds: (24 - 55 / 12) * 3_600 }])
    expect(devices[0]?.energyWh).toBeCloseTo(wholeWh, 0)
    expect(consumption.provenance.countedInGaps?.ev).toBeCloseTo(inGapWh, 0)
    expect(consumption.parts.find(({ quantity }) => quantity === 'ev')).toMatchObject({
      energyWh: expect.closeTo(wholeWh, -1),
      share: null,
    })
    const params = { id: home.customerId, siteId: home.siteId, deviceId: 'box' }
    const { body: boxDay } = await server.call(readDeviceDay, { token: home.token, params, query: { date: day } })
    expect(boxDay.total.ev).toBeCloseTo(wholeWh, 0)
    expect(boxDay.provenance.countedInGaps).toEqual({ ev: inGapWh })
    const bars = boxDay.series.reduce((sum, { values }) => sum + (values.ev ?? 0), 0)
    expect(bars).toBeCloseTo(wholeWh - inGapWh, 0)
  })

  it('has no share of a consumption that is known for less time', async () => {
    const home = await givenHome()
    // The whole home is silent, as without its network.
    await home.deliver(samples.filter(({ at: time }) => !isSilent(Number(time))))
    const { body } = await server.call(readDevicesConsumption, { token: home.token, query: home.range })
    expect(body.parts.find(({ quantity }) => quantity === 'ev')?.energyWh).toBeCloseTo(wholeWh, 0)
    expect(body.totalWh).toBeLessThan(wholeWh - inGapWh + 24 * loadW)
    expect(body.parts.map(({ quantity, share }) => [quantity, share])).toEqual([
      ['household', null],
      ['ev', null],
    ])
  })

  it('has it in the totals of its home, and not in the household or the rates', async () => {
    const home = await givenHome()
    await home.deliver(samples)
    const { total, series, provenance } = await home.energy('PT1H')
    expect(total.ev).toBeCloseTo(wholeWh, 0)
    expect(provenance.countedInGaps).toEqual({ ev: inGapWh })
    expect(series[3]?.values).toMatchObject({ ev: null, household: null })
    // The wallbox was not measured in parts of its first quarter hour.
    expect(total.household).toBeCloseTo((24 - 4.75) * loadW, 0)
    const cars = await histories.electricCar({ token: home.token, query: { ...home.range, interval: 'P1D' } })
    expect(cars.totalWh).toBeCloseTo(wholeWh, 0)
  })

  it('shows it beside its sessions, of unknown source', async () => {
    const home = await givenHome()
    await home.deliver(samples)
    const { body } = await server.call(readWallboxHistory, { token: home.token, query: home.range })
    expect(body.wallboxes).toMatchObject([{ deviceId: 'box', countedInGapsWh: inGapWh, fromGridWh: null, sessions: 1 }])
    expect(body.wallboxes[0]?.energyWh).toBeCloseTo(wholeWh, 0)
    // Nothing was measured on the next day, on which the wallbox is still known.
    const next = { siteId: home.siteId, fromDate: '2026-10-21', toDate: '2026-10-21' }
    const { body: later } = await server.call(readWallboxHistory, { token: home.token, query: next })
    expect(later.wallboxes).toMatchObject([{ deviceId: 'box', energyWh: null, coveredSeconds: 0 }])
  })

  it('loses it once the time is measured by another', async () => {
    const home = await givenHome()
    await home.deliver(samples)
    const rows = Array.from({ length: 6 }, (_, place) => `${new Date(at(1) + place * hour).toISOString()},500`)
    await home.importFile(['start,ev_wh', ...rows].join('\n'))
    expect((await home.energy('P1D')).provenance).not.toHaveProperty('countedInGaps')
  })
})

it('an inverter silent at noon has its counter in the production, but not in consumption and rates', async () => {
  const home = await givenHome()
  const counter = counterOf(roofW)
  const isSilent = (time: number) => isWithin(time, 11, 13)
  const inverterAt = (time: number) => ({
    productionPowerW: roofW(time),
    appliances: [{ deviceId: 'roof', kind: 'PV' as const, powerW: roofW(time), energyReadingWh: counter(time) }],
  })
  await home.deliver(daySamples((time) => ({ gridPowerW: loadW - roofW(time), ...(isSilent(time) ? {} : inverterAt(time)) })))
  const { total, provenance } = await home.energy('P1D')
  expect(total.production).toBeCloseTo(counter(at(24)), -1)
  expect(provenance.countedInGaps?.production).toBeCloseTo(countedBetween(counter, 11, 13), 0)
  expect(total.totalConsumption).toBeCloseTo(21.75 * loadW, 0)
  expect(total.directConsumptionRate).toBeLessThanOrEqual(1)
  const { flows } = (await home.donut()) ?? {}
  const known = (flows?.pvToHome ?? 0) + (flows?.pvToGrid ?? 0)
  expect(known).toBeCloseTo(counter(at(24)) - countedBetween(counter, 10.75 + 1 / 12, 13), -2)
  // All of the production avoids carbon dioxide.
  const { body: avoided } = await server.call(readAvoidedCarbonTotal, { token: home.token, query: home.range })
  expect(avoided.energyWh).toBe(total.production)
  const { body: days } = await server.call(readAvoidedCarbon, { token: home.token, query: { ...home.range, aggregation: 'day' } })
  expect(days.series.map(({ energyWh }) => energyWh)).toEqual([total.production])
  // How much of what was counted the home used itself is unknown.
  const own = { ...home.range, basis: 'selfConsumption' as const }
  const { body: used } = await server.call(readAvoidedCarbonTotal, { token: home.token, query: own })
  expect(used.energyWh).toBeLessThanOrEqual(known)
})

describe('a SolarCloud account', () => {
  const exportedW = (time: number) => Math.max(0, roofW(time) - loadW)
  const importedW = (time: number) => Math.max(0, loadW - roofW(time))
  const [exported, imported] = [counterOf(exportedW), counterOf(importedW)]
  const samples = daySamples((time) => ({
    productionPowerW: roofW(time),
    gridPowerW: loadW - roofW(time),
    gridImportReadingWs: 3_600 * imported(time),
    gridExportReadingWs: 3_600 * exported(time),
  }))
  const read = async ({ token, range }: Awaited<ReturnType<typeof givenHome>>, interval: 'PT1H' | 'P1D') =>
    (await server.call(readSolarCloud, { token, query: { ...range, interval } })).body

  it('is credited what the meter counted while nothing was measured, in its total and balance', async () => {
    const [whole, holed] = [await givenHome(), await givenHome()]
    await whole.deliver(samples)
    await holed.deliver(samples.filter(({ at: time }) => !isWithin(Number(time), 11, 13)))
    const [expected, { total, series, provenance }] = [await read(whole, 'P1D'), await read(holed, 'PT1H')]
    for (const name of ['credit', 'draw', 'residualImport', 'balance'] as const)
      expect(Number(total[name]), name).toBeCloseTo(Number(expected.total[name]), -1)
    expect(provenance.countedInGaps?.gridExport).toBeCloseTo(countedBetween(exported, 11, 13), 0)
    expect(series.some(({ start }) => start === new Date(at(12)).toISOString())).toBe(false)
    const ofBars = series.reduce((sum, { credit }) => sum + credit, 0)
    expect(ofBars).toBeCloseTo(Number(total.credit) - countedBetween(exported, 11, 13), 0)
    // A day contains the whole gap.
    expect((await read(holed, 'P1D')).series[0]?.credit).toBeCloseTo(Number(expected.total.credit), -1)
  })

  it('states for how much of its time it is known', async () => {
    const home = await givenHome()
    await home.deliver(
      samples
        .map(({ at: time, productionPowerW, gridPowerW }) => ({ at: time, productionPowerW, gridPowerW }))
        .filter(({ at: time }) => !isWithin(Number(time), 11, 13)),
    )
    const { account } = await read(home, 'P1D')
    expect(account).toEqual({ knownSeconds: (24 - 25 / 12) * 3_600, elapsedSeconds: 24 * 3_600 })
  })

  it('is unknown, and not 0, where the grid was never measured', async () => {
    const home = await givenHome()
    expect((await read(home, 'P1D')).total).toEqual({ credit: null, draw: null, residualImport: null, balance: null })
  })
})

it('a heat pump with a meter of its own has what it counted in a gap, and its home has nothing of it', async () => {
  const home = await givenHome()
  const counter = counterOf(() => 1_200)
  const pumpAt = (time: number) => [{ deviceId: 'hp', kind: 'HEAT_PUMP_EXTERNAL' as const, powerW: 1_200, energyReadingWh: counter(time) }]
  const samples = daySamples((time) => ({ gridPowerW: loadW, appliances: pumpAt(time) }))
  await home.deliver(samples.filter(({ at: time }) => !isWithin(Number(time), 1, 5.5)))
  const { total, provenance } = await home.energy('P1D')
  expect([total.heatPump, provenance.countedInGaps]).toEqual([null, undefined])
  const { body } = await server.call(readDevicesConsumption, { token: home.token, query: home.range })
  expect(body.devices).toMatchObject([{ deviceId: 'hp', countedInGapsWh: countedBetween(counter, 1, 5.5) }])
})
