import { changeTariff } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import * as calls from '@wattdesk/contract/history/calls.ts'
import { addWallbox, removeWallbox } from '@wattdesk/contract/installations/wallbox/calls.ts'
import { quarterHourStart } from '@wattdesk/energy/intervals.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { meter, wallboxesOf } from '../../../test/wallboxes.ts'
import { rollUp } from '../telemetry/rollup.service.ts'

const server = startServer()
const { wallbox, plugIn, listen, close } = wallboxesOf(server, givenOf(server))

beforeAll(async () => {
  await listen()
  noon = quarterHourStart(server.clock.now().getTime()) - 24 * quarter
})
afterEach(close)

const minute = 60_000
const quarter = 15 * minute
/** Six hours ago, at the start of a quarter hour, so that all charges are in the past. */
let noon = 0
const at = (minutes: number, seconds = 0) => new Date(noon + minutes * minute + seconds * 1_000).toISOString()

/** A home that takes `gridWh` from the grid and `pvWh` from its panels in every quarter hour of half a day. */
async function charging(pvWh = 1_000, gridWh = 3_000) {
  const one = await wallbox()
  await server.sql(
    `insert into energy_intervals (site_id, start, production_wh, grid_import_wh, grid_export_wh, covered_seconds)
     select $1, start, $3, $4, 0, 900 from generate_series($2::timestamptz - interval '2 hours', $2::timestamptz + interval '6 hours', '15 minutes') start`,
    [one.siteId, at(0), pvWh, gridWh],
  )
  // From the first quarter hour on, which may be on the previous day.
  const days = [noon - 2 * 60 * minute, noon + 6 * 60 * minute].map((instant) => localDayOf(instant, 'Europe/Berlin'))
  const input = { token: one.token, query: { siteId: one.siteId, fromDate: days[0] ?? '', toDate: days[1] ?? '' } }
  const sessions = async () => (await server.call(calls.listWallboxSessions, input)).body.items
  const wallboxes = async () => (await server.call(calls.readWallboxHistory, input)).body.wallboxes
  const price = (version: number, model: { kind?: 'dynamic'; importCentsPerMwh?: number }) =>
    server.call(changeTariff, {
      token: one.token,
      params: { id: one.id, siteId: one.siteId },
      body: { kind: 'fixed', importCentsPerMwh: 30_000, exportCentsPerMwh: null, version, evenIfNotReady: true, ...model },
    })
  const box = await plugIn(one)
  const begin = async (meterStart: number, timestamp: string, connectorId = 1) =>
    (await box.call('StartTransaction', { connectorId, idTag: 'card', meterStart, timestamp })).transactionId as unknown as number
  const end = (transactionId: number, meterStop: number, timestamp: string, more = {}) =>
    box.call('StopTransaction', { transactionId, meterStop, timestamp, ...more })
  const status = (name: string, timestamp: string) =>
    box.call('StatusNotification', { connectorId: 1, errorCode: 'NoError', status: name, timestamp })
  return { ...one, sessions, wallboxes, price, box, begin, end, status, input }
}

