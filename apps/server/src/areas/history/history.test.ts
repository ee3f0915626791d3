import { nameOf } from '@wattdesk/contract/declaration.ts'
import * as calls from '@wattdesk/contract/history/calls.ts'
import * as pv from '@wattdesk/contract/history/pv-energy/calls.ts'
import { flowsOfSlot } from '@wattdesk/energy/flows.ts'
import { eachOf, quantityNames } from '@wattdesk/energy/quantities.ts'
import { flowNames } from '@wattdesk/energy/terms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { historiesOf } from '../../../test/histories.ts'
import { lastAt as last, plantPast, quarterMs, slotsOfHome } from '../../../test/past-home.ts'
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
const within = (from: string, to: string) => slots.filter((slot) => slot.start >= Date.parse(from) && slot.start < Date.parse(to))

describe('sums', () => {
  it('of any partition of a period equal the whole, to the Wh, over the end of summer time', async () => {
    const whole = (await histories.energy(ask('2025-10-01', '2025-11-03', { interval: 'P1Y' }))).total
    expect(whole.totalConsumption).toBeGreaterThan(100_000)
    for (const interval of ['P1D', 'P1W', 'P1M', 'P1Y'] as const) {
      const body = await histories.energy(ask('2025-10-01', '2025-11-03', { interval }))
      for (const name of quantityNames) {
        const sum = body.series.reduce<number | null>(
          (total, one) => (one.values[name] === null ? total : (total ?? 0) + one.values[name]),
          null,
        )
        expect(Math.round(sum ?? -1), `${interval} ${name}`).toBe(Math.round(whole[name] ?? -1))
      }
      expect({ ...body.total, ...eachOf(quantityNames, () => 0) }).toEqual({ ...whole, ...eachOf(quantityNames, () => 0) })
    }
    for (const interval of ['PT15M', 'PT1H'] as const) {
      const parts = await Promise.all(
        [
          ['2025-10-01', '2025-10-25'],
          ['2025-10-26', '2025-10-26'],
          ['2025-10-27', '2025-11-03'],
        ].map(([from = '', to = '']) => histories.energy(ask(from, to, { interval }))),
      )
      expect(parts[1]?.series).toHaveLength(interval === 'PT1H' ? 25 : 100)
      for (const name of quantityNames) {
        const sum = parts.reduce((total, part) => total + (part.total[name] ?? 0), 0)
        expect(Math.round(sum), `${interval} ${name}`).toBe(Math.round(whole[name] ?? 0))
      }
    }
  })

  it('equal the whole over the start of summer time as well', async () => {
    const member = await given.member('admin')
    const home = await given.customer(member)
    const first = Date.parse('2026-03-26T23:00:00Z')
    const spring = slots.slice(0, 5 * 96).map((slot, at) => ({ ...slot, start: first + at * quarterMs }))
    await plantPast(server, home.siteId, spring)
    await transaction(server.ctx.db, (tx) => resumSite(tx, home.siteId))
    const read = async (interval: 'PT15M' | 'PT1H' | 'P1D' | 'P1W' | 'P1M' | 'P1Y') => {
      const query = { siteId: home.siteId, fromDate: '2026-03-27', toDate: '2026-03-31', interval }
      return histories.energy({ token: member.token, query })
    }
    const whole = (await read('P1Y')).total
    for (const [interval, spans] of [
      ['PT15M', 476],
      ['PT1H', 119],
      ['P1D', 5],
      ['P1W', 2],
      ['P1M', 1],
    ] as const) {
      const { series } = await read(interval)
      expect(series, interval).toHaveLength(spans)
      for (const name of ['production', 'totalConsumption', 'gridImport', 'batteryCharge'] as const) {
        expect(series.reduce((sum, { values }) => sum + (values[name] ?? 0), 0)).toBeCloseTo(whole[name] ?? 0, 1)
      }
    }
  })

  it('state their source, coverage and age; unmeasured ones are null', async () => {
    const body = await histories.energy(ask('2025-11-03', '2025-11-05', { details: 'true' }))
    expect(body).toMatchObject({ timeZone: 'Europe/Berlin', interval: 'P1D', unit: 'Wh' })
    expect(body.provenance).toMatchObject({
      source: 'integrated_power',
      coveredSeconds: 86_400,
      measuredUntil: new Date(last).toISOString(),
    })
    expect(body.provenance.ageSeconds).toBeGreaterThan(0)
    expect(body.series.map(({ writtenAt }) => writtenAt)).toEqual([new Date(last + 60_000).toISOString()])
    const month = (await histories.energy(ask('2025-10-01', '2025-11-05', { interval: 'P1M', details: 'true' }))).series
    expect(month.map(({ writtenAt }) => writtenAt)).toEqual(['2025-10-31T23:01:00.000Z', new Date(last + 60_000).toISOString()])
    const cloud = (await server.call(calls.readSolarCloud, ask('2025-10-02', '2025-10-02', { interval: 'PT1H' }))).body.series
    expect([cloud.length, cloud[0]?.writtenAt]).toEqual([24, '2025-10-01T23:01:00.000Z'])
    expect(body.total.heatPump).toBeNull()
    const empty = await histories.energy(ask('2031-01-01', '2031-01-02'))
    expect(empty).toMatchObject({ series: [], total: { production: null, selfSufficiencyRate: null } })
    expect(empty.provenance).toMatchObject({ source: null, coveredSeconds: 0, elapsedSeconds: 0, measuredUntil: null })
  })

  it('include the provenance of their spans only on request', async () => {
    const read = async (details: 'true' | 'false') =>
      await histories.energy(ask('2025-10-02', '2025-10-02', { interval: 'PT15M', details }))
    const [few, all] = [await read('false'), await read('true')]
    expect(Object.keys(few.series[0] ?? {}).sort()).toEqual(['end', 'quality', 'start', 'values'])
    expect(all.series[0]).toMatchObject({ ...few.series[0], coveredSeconds: 900, importedSeconds: 0, counterSeconds: 0 })
    expect({ ...all, series: [] }).toEqual({ ...few, series: [] })
  })

  it('of power are means over the measured time', async () => {
    const body = await histories.power(ask('2025-10-02', '2025-10-02', { interval: 'PT1H' }))
    expect(body.unit).toBe('W')
    const noon = within('2025-10-02T10:00:00Z', '2025-10-02T11:00:00Z')
    const mean = noon.reduce((sum, slot) => sum + (slot.production ?? 0), 0)
    expect(body.series[12]).toMatchObject({ start: '2025-10-02T10:00:00.000Z', values: { production: mean } })
  })
})

