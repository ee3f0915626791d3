import * as calls from '@wattdesk/contract/history/calls.ts'
import * as pv from '@wattdesk/contract/history/pv-energy/calls.ts'
import { addDays, localDayOf } from '@wattdesk/energy/time-zones.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { historiesOf } from '../../../test/histories.ts'
import { installationsOf } from '../../../test/installations.ts'
import { daySamples, isWithin, loadW, measuredDaysOf } from '../../../test/measured-day.ts'
import { lastAt as last, plantPast, slotsOfHome } from '../../../test/past-home.ts'
import { startServer } from '../../../test/server.ts'
import { watchStatements } from '../../db/prepared-statements.ts'
import { transaction } from '../../db/transaction.ts'
import { resumSite } from '../telemetry/rollup.store.ts'

const server = startServer()
const histories = historiesOf(server)
const given = givenOf(server)
const slots = slotsOfHome()
let token: string
let siteId: string

beforeAll(async () => {
  const admin = await given.member('admin')
  const customer = await given.customer(admin)
  ;({ siteId } = customer)
  token = admin.token
  await plantPast(server, siteId, slots)
  await server.sql(
    `insert into device_intervals (site_id, device_id, quantity, start, energy_wh, covered_seconds)
     select site_id, 'wallbox-1', 'ev', start, ev_wh, 900 from energy_intervals where site_id = $1`,
    [siteId],
  )
  await server.sql('analyze energy_intervals, device_intervals')
  await transaction(server.ctx.db, (tx) => resumSite(tx, siteId))
})

const ask = (fromDate: string, toDate: string, more = {}) => ({ token, query: { siteId, fromDate, toDate, ...more } })

