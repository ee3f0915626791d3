import { changeTariff, listTimeOfUse, readTimeOfUse } from '@wattdesk/contract/alarms/time-of-use/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { readDayAheadPrices } from '@wattdesk/contract/prices/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { installationsOf } from '../../../../test/installations.ts'
import { rowsReadBy } from '../../../../test/rows-read.ts'
import { startServer } from '../../../../test/server.ts'
import { telemetryOf } from '../../../../test/telemetry.ts'
import { startVendorCloud } from '../../../../test/vendor-cloud.ts'
import { fetchDuePrices, noteZonesOfHomes } from '../../prices/prices.service.ts'
import { checkSites } from '../checks.service.ts'
import { readinessOf } from './time-of-use-readiness.rules.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)

async function givenHome() {
  const admin = await given.member('admin')
  const customer = await given.customer(admin)
  return { admin, ...customer }
}

const read = async ({ token }: GivenMember, customerId: string) =>
  (await server.call(readTimeOfUse, { token, params: { customerId } })).body

describe('the readiness for a time-of-use tariff', () => {
  it('lists what is missing, until nothing is', async () => {
    const { admin, id, siteId } = await givenHome()
    const problems = async () => (await read(admin, id)).sites[0]?.problems
    // A full address is a location.
    expect(await problems()).not.toContain('MissingSystemLocation')
    await server.sql("update sites set zip_code = '' where id = $1", [siteId])
    expect(await problems()).toEqual([
      'MissingSystemLocation',
      'TariffPricesNotSet',
      'NotDynamic',
      'BiddingZoneNotSet',
      'NoGridMeter',
      'NoControllableAppliance',
    ])
    const { id: gatewayId } = await telemetry.gateway(siteId)
    for (const [kind, type] of [
      ['GRID', 'Meter'],
      ['HEAT_PUMP', 'HEAT_PUMP'],
    ]) {
      await server.sql(
        'insert into appliances (id, gateway_id, device_id, kind, type, added_at, updated_at) values (gen_random_uuid(), $1, $2, $2, $3, now(), now())',
        [gatewayId, kind, type],
      )
    }
    await server.sql("update sites set latitude = 49, longitude = 8, bidding_zone = '10Y1001A1001A82H' where id = $1", [siteId])
    expect(await problems()).toEqual(['TariffPricesNotSet', 'NotDynamic'])
    const body = { version: 0, kind: 'dynamic' as const, importCentsPerMwh: 2_150, exportCentsPerMwh: null }
    await server.call(changeTariff, { token: admin.token, params: { id, siteId }, body })
    const ready = await read(admin, id)
    expect(ready).toMatchObject({
      isReady: true,
      sites: [{ isReady: true, problems: [], controllable: ['HEAT_PUMP'], tariff: { kind: 'dynamic' } }],
    })
  })

  it('is a board over all homes with devices, as of their last check, for those who see them', async () => {
    const { admin, id, siteId } = await givenHome()
    const other = await given.customer(admin)
    for (const home of [
      { customerId: id, siteId },
      { customerId: other.id, siteId: other.siteId },
    ])
      await installationsOf(server).add('wallbox', home)
    await server.sql("update sites set latitude = 49, longitude = 8, bidding_zone = '10Y1001A1001A82H' where id = $1", [siteId])
    const tariff = { version: 0, kind: 'dynamic' as const, importCentsPerMwh: 2_150, exportCentsPerMwh: null, evenIfNotReady: true }
    const board = async (filter: object, { token }: GivenMember = admin) =>
      (await server.call(listTimeOfUse, { token, query: { filter: JSON.stringify(filter) } })).body
    const soon = { db: server.ctx.db, clock: { now: () => new Date(Date.now() + 1_000) } }
    await checkSites(soon)
    expect((await board({ problem: 'TariffPricesNotSet' })).total).toBe(2)
    await server.call(changeTariff, { token: admin.token, params: { id, siteId }, body: tariff })
    await checkSites(soon)
    const found = await board({ problem: { op: 'in', value: ['NotDynamic', 'BiddingZoneNotSet'] } })
    expect(found.items).toMatchObject([{ customer: { id: other.id }, site: { id: other.siteId } }])
    expect(found.problems.find(({ problem }) => problem === 'NoGridMeter')?.total).toBe(2)
    expect((await board({ problem: { op: 'ne', value: 'NotDynamic' } })).items).toMatchObject([
      { customer: { id }, problems: ['NoGridMeter', 'NoControllableAppliance'] },
    ])
    expect(await board({ ready: true })).toMatchObject({ total: 0, ready: { total: 0 } })
    expect((await board({}, await given.member('admin'))).total).toBe(0)
  })

  it('finds the meter of a home whose vendor or smart meter measures the grid, on its page and on the board', async () => {
    const { admin, id, siteId } = await givenHome()
    await installationsOf(server).add('meter', { customerId: id, siteId })
    const found = async () => {
      await server.sql("update site_health set check_at = now() - interval '1 day' where site_id = $1", [siteId])
      await checkSites(server.ctx)
      const { body } = await server.call(listTimeOfUse, { token: admin.token, query: {} })
      return [(await read(admin, id)).sites[0]?.problems, body.items[0]?.problems].map((problems) => problems?.includes('NoGridMeter'))
    }
    expect(await found()).toEqual([true, true])
    const measured = 'insert into home_quantities (site_id, grid) values ($1, tstzmultirange(tstzrange($2, null)))'
    await server.sql(measured, [siteId, new Date(server.clock.now().getTime() - 3_600_000)])
    expect(await found()).toEqual([false, false])
    // The meter was removed.
    await server.sql('update home_quantities set grid = tstzmultirange(tstzrange(lower(grid), $2)) where site_id = $1', [
      siteId,
      new Date(server.clock.now().getTime() - 60_000),
    ])
    expect(await found()).toEqual([true, true])
  })

  it('is not that of a customer without a home', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin, { type: 'partner', site: undefined })
    expect(await read(admin, id)).toEqual({ isReady: false, sites: [] })
  })

  it.each([
    [
      'two batteries',
      ['GRID', 'BATTERY', 'BATTERY'],
      { multiple: ['BATTERY'], unsupported: [], controllable: ['BATTERY'] },
      ['UnsupportedAppliances'],
    ],
    ['two grid meters', ['GRID', 'GRID', 'BATTERY'], { multiple: ['GRID'], controllable: ['BATTERY'] }, ['UnsupportedAppliances']],
    ['a battery behind its inverter', ['GRID', 'HYBRID', 'BATTERY'], { multiple: [], unsupported: [] }, []],
    ['a fuel cell', ['GRID', 'FUEL_CELL', 'EVSTATION'], { unsupported: ['FUEL_CELL'] }, ['UnsupportedAppliances']],
    ['what is not known', ['GRID', 'UNKNOWN', 'EVSTATION'], { unsupported: ['UNKNOWN'] }, ['UnsupportedAppliances']],
    ['panels alone', ['GRID', 'PV'], { controllable: [] }, ['NoControllableAppliance']],
    ['no meter', ['HYBRID'], {}, ['NoGridMeter']],
  ] as const)('judges %s', (_, appliances, found, problems) => {
    const place = { latitude: 49, longitude: 8, address: '', zipCode: '', city: '' }
    const home = { ...place, biddingZone: 'zone', tariff: { kind: 'dynamic' as const, importCentsPerMwh: 0 }, appliances }
    expect(readinessOf({ ...home, measuresGrid: false })).toMatchObject({ ...found, problems })
  })

  it('is only for those who see the customer', async () => {
    const { id } = await givenHome()
    const [stranger, installer] = [await given.member('admin'), await given.member('installer')]
    const asked = await server.call(readTimeOfUse, { token: stranger.token, params: { customerId: id } })
    expect([asked.status, asked.error.code]).toEqual([404, 'CustomerNotFound'])
    expect((await server.call(readTimeOfUse, { token: installer.token, params: { customerId: id } })).status).toBe(403)
  })
})