describe('comparison', () => {
  it('aligns an earlier day by its time of day, and omits the hour that this one does not repeat', async () => {
    const query = ask('2025-10-27', '2025-10-27', { interval: 'PT1H', comparison: 'day' })
    const body = await histories.energy(query)
    const [earlier] = body.comparisons
    expect([earlier?.fromDate, earlier?.series.length]).toEqual(['2025-10-26', 25])
    expect(earlier?.series.slice(1, 4).map((one) => one.alignedStart)).toEqual([
      '2025-10-27T00:00:00.000Z',
      '2025-10-27T01:00:00.000Z',
      null,
    ])
  })

  it('goes back as many times as requested, in one statement', async () => {
    const sent: string[] = []
    const stop = watchStatements(({ text }) => sent.push(text))
    const body = await histories.consumption({
      ...ask('2025-10-20', '2025-10-26', { comparisonInterval: 'week', comparisonIteration: '2' }),
      params: { deviceType: 'EV' },
    })
    stop()
    expect(sent.filter((text) => text.includes('energy_days'))).toHaveLength(1)
    expect(body.quantity).toBe('ev')
    expect(body.comparisons.map((one) => [one.fromDate, one.series.length, one.totalWh])).toEqual([
      ['2025-10-13', 7, 7 * 20_000],
      ['2025-10-06', 7, 7 * 20_000],
    ])
    expect(body.comparisons[1]?.series[0]?.alignedStart).toBe(body.series[0]?.start)
  })
})

describe('flows', () => {
  it('are those of packages/energy, summed over quarter hours', async () => {
    const { body } = await server.call(calls.readDonut, ask('2025-10-01', '2025-10-26', { periods: 'range,day,month' }))
    expect(body.periods.map(({ period, fromDate, toDate }) => [period, fromDate, toDate])).toEqual([
      ['range', '2025-10-01', '2025-10-26'],
      ['day', '2025-10-26', '2025-10-26'],
      ['month', '2025-10-01', '2025-10-26'],
    ])
    const flows = within('2025-09-30T22:00:00Z', '2025-10-26T23:00:00Z').flatMap((slot) => flowsOfSlot(slot, new Set()) ?? [])
    const expected = eachOf(flowNames, (name) => flows.reduce((sum, flow) => sum + flow[name], 0))
    expect(flows.length).toBeGreaterThan(0)
    for (const name of flowNames) expect(body.periods[0]?.flows?.[name]).toBeCloseTo(expected[name], 1)
    const { consumption, production } = body.periods[0] ?? {}
    expect(consumption?.total).toBeCloseTo(expected.pvToHome + expected.batteryToHome + expected.gridToHome, 1)
    expect(production?.toStorage).toBeCloseTo(expected.pvToBattery, 1)
  })
})

