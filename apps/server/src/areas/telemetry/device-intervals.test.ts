import { readSiteHealth } from '@wattdesk/contract/alarms/health/calls.ts'
import { readCustomerSummary } from '@wattdesk/contract/customers/summary/calls.ts'
import * as calls from '@wattdesk/contract/history/calls.ts'
import { addGasMeter, listGasMeters } from '@wattdesk/contract/installations/gas/calls.ts'
import { readDeviceDay, readLiveSites } from '@wattdesk/contract/telemetry/calls.ts'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { type ApplianceKind, measuredQuantities } from '@wattdesk/energy/quantities.ts'
import { localDayOf, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { historiesOf } from '../../../test/histories.ts'
import { measuringSitesOf } from '../../../test/measuring-sites.ts'
import { startServer } from '../../../test/server.ts'
import { samplesUntil } from '../../../test/telemetry.ts'
import { transaction } from '../../db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { checkSites, markMeasured } from '../alarms/checks.service.ts'
import { rollUp } from './rollup.service.ts'
import { resumSite } from './rollup.store.ts'

const server = startServer()
const histories = historiesOf(server)
const given = givenOf(server)
const { givenSite, take, intervals, deviceIntervals } = measuringSitesOf(server, given)
const quarter = 900_000

/** The start of a quarter hour some hours ago. */
const pastSlot = () => Math.floor(server.clock.now().getTime() / quarter) * quarter - 8 * quarter

/** A sample every five seconds through one quarter hour and its end. */
const wholeSlot = (slot: number, powers: Partial<SampleInput> = {}) => samplesUntil(slot + quarter, 181, powers)

describe('devices', () => {
  const device = (deviceId: string, kind: ApplianceKind, powerW: number) => ({ deviceId, kind, powerW })

  it('have their own energies, in each direction, if their kind has a place in the balance', async () => {
    const { siteId } = await givenSite()
    const appliances = [
      device('meter', 'GRID', -2_000),
      device('battery', 'BATTERY', 400),
      device('left', 'EVSTATION', 4_000),
      device('right', 'EVSTATION', 1_000),
      device('inverter', 'HYBRID', 700),
      device('freezer', 'MISC', 100),
      device('new', 'UNKNOWN', 100),
    ]
    await take(siteId, wholeSlot(pastSlot(), { evPowerW: 5_000, appliances }))
    await rollUp(server.ctx)
    const found = (await deviceIntervals(siteId)).map((row) => [row.device_id, row.quantity, row.energy_wh])
    expect(found).toEqual([
      ['battery', 'batteryCharge', 0],
      ['battery', 'batteryDischarge', 100],
      ['left', 'ev', 1_000],
      ['meter', 'gridExport', 500],
      ['meter', 'gridImport', 0],
      ['right', 'ev', 250],
    ])
    expect(await intervals(siteId)).toMatchObject([{ ev_wh: 1_250 }])
  })

  it('that share an ID are never added: the first of a sample counts', async () => {
    const { siteId } = await givenSite()
    const twins = [device('wallbox', 'EVSTATION', 8_000), device('wallbox', 'EVSTATION', 400), device('wallbox', 'HEAT_PUMP', 800)]
    await take(siteId, wholeSlot(pastSlot(), { evPowerW: 8_400, appliances: twins }))
    await take(siteId, wholeSlot(pastSlot(), { evPowerW: 8_400, appliances: twins }), newId())
    await rollUp(server.ctx)
    expect(await deviceIntervals(siteId)).toMatchObject([
      { quantity: 'ev', energy_wh: 2_000, covered_seconds: 900 },
      { quantity: 'heatPump', energy_wh: 200 },
    ])
    expect(await intervals(siteId)).toMatchObject([{ ev_wh: 2_100 }])
  })

  it('are summed again for late samples, and never by two sources at once', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    const charging = wholeSlot(slot, { appliances: [device('wallbox', 'EVSTATION', 8_000)] })
    await take(siteId, charging.slice(0, 61))
    await rollUp(server.ctx)
    expect(await deviceIntervals(siteId)).toMatchObject([{ energy_wh: expect.closeTo(2_000 / 3, 3), covered_seconds: 300 }])
    await take(siteId, charging.slice(20, 40), newId())
    await rollUp(server.ctx)
    await take(siteId, charging.slice(50))
    await rollUp(server.ctx)
    expect(await deviceIntervals(siteId)).toMatchObject([{ energy_wh: 2_000, covered_seconds: 900 }])
  })

  it('show their day in quarter hours and its sum to members who may see the site live', async () => {
    const { siteId, customerId, admin } = await givenSite()
    const slot = startOfLocalDay(localDayOf(server.clock.now().getTime(), 'Europe/Berlin'), 'Europe/Berlin') - 8 * quarter
    const appliances = [device('wb-1', 'EVSTATION', 8_000), device('b', 'BATTERY', -400)]
    await take(siteId, [...wholeSlot(slot, { appliances }), ...wholeSlot(slot + 2 * quarter, { appliances }).slice(0, 61)])
    await rollUp(server.ctx)
    const query = { date: localDayOf(slot, 'Europe/Berlin') }
    const dayFor = (token: string, deviceId: string) =>
      server.call(readDeviceDay, { token, params: { id: customerId, siteId, deviceId }, query })
    const { body } = await dayFor(await given.sessionOf(admin.id), 'wb-1')
    expect(body).toMatchObject({ deviceId: 'wb-1', timeZone: 'Europe/Berlin', interval: 'PT15M', total: { ev: 2_666.667 } })
    expect(body.series).toMatchObject([
      { start: new Date(slot).toISOString(), values: { ev: 2_000 }, powerW: 8_000, coveredSeconds: 900, quality: 'measured' },
      { start: new Date(slot + 2 * quarter).toISOString(), powerW: expect.closeTo(8_000, 1), coveredSeconds: 300, quality: 'partial' },
    ])
    expect(body.provenance).toMatchObject({ source: 'integrated_power', coveredSeconds: 1_200 })
    const battery = (await dayFor(admin.token, 'b')).body
    expect(battery.series[0]).toMatchObject({ values: { batteryCharge: 100, batteryDischarge: 0 }, powerW: -400 })
    expect((await dayFor(admin.token, 'unknown')).body).toMatchObject({ series: [], total: {} })
    expect((await dayFor(admin.token, '%2F..')).status).toBe(400)
    expect((await dayFor((await given.member('installer', admin.tenantId)).token, 'wb-1')).status).toBe(403)
    expect((await dayFor((await given.member('admin')).token, 'wb-1')).error.code).toBe('CustomerNotFound')
  })
})

