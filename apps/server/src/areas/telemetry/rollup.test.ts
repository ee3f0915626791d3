import { listSites, updateSite } from '@wattdesk/contract/customers/calls.ts'
import { readSiteDay } from '@wattdesk/contract/telemetry/calls.ts'
import type { SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { daySpan } from '@wattdesk/energy/intervals.ts'
import { localDayOf, startOfLocalDay } from '@wattdesk/energy/time-zones.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { historiesOf } from '../../../test/histories.ts'
import { measuringSitesOf } from '../../../test/measuring-sites.ts'
import { loseConnectionsAt, startServer } from '../../../test/server.ts'
import { samplesUntil } from '../../../test/telemetry.ts'
import { transaction } from '../../db/transaction.ts'
import { newId } from '../../platform/ids.ts'
import { openSampleIngest } from './ingest/sample-ingest.service.ts'
import { resumSites, rollUp } from './rollup.service.ts'
import { resumSite } from './rollup.store.ts'

const server = startServer()
const histories = historiesOf(server)
const given = givenOf(server)
const { givenSite, take, intervals, deviceIntervals } = measuringSitesOf(server, given)
const minute = 60_000
const quarter = 15 * minute

/** The start of a quarter hour some hours ago. */
const pastSlot = () => Math.floor(server.clock.now().getTime() / quarter) * quarter - 8 * quarter

/** A sample every five seconds through one quarter hour and its end. */
const wholeSlot = (slot: number, powers: Partial<SampleInput> = {}) => samplesUntil(slot + quarter, 181, powers)

describe('a change of the time zone', () => {
  it('recomputes days and months', async () => {
    const { siteId, customerId, admin } = await givenSite()
    // The last quarter hour of October in Berlin is the first of November in Helsinki.
    const now = server.clock.now()
    const isOver = now >= new Date(`${now.getUTCFullYear()}-11-01T00:00Z`)
    const year = now.getUTCFullYear() - (isOver ? 0 : 1)
    const slot = Date.parse(`${year}-10-31T22:45:00Z`)
    await take(siteId, wholeSlot(slot))
    await rollUp(server.ctx)
    const days = () => server.sql('select day::text, production_wh from energy_days where site_id = $1', [siteId])
    const months = () => server.sql('select month::text, production_wh from energy_months where site_id = $1', [siteId])
    expect(await days()).toEqual([{ day: `${year}-10-31`, production_wh: 750 }])

    const token = await given.sessionOf(admin.id)
    const params = { id: customerId, siteId }
    const { name, address, zipCode, city, country, version } = await siteOf(token, customerId)
    const body = { name, address, zipCode, city, country, version, timeZone: 'Europe/Helsinki' }
    expect((await server.call(updateSite, { token, params, body })).status).toBe(200)
    expect(await resumSites(server.ctx)).toBe(0) // a rollup may still have the previous zone cached
    server.clock.advance(600_000)
    expect(await resumSites(server.ctx)).toBe(1)
    expect(await days()).toEqual([{ day: `${year}-11-01`, production_wh: 750 }])
    expect(await months()).toEqual([{ month: `${year}-11-01`, production_wh: 750 }])
    expect(await resumSites(server.ctx)).toBe(0)
  })

  async function siteOf(token: string, customerId: string) {
    const { body } = await server.call(listSites, { token, params: { id: customerId } })
    const [site] = body.items
    if (!site) throw new Error('a customer has a site')
    return site
  }
})

describe('the rollup', () => {
  it('sums a quarter hour, its day and its month', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    await take(siteId, wholeSlot(slot))
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([
      { start: new Date(slot), production_wh: 750, grid_import_wh: 0, grid_export_wh: 250, battery_charge_wh: 125, covered_seconds: 900 },
    ])
    const sums = { production_wh: 750, grid_export_wh: 250, battery_charge_wh: 125, covered_seconds: 900 }
    expect(await server.sql('select * from energy_days where site_id = $1', [siteId])).toMatchObject([sums])
    expect(await server.sql('select * from energy_months where site_id = $1', [siteId])).toMatchObject([sums])
    expect(await server.sql('select * from rollup_slots where site_id = $1 and slot <= $2', [siteId, new Date(slot)])).toEqual([])
  })

  it('lets the counter of the meter decide, records the contradicting power, and omits the moment of a reset', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    const counted = (from: number, reset: number) =>
      wholeSlot(from, { gridPowerW: 600 }).map((sample, at) => ({
        ...sample,
        gridImportReadingWs: (at < reset ? at + 1_000 : at) * 5 * 720,
      }))
    await take(siteId, counted(slot, 0))
    await take(siteId, counted(slot + 2 * quarter, 90))
    await rollUp(server.ctx)
    const rows = await intervals(siteId)
    expect(rows.filter(({ covered_seconds }) => covered_seconds === 900)).toMatchObject([
      { grid_import_wh: 180, sources: { gridImport: 'counter' }, contradicted: { gridImport: expect.closeTo(150, 1) } },
      { grid_import_wh: 179, sources: { gridImport: 'counter' } },
    ])
  })

  it('keeps what was imported, and sums the rest', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    await take(siteId, wholeSlot(slot))
    await rollUp(server.ctx)
    await server.sql(
      `update energy_intervals set production_wh = 500, grid_export_wh = 1, sources = '{"production": "imported"}' where site_id = $1`,
      [siteId],
    )
    await take(siteId, wholeSlot(slot), newId())
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([{ production_wh: 500, grid_export_wh: 250 }])
    expect(await server.sql('select production_wh, grid_export_wh from energy_days where site_id = $1', [siteId])).toEqual([
      { production_wh: 500, grid_export_wh: 250 },
    ])
  })

  it('shows a late sample, in the quarter hour before it too', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    const gone = wholeSlot(slot).filter((sample) => Number(sample.at) < slot + 13 * minute)
    const next = wholeSlot(slot + quarter).filter((sample) => Number(sample.at) > slot + quarter + 2 * minute)
    await take(siteId, [...gone, ...next])
    await rollUp(server.ctx)
    const before = await intervals(siteId)
    await take(siteId, samplesUntil(slot + quarter + 2 * minute, 49))
    await rollUp(server.ctx)
    const after = await intervals(siteId)
    expect(after.map((row) => row.covered_seconds)).toEqual([900, 900])
    expect(after.map((row) => row.production_wh)).toEqual([750, 750])
    expect(before.length).toBe(2)
  })

  it('gives the same result for any order, grouping and repetition of samples, also of devices', async () => {
    const slot = pastSlot()
    const samples = Array.from({ length: 40 }, (_, index) => ({
      at: slot + index * 45_000,
      gridPowerW: (index % 7) * 300 - 800,
      productionPowerW: index * 50,
      appliances: [
        { deviceId: 'meter', kind: 'GRID' as const, powerW: (index % 5) * 400 - 900 },
        { deviceId: 'wallbox', kind: 'EVSTATION' as const, powerW: (index % 3) * 3_700 },
      ].slice(index % 4 === 0 ? 1 : 0),
    }))
    const sumsOf = async (siteId: string) => ({
      home: (await intervals(siteId)).map(({ site_id: _, ...row }) => row),
      devices: await deviceIntervals(siteId),
    })
    const { siteId: ordered } = await givenSite()
    await take(ordered, samples)
    await rollUp(server.ctx)
    const expected = await sumsOf(ordered)
    expect([expected.home.length, expected.devices.length]).toEqual([2, 6])
    const mixes = fc.shuffledSubarray([...samples, ...samples.slice(0, 10)], { minLength: 50 })
    await fc.assert(
      fc.asyncProperty(mixes, fc.integer({ min: 1, max: 25 }), async (mixed, size) => {
        const siteId = newId()
        await server.sql(`insert into sites (id, customer_id, name, address, zip_code, city, country, time_zone, created_at, updated_at)
          select '${siteId}', customer_id, name, address, zip_code, city, country, time_zone, now(), now() from sites where id = '${ordered}'`)
        const ingest = openSampleIngest(server.ctx)
        for (let from = 0; from < mixed.length; from += size) {
          await ingest.take(siteId, siteId, mixed.slice(from, from + size))
          // Two concurrent processes.
          if (from % 3 === 0) await Promise.all([rollUp(server.ctx), rollUp(server.ctx)])
        }
        await ingest.close()
        await rollUp(server.ctx)
        expect(await sumsOf(siteId)).toEqual(expected)
      }),
      { numRuns: 8 },
    )
  })

  it('shared by processes omits nothing of a day', async () => {
    const { siteId } = await givenSite()
    // Two batches, all within one day in Berlin.
    const first = startOfLocalDay(localDayOf(pastSlot() - 2 * dayMs, 'Europe/Berlin'), 'Europe/Berlin')
    for (let index = 0; index < 80; index++) await take(siteId, samplesUntil(first + index * quarter + 10 * minute, 60))
    await rollUp(server.ctx)
    const summed = () => server.sql<{ wh: number }>('select production_wh::int as wh from energy_days where site_id = $1', [siteId])
    const whole = await summed()
    for (let round = 0; round < 20; round++) {
      await server.sql(
        `with gone as (delete from energy_intervals where site_id = $1 returning site_id, start), days as (delete from energy_days where site_id = $1)
         insert into rollup_slots select site_id, start, $2 from gone`,
        [siteId, server.clock.now()],
      )
      await Promise.all([rollUp(server.ctx), rollUp(server.ctx)])
      expect(await summed()).toEqual(whole)
    }
  })

  it('sums the running quarter hour now and then, not at every sample', async () => {
    const { siteId } = await givenSite()
    server.clock.set(new Date(Math.ceil(server.clock.now().getTime() / quarter) * quarter + 7 * minute))
    await take(siteId, samplesUntil(server.clock.now().getTime(), 30))
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toEqual([])
    server.clock.advance(25_000)
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([{ covered_seconds: 145 }])
  })

  it('does not add two sources of one site: the one with more coverage counts', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    const [gateway, cloud] = [newId(), newId()]
    await take(siteId, wholeSlot(slot, { productionPowerW: 4_000 }), gateway)
    await take(siteId, wholeSlot(slot, { productionPowerW: 9_000 }).slice(0, 90), cloud)
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([{ production_wh: 1_000, covered_seconds: 900 }])
  })

  it('fills no gap, and never makes one 0', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    await take(siteId, [
      { at: slot, productionPowerW: 1_200 },
      { at: slot + 5 * minute, productionPowerW: 1_200 },
      { at: slot + 14 * minute, productionPowerW: 1_200 },
    ])
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toMatchObject([{ production_wh: 100, grid_import_wh: null, covered_seconds: 300 }])
  })

  it('keeps its marks when it fails, and those set meanwhile', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot()
    await take(siteId, wholeSlot(slot))
    await server.sql('alter table energy_days rename to energy_days_away')
    await expect(rollUp(server.ctx)).rejects.toThrow()
    await server.sql('alter table energy_days_away rename to energy_days')
    expect(await intervals(siteId)).toEqual([])
    await rollUp(server.ctx)
    expect(await intervals(siteId)).toHaveLength(1)
  })

  it('survives a database restart in the middle of it', async () => {
    const { siteId } = await givenSite()
    await take(siteId, [...wholeSlot(pastSlot()), ...wholeSlot(pastSlot() + 2 * quarter)])
    const repair = await loseConnectionsAt(server, 'energy_months')
    await expect(rollUp(server.ctx)).rejects.toThrow()
    expect(await intervals(siteId)).toEqual([])
    await repair()
    await rollUp(server.ctx)
    // The two quarter hours may lie in two months.
    expect(await server.sql('select sum(production_wh)::int as wh from energy_months where site_id = $1', [siteId])).toEqual([
      { wh: 1_500 },
    ])
  })

  it('equals the raw samples, over a day, to the last digits of a float', async () => {
    const { siteId } = await givenSite()
    const slot = pastSlot() - 40 * quarter
    const samples = Array.from({ length: 36 * 180 }, (_, index) => ({
      at: slot + index * 5_000,
      gridPowerW: Math.sin(index / 50) * 3_000,
      productionPowerW: Math.max(0, Math.cos(index / 900) * 8_000),
    }))
    for (let from = 0; from < samples.length; from += 1_000) await take(siteId, samples.slice(from, from + 1_000))
    await rollUp(server.ctx)
    const [raw] = await server.sql<{ wh: number }>(
      `select sum((greatest(production_w, 0) + greatest(before, 0)) / 2 * 5.0 / 3600)::float8 as wh from (
         select production_w, lag(production_w) over (order by at) as before from samples where site_id = $1) s where before is not null`,
      [siteId],
    )
    const [rolled] = await server.sql<{ wh: number }>('select sum(production_wh) as wh from energy_days where site_id = $1', [siteId])
    expect(Math.abs((rolled?.wh ?? 0) / (raw?.wh ?? 1) - 1)).toBeLessThan(1e-5)
  })
})