describe('charging', () => {
  it('is derived as sessions, by source, latest first', async () => {
    const { body } = await server.call(calls.listWallboxSessions, ask('2025-10-20', '2025-10-22'))
    expect(body.items.map(({ startedAt, energyWh, maxPowerW }) => [startedAt, energyWh, maxPowerW])).toEqual(
      ['22', '21', '20'].map((date) => [`2025-10-${date}T16:00:00.000Z`, 20_000, 10_000]),
    )
    const [latest] = body.items
    const sources = (latest?.fromPvWh ?? 0) + (latest?.fromStorageWh ?? 0) + (latest?.fromGridWh ?? 0)
    expect(sources).toBeCloseTo(20_000, 1)
    expect((await server.call(calls.readLatestElectricCarSession, ask('2025-10-20', '2025-10-22'))).body.session).toEqual(latest)
    expect((await server.call(calls.readLatestWallboxSession, ask('2024-01-01', '2024-01-02'))).body.session).toBeNull()
    const wallboxes = (await server.call(calls.readWallboxHistory, ask('2025-10-20', '2025-10-22'))).body.wallboxes
    expect(wallboxes).toMatchObject([{ deviceId: 'wallbox-1', energyWh: 60_000, sessions: 3, coveredSeconds: 3 * 86_400 }])
  })

  it('is a part of the consumption, which its parts add up to', async () => {
    const { body } = await server.call(calls.readDevicesConsumption, ask('2025-10-01', '2025-10-31'))
    expect(body.parts.reduce((sum, part) => sum + part.energyWh, 0)).toBeCloseTo(body.totalWh ?? 0, 1)
    expect(body.devices).toMatchObject([{ deviceId: 'wallbox-1', quantity: 'ev', energyWh: 31 * 20_000 }])
  })
})

describe('SolarCloud', () => {
  it('credits what was exported, whatever the interval', async () => {
    const read = async (interval: 'P1D' | 'P1W') =>
      (await server.call(calls.readSolarCloud, ask('2025-10-05', '2025-10-31', { interval }))).body
    const [days, weeks] = [await read('P1D'), await read('P1W')]
    expect(days.contract).toEqual({ start: '2025-01-01', end: '2025-12-31', packageEnergyWh: null, isAssumed: true })
    expect(days.series).toHaveLength(27)
    expect(weeks.total).toEqual(days.total)
    const all = within('2025-09-30T22:00:00Z', '2025-10-31T23:00:00Z')
    const held = all.reduce((balance, slot) => Math.max(0, balance + (slot.gridExport ?? 0) - (slot.gridImport ?? 0)), 0)
    expect(days.total.balance).toBeCloseTo(held, 0)
  })

  it('states the source of each span, and which spans were measured in part', async () => {
    const start = '2025-10-04T22:00:00.000Z'
    await server.sql(
      `update energy_intervals set covered_seconds = 300, sources = '{"gridImport": "imported"}' where site_id = $1 and start = $2`,
      [siteId, start],
    )
    const { body } = await server.call(calls.readSolarCloud, ask('2025-10-05', '2025-10-05', { interval: 'PT15M' }))
    expect(body.series.slice(0, 2)).toMatchObject([
      { start, coveredSeconds: 300, importedSeconds: 300, counterSeconds: 0, quality: 'partial' },
      { coveredSeconds: 900, importedSeconds: 0, quality: 'measured' },
    ])
  })
})

it('quarter hours and their heat map have 100 values on a day of 25 hours, nothing where nothing was measured, and their origin', async () => {
  const { body } = await server.call(calls.readHeatMap, ask('2025-10-25', '2025-11-04', { quantity: 'totalConsumption' }))
  expect(body.days.map((one) => one.powersW.length)).toEqual([96, 100, ...Array(9).fill(96)])
  expect(body.days.at(-1)?.powersW.every((power) => power === null)).toBe(true)
  const [slot] = within('2025-10-24T22:00:00Z', '2025-10-24T22:15:00Z')
  expect(body.days[0]?.powersW[0]).toBe(((slot?.household ?? 0) + (slot?.ev ?? 0)) * 4)
  const spring = (await server.call(calls.readHeatMap, ask('2026-03-28', '2026-03-30'))).body
  expect(spring.days.map((one) => one.powersW.length)).toEqual([96, 92, 96])
  const quarters = (await server.call(calls.readQuarterHours, ask('2025-10-25', '2025-11-04'))).body
  expect(quarters).toMatchObject({ from: '2025-10-24T22:00:00.000Z', to: '2025-11-04T23:00:00.000Z', provenance: body.provenance })
  expect(Object.keys(quarters.powersW).sort()).toEqual(['battery', 'ev', 'grid', 'production', 'totalConsumption'])
  expect(quarters.powersW.totalConsumption).toEqual(body.days.flatMap((one) => one.powersW))
  const evening = (Date.parse('2025-10-25T17:00:00Z') - Date.parse(quarters.from)) / quarterMs
  expect(quarters.powersW.ev?.slice(evening - 5, evening - 3)).toEqual([0, 10_000])
  expect(quarters.slots).toEqual(body.slots)
  expect([body.slots.coveredSeconds.length, body.slots.coveredSeconds.at(0), body.slots.coveredSeconds.at(-1)]).toEqual([1_060, 900, 0])
  expect([body.slots.writtenAfterMinutes.at(0), body.slots.writtenAfterMinutes.at(-1)]).toEqual([16, null])
  expect(body.slots.sources).toEqual([{ from: 0, source: 'integrated_power' }])
})