describe('PV and battery', () => {
  it('handles gaps as requested, estimates them within two hours, and never counts an estimate', async () => {
    const gap = ['2025-10-07T08:00:00Z', '2025-10-07T09:00:00Z'] as const
    await server.sql('delete from energy_intervals where site_id = $1 and start >= $2 and start < $3', [siteId, ...gap])
    const read = async (handleGaps: 'none' | 'null' | 'interpolate') =>
      (await server.call(pv.readPvHistory, ask('2025-10-07', '2025-10-07', { interval: 'PT15M', handleGaps }))).body
    const [none, empty, filled] = [await read('none'), await read('null'), await read('interpolate')]
    expect([none, empty, filled].map((one) => one.series.length)).toEqual([92, 96, 96])
    expect(empty.series.filter((one) => one.values === null && one.quality === null)).toHaveLength(4)
    const estimated = filled.series.filter((one) => one.quality === 'estimated')
    expect(estimated.map((one) => one.start)).toEqual(['08:00', '08:15', '08:30', '08:45'].map((time) => `2025-10-07T${time}:00.000Z`))
    expect(estimated.every((one) => (one.values?.production ?? 0) > 0)).toBe(true)
    expect(filled.total).toEqual(none.total)
  })

  it('gives a partly measured power the mean of its measured time, and marks it', async () => {
    const at = '2025-10-08T10:00:00.000Z'
    await server.sql(
      `update energy_intervals set production_wh = 100, less_covered = '{"production": 300}', sources = '{"production": "estimate"}'
       where site_id = $1 and start = $2`,
      [siteId, at],
    )
    const query = ask('2025-10-08', '2025-10-08', { interval: 'PT15M', details: 'true' })
    const body = await histories.power(query)
    expect(body.series.find(({ start }) => start === at)).toMatchObject({
      values: { production: 1_200 },
      coveredSeconds: 900,
      leastCoveredSeconds: 300,
      importedSeconds: 900,
      quality: 'partial',
    })
    const quarters = (await server.call(calls.readQuarterHours, ask('2025-10-08', '2025-10-08'))).body
    expect(quarters.powersW.production?.[48]).toBe(1_200)
    expect(quarters.slots.sources.map(({ from, source }) => [from, source])).toEqual([
      [0, 'integrated_power'],
      [48, 'estimate'],
      [49, 'integrated_power'],
    ])
  })

  it('sums today, this week, month, year and all since the first measurement, in one statement', async () => {
    server.clock.set(new Date(last - 1))
    const sent: string[] = []
    const stop = watchStatements(({ text }) => sent.push(text))
    const { body } = await server.call(pv.readPvSummary, { token, query: { siteId } })
    stop()
    expect(sent.filter((text) => text.includes('energy_months'))).toHaveLength(1)
    // The first days of charging and gas have a call of their own; pages that were opened before it existed read them here.
    expect(sent.filter((text) => text.includes('gas_intervals'))).toEqual([])
    expect(body.firstDays).toEqual({ charging: null, gas: null })
    expect(body.periods.map(({ period, fromDate }) => [period, fromDate])).toEqual([
      ['day', '2025-11-03'],
      ['week', '2025-11-03'],
      ['month', '2025-11-01'],
      ['year', '2025-01-01'],
      ['all', localDayOf(Math.min(...slots.map(({ start }) => start)), 'Europe/Berlin')],
    ])
    expect(body.periods[3]?.total).toEqual(body.periods[4]?.total)
    const { coveredSeconds = 0, elapsedSeconds = 0 } = body.periods[4]?.provenance ?? {}
    expect(coveredSeconds / elapsedSeconds).toBeGreaterThan(0.9)
  })

  it('sums nothing from today on for a home without measurements', async () => {
    const admin = await given.member('admin')
    const unmeasured = await given.customer(admin)
    const { body } = await server.call(pv.readPvSummary, { token: admin.token, query: { siteId: unmeasured.siteId } })
    expect(body.periods.at(-1)).toMatchObject({ period: 'all', fromDate: body.periods[0]?.fromDate, provenance: { coveredSeconds: 0 } })
    const firstDays = await server.call(pv.readFirstDays, { token: admin.token, query: { siteId: unmeasured.siteId } })
    expect(firstDays.body).toEqual({ charging: null, gas: null })
  })

  it('names the first days of charging and of gas, also before those of the energy, by the calendar of the home', async () => {
    server.clock.set(new Date(last - 1))
    const admin = await given.member('admin')
    const { siteId: home, id: customerId } = await given.customer(admin)
    await plantPast(
      server,
      home,
      slots.map((slot) => ({ ...slot, ev: null })),
    )
    await transaction(server.ctx.db, (tx) => resumSite(tx, home))
    const read = async () => {
      const asked = { token: admin.token, query: { siteId: home } }
      const { periods } = (await server.call(pv.readPvSummary, asked)).body
      return { energy: periods.at(-1)?.fromDate, ...(await server.call(pv.readFirstDays, asked)).body }
    }
    expect(await read()).toEqual({ energy: '2025-10-01', charging: null, gas: null })
    // Half an hour before midnight in UTC, and after it at the home.
    await server.sql(
      `insert into gas_intervals (site_id, device_id, start, volume_m3, covered_seconds)
       values ($1, 'gas-2', '2025-04-01T00:00Z', 0.1, 900), ($1, 'gas-1', '2025-01-14T23:30Z', 0.1, 900)`,
      [home],
    )
    await server.sql(
      `insert into device_intervals (site_id, device_id, quantity, start, energy_wh, covered_seconds)
       values ($1, 'a', 'household', '2025-08-01T10:00Z', 1, 900), ($1, 'b', 'ev', '2025-10-20T10:00Z', 0, 900)`,
      [home],
    )
    expect(await read()).toEqual({ energy: '2025-10-01', charging: '2025-10-20', gas: '2025-01-15' })
    await server.sql('update energy_days set ev_wh = 0 where site_id = $1 and day = $2', [home, '2025-10-12'])
    expect((await read()).charging).toBe('2025-10-12')
    await server.sql(
      `insert into counter_gaps (site_id, source_id, device_id, quantity, started_at, ended_at, energy_wh)
       values ($1, $1, 'b', 'ev', '2025-10-10T10:00Z', '2025-10-12T10:00Z', 5)`,
      [home],
    )
    expect((await read()).charging).toBe('2025-10-10')
    const wallbox = await installationsOf(server).add('wallbox', { customerId, siteId: home })
    await server.sql(
      `insert into charging_transactions (installation_id, connector_id, id_tag, started_at) values
       ($1, 1, 'card', '2025-09-01T10:00Z'), ($1, 1, 'card', '2000-01-01T00:00Z')`,
      [wallbox],
    )
    expect((await read()).charging).toBe('2025-09-01')
    await server.sql(
      `insert into former_charges (site_id, device_id, removed_at, id, connector_id, started_at, stopped_at)
       values ($1, 'former', '2025-07-01T00:00Z', 1, 1, '2025-06-01T10:00Z', '2025-06-01T11:00Z')`,
      [home],
    )
    expect(await read()).toEqual({ energy: '2025-10-01', charging: '2025-06-01', gas: '2025-01-15' })
  })

  it('shows the avoided carbon dioxide and its factor', async () => {
    const total = (await server.call(pv.readAvoidedCarbonTotal, ask('2025-10-01', '2025-11-03'))).body
    const months = (await server.call(pv.readAvoidedCarbon, ask('2025-10-01', '2025-11-03', { aggregation: 'month' }))).body
    expect(total.factor).toMatchObject({ country: 'DE', gPerKwh: 446 })
    expect(total.avoidedG).toBeCloseTo((total.energyWh ?? 0) * 0.446, 0)
    expect(months.series.reduce((sum, one) => sum + (one.avoidedG ?? 0), 0)).toBeCloseTo(total.avoidedG ?? 0, 0)
    const own = (await server.call(pv.readAvoidedCarbonTotal, ask('2025-10-01', '2025-11-03', { basis: 'selfConsumption' }))).body
    expect(own.energyWh).toBeLessThan(total.energyWh ?? 0)
  })

  it('lists the facts that a forecast lacks, and forecasts once they are set', async () => {
    const lacking = (await server.call(pv.readForecast, ask('2025-10-01', '2025-10-01'))).body
    expect(lacking).toMatchObject({ missing: expect.arrayContaining(['panels']), series: [], totalWh: null, issuedAt: null })
    expect((await server.call(pv.readEfficiency, ask('2025-10-01', '2025-10-31'))).body).toMatchObject({ state: 'no_data', ratio: null })
    await givenPanels()
    const ahead = addDays(localDayOf(server.clock.now().getTime(), 'Europe/Berlin'), 3)
    // Without coordinates, the home's location is that of its town.
    await server.sql('update sites set latitude = null, longitude = null where id = $1', [siteId])
    const { body: near } = await server.call(pv.readForecastRange, ask(ahead, ahead, { interval: 'PT1H' }))
    expect([near.missing, near.isPlaceApproximate, near.series.length]).toEqual([[], true, 24])
    await server.sql('update sites set latitude = 49.49, longitude = 8.46 where id = $1', [siteId])
    const { body } = await server.call(pv.readForecastRange, ask(ahead, ahead, { interval: 'PT1H' }))
    expect(body).toMatchObject({ missing: [], isPlaceApproximate: false, issuedAt: server.clock.now().toISOString(), error: null })
    expect(body.series).toHaveLength(24)
    const noon = body.series[12]
    expect(noon?.p10W).toBeLessThan(noon?.powerW ?? 0)
    expect(noon?.p90W).toBeGreaterThan(noon?.powerW ?? 0)
    const days = (await server.call(pv.readForecast, ask(ahead, ahead, { aggregation: 'day' }))).body
    expect(days.totalWh).toBeCloseTo(body.totalWh ?? 0, -2)
    const { months, total, modelErrors } = (await server.call(pv.readEfficiencyByMonth, ask('2025-10-01', '2025-11-03'))).body
    expect(months.map((month) => [month.fromDate, month.toDate])).toEqual([
      ['2025-10-01', '2025-10-31'],
      ['2025-11-01', '2025-11-03'],
    ])
    expect(months.reduce((sum, month) => sum + (month.actualWh ?? 0), 0)).toBeCloseTo(total.actualWh ?? 0, 1)
    expect(total.performanceRatio).toBeGreaterThan(0)
    expect(modelErrors.pvgis.hours).toBe(5)
  })

  it('expects nothing of a further PV system before the day after its installation', async () => {
    const yields = async () => (await server.call(pv.readEfficiencyByMonth, ask('2025-10-01', '2025-11-03'))).body
    const before = await yields()
    await givenPanels({ installed_on: '2025-11-01' })
    const { months, total, peakPowerW } = await yields()
    expect(peakPowerW).toBe(2 * before.peakPowerW)
    expect(months[0]).toEqual(before.months[0])
    const [small, large] = [before.months[1], months[1]]
    // Of the month's first three days, two have twice as many panels.
    expect((large?.expectedWh ?? 0) / (small?.expectedWh ?? 1)).toBeCloseTo(5 / 3, 1)
    expect((large?.specificYield ?? 0) / (small?.specificYield ?? 1)).toBeCloseTo(2 / 3, 1)
    expect(large?.performanceRatio).toBeLessThan(small?.performanceRatio ?? 0)
    expect(total.specificYield).toBeCloseTo((months[0]?.specificYield ?? 0) + (large?.specificYield ?? 0), 6)
  })
})