describe('a site’s tariff', () => {
  const fixed = { version: 0, kind: 'fixed' as const, importCentsPerMwh: 31_520, exportCentsPerMwh: 8_110 }

  it('is set, changed and logged; repeating it changes nothing', async () => {
    const { admin, id, siteId } = await givenHome()
    const put = (body: object) => server.call(changeTariff, { token: admin.token, params: { id, siteId }, body: body as never })
    expect((await put(fixed)).body).toMatchObject({ kind: 'fixed', importCentsPerMwh: 31_520, version: 1 })
    expect((await put({ ...fixed, version: 1 })).body.version).toBe(1)
    const dynamic = { ...fixed, version: 1, kind: 'dynamic' }
    expect((await put(dynamic)).error).toMatchObject({
      code: 'TimeOfUseNotReady',
      details: { problems: ['BiddingZoneNotSet', 'NoGridMeter', 'NoControllableAppliance'] },
    })
    expect((await put({ ...dynamic, evenIfNotReady: true })).body).toMatchObject({ kind: 'dynamic', version: 2 })
    expect((await put(fixed)).error).toMatchObject({ code: 'TariffChanged', details: { version: 2 } })
    const log = await server.call(listCustomerActivities, { token: admin.token, params: { id } })
    expect(log.body.items.map((entry) => [entry.event, entry.before, entry.after]).slice(0, 2)).toEqual([
      ['site.tariff-changed', { kind: 'fixed' }, { kind: 'dynamic' }],
      ['site.tariff-changed', null, { kind: 'fixed', importCentsPerMwh: 31_520, exportCentsPerMwh: 8_110 }],
    ])
  })

  it('is set once by two simultaneous first calls', async () => {
    const { admin, id, siteId } = await givenHome()
    const put = () => server.call(changeTariff, { token: admin.token, params: { id, siteId }, body: fixed })
    expect((await Promise.all([put(), put()])).map((reply) => reply.status).sort()).toEqual([200, 409])
  })

  it('is limited to sites of active customers, and to members with the permission', async () => {
    const { admin, id, siteId } = await givenHome()
    const [other, support, stranger] = [
      await given.customer(admin),
      await given.member('support', admin.tenantId),
      await given.member('admin'),
    ]
    const put = async (token: string, params: { id: string; siteId: string }) => {
      const { status, error } = await server.call(changeTariff, { token, params, body: fixed })
      return [status, error.code]
    }
    expect(await put(admin.token, { id, siteId: other.siteId })).toEqual([404, 'InvalidSiteId'])
    expect(await put(support.token, { id, siteId })).toEqual([403, 'PermissionMissing'])
    expect(await put(stranger.token, { id, siteId })).toEqual([404, 'CustomerNotFound'])
    await server.sql("update customers set status = 'inactive' where id = $1", [id])
    expect(await put(admin.token, { id, siteId })).toEqual([409, 'CustomerNotActive'])
  })

  it.each([
    { kind: 'free' },
    { version: -1 },
    { importCentsPerMwh: 1.5 },
    { importCentsPerMwh: '3' },
    { importCentsPerMwh: 9e9 },
    { extra: 1 },
  ])('refuses %j', async (fields) => {
    const { admin, id, siteId } = await givenHome()
    const body = { ...fixed, ...fields } as never
    expect((await server.call(changeTariff, { token: admin.token, params: { id, siteId }, body })).status).toBe(400)
  })
})