describe('bad input', () => {
  it.each([
    ['backwards', { fromDate: '2025-10-02', toDate: '2025-10-01' }, ['toDate', 'PeriodBackwards']],
    ['a thousand years', { fromDate: '1900-01-01', toDate: '2899-12-31' }, ['toDate', 'PeriodTooLong']],
    ['wrong format', { fromDate: '01.10.2025', toDate: '2025-10-02' }, ['fromDate', 'DateInvalid']],
    ['no day', { fromDate: '2025-02-30', toDate: '2025-10-02' }, ['fromDate', 'DateInvalid']],
    ['empty', { fromDate: '', toDate: '2025-10-02' }, ['fromDate', 'DateInvalid']],
    ['absent', { fromDate: '2025-10-02' }, ['toDate', 'Required']],
    ['an interval that does not exist', { fromDate: '2025-10-01', toDate: '2025-10-01', interval: 'PT5M' }, ['interval', 'NotAChoice']],
    ['too many quarter hours', { fromDate: '2025-01-01', toDate: '2025-12-31', interval: 'PT15M' }, ['toDate', 'PeriodTooLong']],
  ])('%s is refused by field', async (_, query, [field, code]) => {
    const { status, error } = await server.call(calls.readEnergyHistory, { token, query: { siteId, ...query } as never })
    expect([status, error.details]).toEqual([400, [expect.objectContaining({ field, code })]])
  })

  it('is refused by every call that takes a range', async () => {
    const ranged = [
      ...[calls.readEnergyHistory, calls.readPowerHistory, calls.readGasHistory, calls.readElectricCarHistory],
      ...[calls.readDevicesConsumption, calls.readWallboxHistory, calls.listWallboxSessions, calls.readLatestWallboxSession],
      ...[calls.listElectricCarSessions, calls.readLatestElectricCarSession, calls.readDonut, calls.readSolarCloud],
      ...[calls.readHeatMap, calls.readQuarterHours, pv.readPvHistory, pv.readAvoidedCarbon, pv.readAvoidedCarbonTotal],
      ...[pv.readEfficiency, pv.readEfficiencyByMonth, pv.readForecast, pv.readForecastRange],
    ]
    const bad = [
      ['2025-10-02', '2025-10-01', 'PeriodBackwards'],
      ['1900-01-01', '2899-12-31', 'PeriodTooLong'],
      ['01.10.2025', '2025-10-01', 'DateInvalid'],
      ['', '2025-10-01', 'DateInvalid'],
    ] as const
    for (const call of ranged) {
      for (const [fromDate, toDate, code] of bad) {
        const { status, error } = await server.call(call, ask(fromDate, toDate) as never)
        expect([nameOf(call), status, error?.details]).toEqual([nameOf(call), 400, [expect.objectContaining({ code })]])
      }
    }
  })

  it('names the quantities a donut cannot show, and the maximum number of comparisons', async () => {
    const donut = await server.call(calls.readDonut, ask('2025-10-01', '2025-10-02', { periods: 'day,decade' }))
    expect(donut.error.details).toMatchObject([{ field: 'periods', code: 'NotAChoice' }])
    const params = { deviceType: 'EV' as const }
    for (const comparisonIteration of ['0', '11', '-1', 'x']) {
      const query = { ...ask('2025-10-01', '2025-10-02', { comparisonInterval: 'day', comparisonIteration }), params }
      const { error } = await server.call(calls.readConsumptionHistory, query)
      expect(error.details).toMatchObject([{ field: 'comparisonIteration' }])
    }
    const alone = { ...ask('2025-10-01', '2025-10-02', { comparisonIteration: '2' }), params }
    expect((await server.call(calls.readConsumptionHistory, alone)).error.message).toBe('comparisonInterval is required')
  })

  it('a site of another tenant is not found', async () => {
    const { token } = await given.member('admin')
    const { status } = await server.call(calls.readEnergyHistory, { ...ask('2025-10-01', '2025-10-02'), token })
    expect(status).toBe(404)
  })
})