describe('sessions of a wallbox that reports its charges', () => {
  it('are its charges, to the second and the Wh, with cost, sources and the time plugged in', async () => {
    const { sessions, wallboxes, price, box, begin, end, status, stationNumber } = await charging()
    await price(0, {})
    await status('Available', at(-90))
    await status('Preparing', at(-20))
    const id = await begin(1_000, at(0, 7))
    const meterValue = Array.from({ length: 61 }, (_, index) => ({
      timestamp: at(index, 7),
      sampledValue: meter(1_000 + index * 40, '0.8'),
    }))
    await box.call('MeterValues', { connectorId: 1, transactionId: id, meterValue })
    await end(id, 3_401, at(60, 11))
    await status('Available', at(95))
    await rollUp(server.ctx)
    const [session, ...others] = await sessions()
    expect(others).toEqual([])
    expect(session).toMatchObject({
      source: 'transaction',
      state: 'ended',
      connectorId: 1,
      deviceId: stationNumber,
      pluggedInAt: at(-20),
      pluggedOutAt: at(95),
      startedAt: at(0, 7),
      endedAt: at(60, 11),
      energyWh: 2_401,
      maxPowerW: 2_400,
      isDatedByServer: false,
      isSpread: false,
      fromPvWh: 600.25,
      fromStorageWh: 0,
      fromGridWh: 1_800.75,
      // 1.80075 kWh at 30 ct.
      cost: { cents: 54, currency: 'EUR' },
    })
    expect(await wallboxes()).toMatchObject([{ deviceId: stationNumber, energyWh: 2_401, sessions: 1, cost: { cents: 54 } }])
  })

  it('are two when ten minutes apart, and count without meter values, as after a time offline', async () => {
    const { sessions, wallboxes, price, begin, end } = await charging()
    await end(await begin(0, at(0)), 14_000, at(120))
    await end(await begin(14_000, at(130)), 15_000, at(140))
    await price(0, {})
    const found = await sessions()
    expect(
      found.map(({ startedAt, energyWh, isSpread, fromGridWh, cost }) => [startedAt, energyWh, isSpread, fromGridWh, cost?.cents]),
    ).toEqual([
      [at(130), 1_000, true, 750, 23],
      [at(0), 14_000, true, 10_500, 315],
    ])
    expect(await wallboxes()).toMatchObject([{ energyWh: 15_000, sessions: 2, sessionsWithoutEnergy: 0, coveredSeconds: 0 }])
  })

  it('cost what the tariff of their time implies, and nothing if it is unknown', async () => {
    const { sessions, price, begin, end, siteId } = await charging(0, 4_000)
    await end(await begin(0, at(0)), 10_000, at(60))
    const costs = async () => (await sessions()).map(({ cost }) => cost?.cents ?? null)
    expect(await costs()).toEqual([null])
    await price(0, {})
    expect(await costs()).toEqual([300])
    // A change within a day corrects a mistake, which must not price all of the past.
    await price(1, { importCentsPerMwh: 60_000 })
    expect(await costs()).toEqual([600])
    await price(2, {})
    expect(await costs()).toEqual([300])
    const aDayLater = () => server.sql(`update site_tariffs set updated_at = updated_at - interval '1 day' where site_id = $1`, [siteId])
    // A later change does not affect the past.
    await aDayLater()
    await price(3, { importCentsPerMwh: 90_000 })
    expect(await costs()).toEqual([300])
    // So many later changes that the tariff of that time is no longer read.
    await server.sql(
      `insert into former_tariffs (site_id, until, kind, import_cents_per_mwh)
       select $1, $2::timestamptz + n * interval '1 second', 'fixed', 50000 from generate_series(1, 1000) n`,
      [siteId, at(240)],
    )
    expect(await costs()).toEqual([null])
    await server.sql('delete from former_tariffs where site_id = $1', [siteId])
    await aDayLater()
    await price(4, { kind: 'dynamic', importCentsPerMwh: 20_000 })
    await server.sql(`update former_tariffs set until = 'epoch' where site_id = $1`, [siteId])
    await server.sql(`update sites set bidding_zone = '10YCHARGES-TEST1' where id = $1`, [siteId])
    expect(await costs()).toEqual([null])
    await server.sql(
      `insert into day_ahead_prices (bidding_zone, start, seconds, cents_per_mwh)
       select '10YCHARGES-TEST1', date_trunc('hour', $1::timestamptz) + n * interval '1 hour', 3600, 10000 from generate_series(0, 1) n`,
      [at(0)],
    )
    expect(await costs()).toEqual([300])
    await server.sql('update energy_intervals set grid_import_wh = null where site_id = $1 and start = $2', [siteId, at(30)])
    expect((await sessions())[0]).toMatchObject({ energyWh: 10_000, fromGridWh: null, cost: null })
  })

  it('mark what is unknown: an impossible reading, a lost stop, a wrong clock, a charge under way', async () => {
    const { sessions, wallboxes, box, begin, end } = await charging()
    await end(await begin(9_000, at(0)), 5, at(20))
    const lost = await begin(9_000, at(30))
    await box.call('MeterValues', {
      connectorId: 1,
      transactionId: lost,
      meterValue: [{ timestamp: at(45), sampledValue: meter(9_500, '1') }],
    })
    await begin(9_800, at(60))
    const found = await sessions()
    expect(found.map(({ state, energyWh, endedAt, refusedReadingWh }) => [state, energyWh, endedAt, refusedReadingWh])).toEqual([
      ['underWay', null, null, null],
      ['lost', 500, at(45), null],
      ['ended', null, at(20), 5],
    ])
    expect(await wallboxes()).toMatchObject([{ energyWh: 500, sessions: 3, sessionsWithoutEnergy: 2, fromGridWh: null, cost: null }])
    await end(await begin(20_000, '1970-01-01T00:00:00Z', 2), 22_000, '1970-01-01T02:00:00Z')
    const misdated = (await sessions()).find(({ connectorId }) => connectorId === 2)
    expect(misdated).toMatchObject({ isDatedByServer: true, energyWh: 2_000, fromGridWh: null, cost: null })
  })

  it('charged an unknown energy, not none, if that of no session is known', async () => {
    const { wallboxes, begin, end } = await charging()
    await end(await begin(9_000, at(0)), 5, at(20))
    expect(await wallboxes()).toMatchObject([{ energyWh: null, sessions: 1, sessionsWithoutEnergy: 1 }])
  })

  it('have an unknown energy, not none, once their end turns out to be that of another connector', async () => {
    const { sessions, box, begin, end } = await charging()
    const first = await begin(1_000, at(0))
    await box.call('MeterValues', {
      connectorId: 1,
      transactionId: first,
      meterValue: [{ timestamp: at(10), sampledValue: meter(6_000, '7.2') }],
    })
    // Of a charge whose start was not received, so that only the one above can have ended.
    await end(first + 1_000, 7_000, at(20))
    expect((await sessions())[0]).toMatchObject({ state: 'ended', energyWh: 6_000 })
    await begin(500, at(15), 2)
    const again = (await sessions()).find(({ connectorId }) => connectorId === 1)
    expect(again).toMatchObject({ state: 'underWay', energyWh: null })
  })

  it('are not joined by another when its clock is set back during a charge', async () => {
    const { sessions, wallboxes, box, begin, end } = await charging()
    const id = await begin(1_000, at(0))
    const measure = (minutes: readonly number[], clock: number) =>
      box.call('MeterValues', {
        connectorId: 1,
        transactionId: id,
        meterValue: minutes.map((time) => ({ timestamp: at(time + clock), sampledValue: meter(1_000 + time * 100, '2') })),
      })
    await measure([5, 10, 15, 20, 25, 30], 0)
    // Shifted by an hour.
    await measure([31, 33, 35, 37, 39, 41, 43, 45], -60)
    await end(id, 6_000, at(50 - 60))
    await rollUp(server.ctx)
    expect((await sessions()).map(({ source, energyWh, isDatedByServer }) => [source, energyWh, isDatedByServer])).toEqual([
      ['transaction', 5_000, true],
    ])
    expect(await wallboxes()).toMatchObject([{ energyWh: 5_000, sessions: 1 }])
  })

  it('replace those found in quarter hours from its first charge on, not before', async () => {
    const { sessions, begin, end, siteId, stationNumber, input } = await charging()
    await server.sql(
      `insert into device_intervals (site_id, device_id, quantity, start, energy_wh, covered_seconds)
       select $1, device, 'ev', start, 500, 900 from unnest(array[$3, 'other']) device,
         unnest(array[$2::timestamptz - interval '60 minutes', $2::timestamptz, $2::timestamptz + interval '60 minutes']) start`,
      [siteId, at(0), stationNumber],
    )
    await end(await begin(0, at(2)), 480, at(14))
    const found = await sessions()
    expect(
      found.filter(({ deviceId }) => deviceId === stationNumber).map(({ source, energyWh, startedAt }) => [source, energyWh, startedAt]),
    ).toEqual([
      ['transaction', 480, at(2)],
      ['quarterHours', 500, at(-60)],
    ])
    expect(found.filter(({ deviceId }) => deviceId === 'other')).toHaveLength(3)
    expect((await server.call(calls.readLatestElectricCarSession, input)).body.session?.deviceId).toBe('other')
  })

  it('stay as they were reported when it is removed, also beside those of its successor', async () => {
    const { sessions, wallboxes, price, begin, end, siteId, stationNumber, id, deviceId, token } = await charging()
    await price(0, {})
    const measure = (minutes: number) =>
      server.sql(
        `insert into device_intervals (site_id, device_id, quantity, start, energy_wh, covered_seconds) values ($1, $2, 'ev', $3, 500, 900)`,
        [siteId, stationNumber, at(minutes)],
      )
    for (const minutes of [-60, 0, 45]) await measure(minutes)
    await end(await begin(0, at(2)), 480, at(14))
    await begin(480, at(50))
    const remove = (installationId: string) => server.call(removeWallbox, { token, params: { id, deviceId: installationId } })
    const before = (await sessions()).map(({ sessionId, energyWh, endedAt, cost }) => [sessionId, energyWh, endedAt, cost?.cents])
    expect(before).toHaveLength(3)
    expect((await remove(deviceId)).status).toBe(200)
    const [underWay, ...ended] = await sessions()
    // Nobody will report its end.
    expect(underWay).toMatchObject({ source: 'transaction', state: 'lost', startedAt: at(50), energyWh: null })
    expect(ended.map(({ sessionId, energyWh, endedAt, cost }) => [sessionId, energyWh, endedAt, cost?.cents])).toEqual(before.slice(1))
    expect(await wallboxes()).toMatchObject([{ deviceId: stationNumber, isReported: true, sessions: 3 }])
    const vendorId = await givenOf(server).vendorOf('ev')
    const details = { stationNumber, manufacturer: 'Easee', powerOutputA: 16, modulationMinimalLevelA: 6 }
    const added = (await server.call(addWallbox, { token, params: { id }, body: { siteId, vendorId, ...details } })).body.configurationId
    expect(await sessions()).toHaveLength(3)
    await server.sql(
      `insert into charging_transactions (installation_id, connector_id, id_tag, started_at, meter_start_wh, meter_wh, stopped_at, stop_reason)
       values ($1, 1, 'card', $2, 480, 980, $3, 'Local')`,
      [added, at(100), at(110)],
    )
    expect((await sessions()).map(({ startedAt, energyWh }) => [startedAt, energyWh])).toEqual([
      [at(100), 500],
      [at(50), null],
      [at(2), 480],
      [at(-60), 500],
    ])
    await remove(added)
    expect((await sessions()).map(({ startedAt }) => startedAt)).toEqual([at(100), at(50), at(2), at(-60)])
  })

  it('are under way while the quarter hour in which they were found goes on', async () => {
    const { sessions, siteId } = await charging()
    const now = server.clock.now().getTime()
    const current = new Date(quarterHourStart(now))
    const measure = (start: Date) =>
      server.sql(
        `insert into device_intervals (site_id, device_id, quantity, start, energy_wh, covered_seconds) values ($1, 'other', 'ev', $2, 500, 60)`,
        [siteId, start],
      )
    await measure(new Date(current.getTime() - 60 * minute))
    await measure(current)
    expect((await sessions()).map(({ state, endedAt }) => [state, endedAt])).toEqual([
      ['underWay', null],
      ['ended', new Date(current.getTime() - 45 * minute).toISOString()],
    ])
  })
})
