import * as pv from '@wattdesk/contract/history/pv-energy/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { plantPast, slotsOfHome } from '../../../test/past-home.ts'
import { startServer } from '../../../test/server.ts'
import { dropOldForecasts, issueForecasts } from './history.jobs.ts'

const server = startServer()
const given = givenOf(server)
const slots = slotsOfHome()
let token: string
let siteId: string

beforeAll(async () => {
  const admin = await given.member('admin')
  ;({ siteId } = await given.customer(admin))
  token = admin.token
  await plantPast(server, siteId, slots)
  await givenPanels()
})

const ask = (fromDate: string, toDate: string, more = {}) => ({ token, query: { siteId, fromDate, toDate, ...more } })
const within = (from: string, to: string) => slots.filter((slot) => slot.start >= Date.parse(from) && slot.start < Date.parse(to))

describe('a forecast', () => {
  it('of past days is the one issued before they began, with its error', async () => {
    const past = async (interval: 'P1D' | 'PT15M' = 'P1D') =>
      (await server.call(pv.readForecastRange, ask('2025-10-19', '2025-10-22', { interval }))).body
    expect((await past()).series.map(({ powerW, energyWh, issuedAt }) => [powerW, energyWh, issuedAt])).toEqual(
      Array(4).fill([null, null, null]),
    )
    const issueAt = (text: string) => issueForecasts({ db: server.ctx.db, clock: { now: () => new Date(text) } })
    await server.sql(`update installations set updated_at = '2025-01-01' where site_id = $1`, [siteId])
    await server.sql(`update sites set updated_at = '2025-01-01' where id = $1`, [siteId])
    // The first forecast is issued on its own day, the next one before its day.
    expect(await issueAt('2025-10-20T09:00:00Z')).toBe(1)
    expect(await issueAt('2025-10-20T10:00:00Z')).toBe(0)
    const first = await past()
    expect(first.series.map(({ issuedAt }) => issuedAt)).toEqual([null, '2025-10-20T09:00:00.000Z', '2025-10-20T09:00:00.000Z', null])
    expect(first.issuedAt).toBe('2025-10-20T09:00:00.000Z')
    // A change on the evening before causes a new forecast; a later one does not.
    await server.sql(
      `update pv_panels set peak_power_w = peak_power_w / 2 where configuration_id in (select id from installations where site_id = $1)`,
      [siteId],
    )
    await server.sql(`update installations set updated_at = '2025-10-20T18:00:00Z' where site_id = $1`, [siteId])
    expect(await issueAt('2025-10-20T18:30:00Z')).toBe(1)
    const second = await past()
    expect(second.series[2]).toMatchObject({ issuedAt: '2025-10-20T18:30:00.000Z' })
    expect(second.series[2]?.energyWh).toBeLessThan(0.7 * (first.series[2]?.energyWh ?? 0))
    expect(second.series[1]).toEqual(first.series[1])
    await server.sql(`update installations set updated_at = now() where site_id = $1`, [siteId])
    await issueAt('2025-10-21T09:00:00Z')
    const { series, totalWh, error } = await past()
    expect(series.slice(0, 3)).toEqual(second.series.slice(0, 3))
    expect(totalWh).toBeCloseTo(
      series.reduce((sum, one) => sum + (one.energyWh ?? 0), 0),
      1,
    )
    // The forecast for the 20th was issued too late to be compared.
    const produced = ['21', '22'].map((day) =>
      within(`2025-10-${Number(day) - 1}T22:00:00Z`, `2025-10-${day}T22:00:00Z`).reduce((sum, slot) => sum + (slot.production ?? 0), 0),
    )
    const expected = [series[2]?.energyWh ?? 0, series[3]?.energyWh ?? 0]
    expect(error?.days).toBe(2)
    expect(error?.forecastWh).toBeCloseTo((expected[0] ?? 0) + (expected[1] ?? 0), 0)
    expect(error?.producedWh).toBeCloseTo((produced[0] ?? 0) + (produced[1] ?? 0), 0)
    expect(error?.meanAbsoluteErrorWh).toBeCloseTo(
      expected.reduce((sum, energyWh, at) => sum + Math.abs(energyWh - (produced[at] ?? 0)), 0) / 2,
      0,
    )
    // The same for a month, most days of which have no forecast.
    const [month] = (await server.call(pv.readForecast, ask('2025-10-01', '2025-10-31', { aggregation: 'month' }))).body.series
    expect(month).toMatchObject({
      coveredSeconds: 3 * 86_400,
      energyWh: expect.closeTo(totalWh ?? 0, 0),
      issuedAt: '2025-10-21T09:00:00.000Z',
    })
    expect((await past('PT15M')).series).toHaveLength(4 * 96)
  })

  it('is kept for two years', async () => {
    const counted = () => server.sql<{ count: number }>('select count(*)::int as count from issued_forecasts where site_id = $1', [siteId])
    expect(await counted()).toEqual([{ count: 3 }])
    const dropAt = (text: string) => dropOldForecasts({ db: server.ctx.db, clock: { now: () => new Date(text) } })
    await dropAt('2027-10-20T12:00:00Z')
    expect(await counted()).toEqual([{ count: 3 }])
    await dropAt('2027-10-21T12:00:00Z')
    expect(await counted()).toEqual([{ count: 2 }])
  })
})

async function givenPanels() {
  const [site] = await server.sql<{ customer_id: string }>(
    'update sites set latitude = 49.49, longitude = 8.46 where id = $1 returning customer_id',
    [siteId],
  )
  const id = await installationsOf(server).add(
    'pvbattery',
    { customerId: site?.customer_id ?? '', siteId },
    { vendor_installation_id: 'PV-1' },
    { has_inverter: true, inverter_kind: 'PV', pv_peak_power_w: 8_000, pv_inverter_max_ac_power_w: 8_000 },
  )
  await server.sql('insert into pv_panels values ($1, 0, 20, 8000, 0, 30, 5, null)', [id])
}