describe('day-ahead prices', () => {
  const cloud = startVendorCloud()
  const germany = '10Y1001A1001A82H'
  const seconds = (text: string) => Date.parse(text) / 1_000
  /** The quarter hours of the day on which the clocks go back, as energy-charts.info returns them. The second hour lacks one. */
  const starts = Array.from({ length: 100 }, (_, at) => seconds('2026-10-24T22:00:00Z') + at * 900).filter((_, at) => at !== 5)
  const respond = () => ({
    license_info: 'CC BY 4.0 (creativecommons.org/licenses/by/4.0) from Bundesnetzagentur | SMARD.de',
    unix_seconds: starts,
    price: starts.map((_, at) => (at === 7 ? null : at === 8 ? -12.34 : 85.005 + at)),
    unit: 'EUR / MWh',
    deprecated: false,
  })

  async function givenZone() {
    const home = await givenHome()
    await server.sql('update tenants set bidding_zone = $2 where id = $1', [home.admin.tenantId, germany])
    await server.sql('update sites set bidding_zone = $2 where id = $1', [home.siteId, germany])
    const { siteId } = home
    const prices = async (date = '2026-10-25') =>
      server.call(readDayAheadPrices, { token: await given.sessionOf(home.admin.id), query: { siteId, date } })
    return { ...home, prices }
  }

  it('are read for the zones of tenants once, kept, corrected, and shown by the day of a home, 25 hours long', async () => {
    server.clock.set('2026-10-25T12:00:00Z')
    const { admin, prices, siteId } = await givenZone()
    // Without an address nothing is requested.
    expect([await fetchDuePrices(server.ctx), (await prices()).body.series]).toEqual([0, []])
    server.ctx.config.pricesUrl = `${cloud.url}/charts`
    cloud.respond = respond
    expect(await Promise.all([fetchDuePrices(server.ctx), fetchDuePrices(server.ctx)])).toContain(1)
    expect(cloud.asked).toEqual(['/charts/price?bzn=DE-LU&start=2026-10-11&end=2026-10-26'])
    const { body } = await prices()
    expect(body).toMatchObject({ biddingZone: germany, source: { licence: expect.stringContaining('CC BY 4.0'), isUnreachable: false } })
    expect(body.series).toHaveLength(98)
    expect(body.series.slice(4, 8).map((one) => [one.start.slice(11, 16), one.end.slice(11, 16), one.centsPerMwh])).toEqual([
      ['23:00', '23:15', 8_901],
      ['23:30', '23:45', 9_001],
      ['23:45', '00:00', 9_101],
      ['00:15', '00:30', -1_234],
    ])
    // After the clock change there are no later prices yet: they are requested again, and a correction replaces them.
    server.clock.advance(31 * 60_000)
    cloud.respond = () => ({ ...respond(), price: starts.map(() => 1) })
    await fetchDuePrices(server.ctx)
    expect(new Set((await prices()).body.series.map((one) => one.centsPerMwh))).toEqual(new Set([100]))
    expect((await prices('2026-10-26')).body.series).toEqual([])
    const stranger = await given.member('admin')
    expect((await server.call(readDayAheadPrices, { token: stranger.token, query: { siteId, date: '2026-10-25' } })).status).toBe(404)
    expect(
      (await server.call(readDayAheadPrices, { token: await given.sessionOf(admin.id), query: { siteId, date: '2026-13-01' } })).status,
    ).toBe(400)
  })

  it.each<[string, typeof cloud.respond]>([
    ['vendor_unavailable', (_, __, response) => void response.writeHead(500).end()],
    ['quota_exhausted', (_, __, response) => void response.writeHead(429, { 'retry-after': '3600' }).end()],
    ['access_denied', (_, __, response) => void response.writeHead(403).end()],
    ['answer_not_json', (_, __, response) => void response.end('<html></html>')],
    ['answer_incomplete', (_, __, response) => void response.end('{"unix_seconds":[1')],
    ['answer_unexpected', () => ({ ...respond(), unit: 'ct / kWh' })],
    ['answer_unexpected', () => ({ ...respond(), price: [1] })],
    ['answer_unexpected', () => ({ ...respond(), unix_seconds: starts.toReversed() })],
    ['answer_unexpected', () => ({ unix_seconds: [0, 60], price: [1, 2] })],
    ['answer_unexpected', () => ({ unix_seconds: [0, 900], price: [1, 1e9] })],
  ])('from a response that is %s change nothing, and are requested again later', async (fault, wrong) => {
    server.clock.advance(86_400_000)
    const { prices } = await givenZone()
    const before = (await prices()).body.series
    server.ctx.config.pricesUrl = cloud.url
    cloud.respond = wrong
    cloud.asked.length = 0
    await fetchDuePrices(server.ctx)
    await fetchDuePrices(server.ctx)
    expect(cloud.asked).toHaveLength(1)
    const { body } = await prices()
    expect([body.series, body.source.isUnreachable]).toEqual([before, true])
    const [row] = await server.sql<{ fault: string; wait: number }>(
      'select fault, extract(epoch from next_at - $1)::int as wait from price_readings',
      [server.clock.now()],
    )
    expect(row).toEqual({ fault, wait: fault === 'quota_exhausted' ? 3_600 : 900 })
  })

  it('are read for a home in another zone than its tenant', async () => {
    server.clock.advance(86_400_000)
    const { siteId, prices } = await givenZone()
    await server.sql("update sites set bidding_zone = '10Y1001A1001A47J' where id = $1", [siteId])
    server.ctx.config.pricesUrl = `${cloud.url}/charts`
    cloud.respond = respond
    await noteZonesOfHomes(server.ctx)
    await fetchDuePrices(server.ctx)
    expect((await prices()).body.series).toHaveLength(98)
    expect(cloud.asked.filter((address) => address.includes('bzn=SE4'))).toHaveLength(1)
  })

  it('are looked for without reading every home', async () => {
    server.clock.advance(86_400_000)
    const { id, siteId } = await givenZone()
    await server.sql(
      `insert into sites (id, customer_id, name, address, zip_code, city, country, time_zone, bidding_zone, created_at, updated_at)
       select gen_random_uuid(), $1, name, address, zip_code, city, country, time_zone, bidding_zone, created_at, updated_at
       from sites, generate_series(1, 5000) where id = $2`,
      [id, siteId],
    )
    await server.sql("update sites set bidding_zone = '10YHU-MAVIR----U' where id = $1", [siteId])
    await server.sql('vacuum analyze sites')
    server.ctx.config.pricesUrl = `${cloud.url}/charts`
    expect(await rowsReadBy(server, 'sites', () => noteZonesOfHomes(server.ctx))).toBeLessThan(100)
    expect(await server.sql("select from price_readings where bidding_zone = '10YHU-MAVIR----U'")).toHaveLength(1)
  })
})