describe('intervals of devices', () => {
  it('are of measured quantities and nothing else', async () => {
    const insert = (quantity: string) =>
      server.sql('insert into device_intervals values ($1, $2, $3, now(), 1, 900)', [newId(), 'device', quantity])
    for (const quantity of measuredQuantities) await insert(quantity)
    await expect(insert('wallbox')).rejects.toThrow(/check/)
  })
})

describe('meters of a home', () => {
  it('count gas in m³, and the energy of a device by its own counter, even from repeated and late samples', async () => {
    const { admin, siteId: home } = await givenSite()
    server.clock.set(new Date('2026-10-25T12:00:00Z'))
    // Covers both hours between two and three o'clock when the clocks go back.
    const start = Date.parse('2026-10-25T00:00:00Z')
    const samples = Array.from({ length: 8 * 15 + 1 }, (_, at) => ({
      at: start + at * 60_000,
      gridPowerW: 100,
      appliances: [{ deviceId: 'wallbox', kind: 'EVSTATION' as const, powerW: 600, energyReadingWh: 50 + at * 12 }],
      // After an hour, the second meter is replaced by one that starts at 0.
      gasMeters: [
        { deviceId: 'gas-1', readingM3: 900 + at * 0.01 },
        { deviceId: 'gas-2', readingM3: at < 60 ? 70 + at * 0.01 : (at - 60) * 0.01 },
      ],
    }))
    await take(home, samples.slice(40))
    await rollUp(server.ctx)
    await take(home, samples)
    await rollUp(server.ctx)
    const asked = (more = {}) => ({ token: admin.token, query: { siteId: home, fromDate: '2026-10-25', toDate: '2026-10-25', ...more } })
    for (const interval of ['PT15M', 'PT1H', 'P1D', 'P1Y'] as const) {
      const { body } = await server.call(calls.readGasHistory, asked({ interval, comparison: 'day' }))
      expect([interval, body.unit, body.totalM3]).toEqual([interval, 'm3', 2.39])
      expect(body.series.length).toBe({ PT15M: 8, PT1H: 2, P1D: 1, P1Y: 1 }[interval])
      expect(body.series.reduce((sum, one) => sum + one.volumeM3, 0)).toBeCloseTo(2.39)
      expect(body.totalWh).toBeCloseTo(2.39 * 11.2 * 0.95 * 1_000, 0)
      expect(body.provenance).toMatchObject({ source: 'counter', coveredSeconds: 7_200, measuredUntil: '2026-10-25T02:00:00.000Z' })
      expect(body.comparisons).toMatchObject([{ fromDate: '2026-10-24', totalM3: null, series: [] }])
      expect(body.meters).toEqual([
        { deviceId: 'gas-1', volumeM3: 1.2 },
        { deviceId: 'gas-2', volumeM3: 1.19 },
      ])
    }
    // Imported values are distinguished from measured ones, by the quarter hour, the day and the range.
    await server.sql(
      `update energy_intervals set sources = '{"gridImport": "imported"}' where site_id = $1 and start < '2026-10-25T01:30:00Z'`,
      [home],
    )
    await transaction(server.ctx.db, (tx) => resumSite(tx, home))
    for (const interval of ['PT15M', 'P1D', 'P1M'] as const) {
      const { provenance, series } = await histories.energy(asked({ interval, details: 'true' }))
      expect(provenance).toMatchObject({ source: 'imported', coveredSeconds: 7_200, importedSeconds: 5_400, counterSeconds: 0 })
      expect(series.reduce((sum, one) => sum + (one.importedSeconds ?? 0), 0)).toBe(5_400)
    }
    const heat = await server.call(calls.readHeatMap, asked({ quantity: 'gridImport' }))
    expect(heat.body.provenance).toMatchObject({ source: 'imported', importedSeconds: 5_400 })
    const donut = await server.call(calls.readDonut, asked())
    expect(donut.body.periods[0]?.provenance).toMatchObject({ source: 'imported', importedSeconds: 5_400 })
    expect((await server.call(calls.readSolarCloud, asked())).body.provenance).toMatchObject({ source: 'imported', importedSeconds: 5_400 })
    const charged = (await server.call(calls.readWallboxHistory, asked())).body
    expect(charged.provenance).toMatchObject({ source: 'counter', coveredSeconds: 7_200, counterSeconds: 7_200 })
    const { devices } = (await server.call(calls.readDevicesConsumption, asked())).body
    expect(devices).toEqual([
      { deviceId: 'wallbox', quantity: 'ev', energyWh: 1_440, coveredSeconds: 7_200, counterShare: 1, contradictions: 8 },
    ])
  })

  it('cover the time that any of them measured, as when one replaces another', async () => {
    const { admin, siteId: home } = await givenSite()
    server.clock.set(new Date('2026-10-01T00:00:00Z'))
    // Exchanged at noon of 16 September; the wallbox as well.
    const replaced = `generate_series('2026-08-31T22:00:00Z'::timestamptz, '2026-09-30T21:45:00Z', '15 minutes') start`
    const device = (name: string) => `case when start < '2026-09-16T10:00:00Z' then '${name}-1' else '${name}-2' end`
    await server.sql(
      `insert into gas_intervals (site_id, device_id, start, volume_m3, covered_seconds) select $1, ${device('gas')}, start, 0.1, 900 from ${replaced}`,
      [home],
    )
    await server.sql(
      `insert into device_intervals (site_id, device_id, start, quantity, energy_wh, covered_seconds)
       select $1, ${device('box')}, start, 'ev', 1, 900 from ${replaced}`,
      [home],
    )
    const query = { siteId: home, fromDate: '2026-09-01', toDate: '2026-09-30' }
    const whole = { coveredSeconds: 30 * 86_400, elapsedSeconds: 30 * 86_400 }
    for (const interval of ['PT1H', 'P1D', 'P1M'] as const) {
      const { body } = await server.call(calls.readGasHistory, { token: admin.token, query: { ...query, interval } })
      expect([interval, body.provenance]).toMatchObject([interval, whole])
      expect(body.series.filter(({ quality }) => quality === 'partial')).toEqual([])
      expect(body.meters.map(({ volumeM3 }) => volumeM3)).toEqual([148.8, 139.2])
    }
    await server.sql('insert into energy_intervals (site_id, start, covered_seconds, grid_import_wh) values ($1, $2, 900, 1)', [
      home,
      '2026-09-30T21:45:00Z',
    ])
    const { body } = await server.call(calls.readWallboxHistory, { token: admin.token, query })
    expect(body.provenance).toMatchObject(whole)
    expect(body.wallboxes.map(({ coveredSeconds }) => coveredSeconds)).toEqual([15.5 * 86_400, 14.5 * 86_400])
  })

  it('register as measuring with gas alone: the meter, its home, and its health', async () => {
    const { admin, customerId, siteId: home } = await givenSite()
    const meter = { siteId: home, vendorId: await given.vendorOf('smartmeter'), serialNumber: 'GAS-7', manufacturer: 'Elster' }
    await server.call(addGasMeter, { token: admin.token, params: { id: customerId }, body: meter })
    const now = server.clock.now().getTime()
    const gas = (minutes: number, readingM3: number) => ({ at: now + minutes * 60_000, gasMeters: [{ deviceId: 'GAS-7', readingM3 }] })
    const read = async () => {
      const asked = { token: admin.token, params: { id: customerId } }
      const [shown] = (await server.call(listGasMeters, asked)).body.items
      const { measurement } = (await server.call(readCustomerSummary, asked)).body
      return { meter: shown?.connection, measurement }
    }
    expect((await read()).meter?.status).toBe('never')
    await take(home, [gas(-60, 99), gas(-3, 100), gas(-2, 100.1), gas(-1, 100.2)])
    await rollUp(server.ctx, markMeasured)
    await server.sql('update site_health set check_at = $2 where site_id = $1', [home, server.clock.now()])
    await checkSites(server.ctx)
    expect(await read()).toMatchObject({ meter: { status: 'available' }, measurement: { status: 'available' } })
    const { components } = (await server.call(readSiteHealth, { token: admin.token, params: { customerId } })).body
    expect(components).toMatchObject([
      { kind: 'site', status: 'ok' },
      { kind: 'gas', status: 'ok', code: null },
    ])
    // Live powers are kept when the gas meter reports in between.
    await take(home, [{ at: now - 5_000, gridPowerW: 700 }])
    await take(home, [gas(0, 100.4)])
    const live = await server.call(readLiveSites, { token: admin.token, params: { id: customerId } })
    expect(live.body.sites).toMatchObject([{ powers: { gridW: 700 } }])
    // Samples are kept for 90 days, quarter hours permanently.
    await server.sql('delete from samples where site_id = $1', [home])
    await server.sql('delete from energy_intervals where site_id = $1', [home])
    server.clock.advance(5 * 60_000)
    expect(await read()).toMatchObject({ meter: { status: 'temporarily_unavailable' }, measurement: { status: 'temporarily_unavailable' } })
  })
})