describe('a day of a site', () => {
  it('gives partly measured quantities of a quarter hour the mean of their time, each for itself, and no balance of different times', async () => {
    const { siteId, customerId, admin } = await givenSite()
    const slot = pastSlot()
    // Five minutes in total, of which the inverter reported for two.
    const samples = wholeSlot(slot)
      .slice(0, 61)
      .map((sample, at) => (at > 24 ? { ...sample, productionPowerW: undefined } : sample))
    await take(siteId, samples)
    await rollUp(server.ctx)
    const query = { date: localDayOf(slot, 'Europe/Berlin') }
    const { body } = await server.call(readSiteDay, { token: admin.token, params: { id: customerId, siteId }, query })
    expect(body.series).toMatchObject([
      {
        values: { production: 100, gridExport: 83.333 },
        powers: { production: 3_000, grid: -1_000, battery: -500, totalConsumption: null, household: null, ev: null },
        coveredSeconds: 300,
        leastCoveredSeconds: 120,
        quality: 'partial',
      },
    ])
    expect(body.provenance).toMatchObject({ source: 'integrated_power', coveredSeconds: 300, counterSeconds: 0 })
    expect(body.provenance.measuredUntil).toBe(new Date(slot + 300_000).toISOString())
  })

  it('and longer spans give partly measured powers the mean of their own time, and consumption that of the time when all was measured', async () => {
    const { siteId, admin } = await givenSite()
    const slot = Date.parse('2026-10-20T10:00:00Z')
    await take(siteId, wholeSlot(slot))
    // The inverter is silent.
    await take(siteId, wholeSlot(slot + 2 * quarter, { productionPowerW: undefined, gridPowerW: 700, batteryPowerW: 0 }))
    await rollUp(server.ctx)
    for (const sum of [async () => undefined, () => transaction(server.ctx.db, (tx) => resumSite(tx, siteId))]) {
      await sum()
      for (const interval of ['PT1H', 'P1D', 'P1W', 'P1M', 'P1Y'] as const) {
        const query = { siteId, fromDate: '2026-10-01', toDate: '2026-10-31', interval, details: 'true' }
        const body = await histories.power({ token: admin.token, query })
        expect(body.series, interval).toMatchObject([
          {
            values: { production: 3_000, grid: -150, battery: -250, totalConsumption: 1_500, household: 1_500, ev: null },
            coveredSeconds: 1_800,
            balancedSeconds: 900,
            lessCovered: { production: 900 },
          },
        ])
      }
    }
  })

  it("is cut in the site's zone: 100 quarter hours when clocks go back", async () => {
    const { siteId, customerId, admin } = await givenSite()
    const { start, end } = daySpan('2026-10-25', 'Europe/Berlin')
    server.clock.set(new Date(end + 60 * minute))
    const samples: SampleInput[] = []
    for (let at = start - 10 * minute; at <= end + 10 * minute; at += minute)
      samples.push({ at, productionPowerW: 400, gridPowerW: 200, householdPowerW: 600 })
    await take(siteId, samples.slice(0, 900))
    await take(siteId, samples.slice(900))
    await rollUp(server.ctx)
    const { status, body } = await server.call(readSiteDay, {
      token: await given.sessionOf(admin.id),
      params: { id: customerId, siteId },
      query: { date: '2026-10-25' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      timeZone: 'Europe/Berlin',
      from: '2026-10-24T22:00:00.000Z',
      to: '2026-10-25T23:00:00.000Z',
      interval: 'PT15M',
    })
    expect(body.series).toHaveLength(100)
    expect(new Set(body.series.map((slot) => slot.start)).size).toBe(100)
    expect(body.series[0]?.values).toMatchObject({
      production: 100,
      gridImport: 50,
      gridExport: 0,
      totalConsumption: 150,
      batteryCharge: null,
      heatPump: null,
    })
    expect(body.total).toMatchObject({ production: 10_000, gridImport: 5_000, totalConsumption: 15_000, selfConsumptionRate: 1 })
    expect(body.total.selfSufficiencyRate).toBeCloseTo(2 / 3, 6)
    const [day] = await server.sql<{ production_wh: number }>(
      "select production_wh from energy_days where site_id = $1 and day = '2026-10-25'",
      [siteId],
    )
    expect(day?.production_wh).toBeCloseTo(10_000, 3)
  })

  it('without data is empty, and its rates are null', async () => {
    const { siteId, customerId, admin } = await givenSite()
    const { status, body } = await server.call(readSiteDay, { token: await given.sessionOf(admin.id), params: { id: customerId, siteId } })
    expect(status).toBe(200)
    expect(body.series).toEqual([])
    expect(body.total).toMatchObject({ production: null, selfSufficiencyRate: null, selfConsumptionRate: null })
  })

  it.each(['2026-13-01', 'yesterday', '2026-1-1', ''])('refuses %j as a date', async (date) => {
    const { siteId, customerId, admin } = await givenSite()
    const response = await server.call(readSiteDay, {
      token: await given.sessionOf(admin.id),
      params: { id: customerId, siteId },
      query: { date },
    })
    expect(response.status).toBe(400)
  })
})