async function givenPanels(head: { installed_on?: string } = {}) {
  const [site] = await server.sql<{ customer_id: string }>(
    'update sites set latitude = 49.49, longitude = 8.46 where id = $1 returning customer_id',
    [siteId],
  )
  const id = await installationsOf(server).add('pvbattery', { customerId: site?.customer_id ?? '', siteId }, head, {
    has_inverter: true,
    inverter_kind: 'PV',
    pv_peak_power_w: 8_000,
    pv_inverter_max_ac_power_w: 8_000,
  })
  await server.sql('insert into pv_panels values ($1, 0, 20, 8000, 0, 30, 5, null)', [id])
}

it('counts all of the production as self-consumption where a battery exports what it charged from the grid', async () => {
  const home = await measuredDaysOf(server, given)()
  const batteryW = (time: number) => (isWithin(time, 1, 5) ? -2_000 : isWithin(time, 18, 21) ? 2_000 : 0)
  const yieldW = (time: number) => (isWithin(time, 11, 13) ? loadW : 0)
  await home.deliver(
    daySamples((time) => ({
      productionPowerW: yieldW(time),
      batteryPowerW: batteryW(time),
      gridPowerW: loadW - yieldW(time) - batteryW(time),
    })),
  )
  const query = { ...home.range, basis: 'selfConsumption' as const }
  const { body } = await server.call(pv.readAvoidedCarbonTotal, { token: home.token, query })
  const { total } = await home.energy('P1D')
  expect(total.gridExport).toBeGreaterThan(total.production ?? 0)
  expect(total.selfConsumptionRate).toBe(1)
  expect(body.energyWh).toBeCloseTo(total.production ?? Number.NaN, 1)
})
