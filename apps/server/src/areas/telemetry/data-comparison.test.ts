import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { compareData } from '@wattdesk/contract/telemetry/data-comparison/calls.ts'
import { listDataRecords, readDataPayload } from '@wattdesk/contract/telemetry/data-records/calls.ts'
import { type DataType, dataTypes } from '@wattdesk/contract/telemetry/data-records/terms.ts'
import type { Sample, SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { startServer } from '../../../test/server.ts'
import { type GivenVendorSite, samplesUntil, signedHeaders, telemetryOf } from '../../../test/telemetry.ts'
import { openSampleIngest } from './ingest/sample-ingest.service.ts'
import { rollUp } from './rollup.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const minute = 60_000
const quarter = 15 * minute
// Noon of yesterday, so that nothing extends into another day.
const noon = () => Math.floor(server.clock.now().getTime() / 86_400_000) * 86_400_000 - 12 * 60 * minute

async function givenConfiguration() {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const vendor = await telemetry.vendorSite(id, siteId)
  const { vendorId } = vendor
  const [row] = await server.sql<{ id: string }>('select id from installations where customer_id = $1', [id])
  const params = { customerId: id, configId: row?.id ?? '' }
  const query = { date: localDayOf(noon(), 'Europe/Berlin') }
  return {
    admin,
    siteId,
    vendor,
    vendorId,
    params,
    compare: (token = admin.token, page = {}) => server.call(compareData, { token, params, query: { ...query, ...page } }),
  }
}

async function take(siteId: string, sourceId: string, samples: readonly SampleInput[]) {
  const ingest = openSampleIngest(server.ctx)
  await ingest.take(siteId, sourceId, samples as Sample[])
  await ingest.close()
}
const whole = (start: number, powers: Partial<SampleInput> = {}) => samplesUntil(start + quarter, 181, powers)

describe('comparing a day of a configuration', () => {
  it('finds no difference where everything was summed', async () => {
    const { siteId, vendorId, compare } = await givenConfiguration()
    await take(siteId, vendorId, [...whole(noon()), ...whole(noon() + 3 * quarter)])
    await rollUp(server.ctx)
    const { body } = await compare()
    expect(body).toMatchObject({ hasOtherSources: false, stored: { slots: 2, coveredSeconds: 1_800 }, differing: { items: [], total: 0 } })
    expect(body.sent).toMatchObject({ samples: 362, slots: 2, coveredSeconds: 1_800, firstAt: new Date(noon()).toISOString() })
    expect(body.quantities.find((one) => one.quantity === 'production')).toEqual({
      quantity: 'production',
      sentWh: 1_500,
      storedWh: 1_500,
      differenceWh: 0,
    })
    // Before, between and after; longest first.
    expect(body.gaps).toHaveLength(3)
    expect(body.gaps).toContainEqual({
      from: new Date(noon() + quarter).toISOString(),
      to: new Date(noon() + 3 * quarter).toISOString(),
      seconds: 1_800,
    })
    // A quarter hour stored as complete was measured, even if its samples are no longer kept.
    await server.sql('delete from samples where site_id = $1', [siteId])
    const later = (await compare()).body
    expect([later.sent.samples, later.gaps]).toEqual([0, body.gaps])
    expect([later.differing.total, later.uncomparedSlots, later.stored.slots]).toEqual([0, 2, 2])
    // Nothing is called imported that was not.
    expect(later.importedSlots).toBe(0)
    const nameSource = (which: 'min' | 'max', source: string) =>
      server.sql(
        `update energy_intervals set sources = jsonb_build_object('production', $2::text) where site_id = $1 and start = (
           select ${which}(start) from energy_intervals where site_id = $1)`,
        [siteId, source],
      )
    await nameSource('min', 'imported')
    expect((await compare()).body.importedSlots).toBe(1)
    // An import of hours or days.
    await nameSource('max', 'estimate')
    expect((await compare()).body.importedSlots).toBe(2)
  })

  it('leaves out the quarter hour under way, which is stored a moment after its samples', async () => {
    const { siteId, vendorId, params, admin } = await givenConfiguration()
    const now = Math.floor(server.clock.now().getTime() / quarter) * quarter + 7 * minute
    await take(siteId, vendorId, samplesUntil(now, 30))
    const query = { date: localDayOf(now, 'Europe/Berlin') }
    const { body } = await server.call(compareData, { token: admin.token, params, query })
    expect(body.sent.slots).toBe(1)
    expect([body.differing.total, body.quantities]).toEqual([0, []])
  })

  it.each(installationKinds)('detects a %s, by days and by samples', async (kind) => {
    const admin = await given.member('admin')
    const { id: customerId, siteId } = await given.customer(admin)
    const configId = await installationsOf(server).add(kind, { customerId, siteId })
    const params = { customerId, configId }
    const date = localDayOf(noon(), 'Europe/Berlin')
    const compared = await server.call(compareData, { token: admin.token, params, query: { date } })
    expect([compared.status, compared.body.kind, compared.body.configurationId]).toEqual([200, kind, configId])
    for (const type of dataTypes) {
      const query = { fromDate: date, toDate: date, type }
      const records = await server.call(listDataRecords, { token: admin.token, params, query })
      expect([records.status, records.body.configurationId]).toEqual([200, configId])
    }
  })

  it('shows what was lost in transit, slot by slot', async () => {
    const { siteId, vendorId, compare } = await givenConfiguration()
    await take(siteId, vendorId, whole(noon()))
    await rollUp(server.ctx)
    await server.sql('update energy_intervals set production_wh = 700 where site_id = $1', [siteId])
    const { body } = await compare()
    expect(body.differing.items).toEqual([{ start: new Date(noon()).toISOString(), quantity: 'production', sentWh: 750, storedWh: 700 }])
    expect(body.quantities.find((one) => one.quantity === 'production')).toMatchObject({ differenceWh: -50 })
    await server.sql('delete from energy_intervals where site_id = $1', [siteId])
    const without = (await compare()).body
    // Every difference can be read, however many there are.
    const pages = await Promise.all(['0', '1', '2'].map(async (page) => (await compare(undefined, { page, limit: '3' })).body.differing))
    const all = (await compare(undefined, { limit: '-1' })).body.differing
    expect(pages.flatMap(({ items }) => items)).toEqual(all.items.slice(0, 9))
    expect([all.total, pages[1]?.total]).toEqual([all.items.length, all.items.length])
    expect(without.stored).toEqual({ slots: 0, coveredSeconds: 0 })
    expect(without.quantities.find((one) => one.quantity === 'production')).toMatchObject({
      sentWh: 750,
      storedWh: null,
      differenceWh: null,
    })
  })

  it('shows that another device also measured the site', async () => {
    const { siteId, vendorId, compare } = await givenConfiguration()
    await take(siteId, vendorId, whole(noon()))
    await take(siteId, (await telemetry.gateway(siteId)).id, whole(noon() + quarter))
    await rollUp(server.ctx)
    const { body } = await compare()
    expect([body.hasOtherSources, body.sent.slots, body.stored.slots]).toEqual([true, 1, 2])
  })

  it('is empty on a day without data, and has no gap in the future', async () => {
    const { admin, params } = await givenConfiguration()
    const { body } = await server.call(compareData, { token: admin.token, params, query: { date: '2999-01-01' } })
    expect(body).toMatchObject({ gaps: [], quantities: [], differing: { items: [] }, sent: { samples: 0, firstAt: null } })
  })

  it('handles days of 23 and 25 hours', async () => {
    const { admin, params } = await givenConfiguration()
    const hours = async (date: string) => {
      const { body } = await server.call(compareData, { token: admin.token, params, query: { date } })
      return (Date.parse(body.to) - Date.parse(body.from)) / 3_600_000
    }
    expect([await hours('2026-03-29'), await hours('2026-10-25')]).toEqual([23, 25])
  })

  it('is limited to the customer’s own configuration, and needs the permission', async () => {
    const { admin, params, compare } = await givenConfiguration()
    const other = await givenConfiguration()
    expect((await compare((await given.member('support', admin.tenantId)).token)).status).toBe(200)
    expect((await compare((await given.member('installer', admin.tenantId)).token)).status).toBe(403)
    const foreign = await compare(other.admin.token)
    expect([foreign.status, foreign.error.code]).toEqual([404, 'CustomerNotFound'])
    const date = '2026-01-01'
    const mixed = { ...params, configId: other.params.configId }
    expect((await server.call(compareData, { token: admin.token, params: mixed, query: { date } })).status).toBe(404)
    for (const bad of ['', 'today', '2026-02-30', '2026-1-1']) {
      expect([bad, (await server.call(compareData, { token: admin.token, params, query: { date: bad } })).status]).toEqual([bad, 400])
    }
  })
})

async function deliver(vendor: GivenVendorSite, samples: unknown[], delivery: string) {
  const payload = JSON.stringify({ vendorSiteId: vendor.vendorSiteId, samples })
  const headers = signedHeaders(vendor.key, payload, { at: server.clock.now().getTime(), delivery })
  const { statusCode } = await server.app.inject({ method: 'POST', url: `/api/v1/ingest/webhooks/${vendor.vendorId}`, payload, headers })
  expect(statusCode).toBe(200)
  return payload
}

describe('the samples of a configuration', () => {
  const iso = (at: number) => new Date(at).toISOString()

  async function givenRecords() {
    const made = await givenConfiguration()
    const date = localDayOf(noon(), 'Europe/Berlin')
    const list = async (type: DataType, before?: string, days = { fromDate: date, toDate: date }) =>
      server.call(listDataRecords, {
        token: made.admin.token,
        params: made.params,
        query: { ...days, type, ...(before ? { before } : {}) },
      })
    return { ...made, date, list }
  }

  it('appear as sent beside what is stored, with the differences', async () => {
    const { siteId, vendor, vendorId, list } = await givenRecords()
    const at = (step: number) => noon() + step * minute
    const sent = [1, 2, 3].map((step) => ({
      at: at(step),
      productionPowerW: 1_000.1 * step,
      gridPowerW: -5,
      gridImportReadingWs: 7 * step,
    }))
    await deliver(vendor, [...sent, { at: at(4), productionPowerW: 'much' }, { at: at(5), householdPowerW: 1 }], 'delivery-1')
    await server.sql('update samples set production_w = 900 where site_id = $1 and at = $2', [siteId, iso(at(2))])
    await server.sql('delete from samples where site_id = $1 and at = $2', [siteId, iso(at(3))])
    await take(siteId, vendorId, [{ at: at(6), productionPowerW: 6 }])
    const { body } = await list('inverter')
    expect(body.items).toEqual([
      { at: iso(at(6)), state: 'storedOnly', delivery: null, reason: null, sent: null, stored: { production: 6 }, differing: [] },
      expect.objectContaining({
        state: 'rejected',
        sent: {},
        stored: null,
        reason: { field: 'productionPowerW', message: expect.any(String) },
      }),
      expect.objectContaining({ state: 'notStored', sent: { production: 1_000.1 * 3 }, stored: null }),
      expect.objectContaining({
        state: 'different',
        sent: { production: 2_000.2 },
        stored: { production: 900 },
        differing: ['production'],
      }),
      {
        at: iso(at(1)),
        state: 'equal',
        delivery: { id: 'delivery-1', receivedAt: iso(server.clock.now().getTime()), index: 0 },
        reason: null,
        sent: { production: 1_000.1 },
        stored: { production: 1_000.1 },
        differing: [],
      },
    ])
    expect([body.next, body.payloadsSince]).toEqual([null, iso(server.clock.now().getTime() - 30 * 86_400_000)])
    const meter = (await list('meter')).body.items
    expect(meter.map((one) => [one.state, one.sent?.gridImportReading])).toEqual([
      ['rejected', undefined],
      ['notStored', 21],
      ['equal', 14],
      ['equal', 7],
    ])
    expect((await list('consumers')).body.items.map((one) => one.sent)).toEqual([{}, { household: 1 }].toReversed())
  })

  it('are paged, none twice and none missing, even if late or repeated', async () => {
    const { vendor, list } = await givenRecords()
    const all = samplesUntil(noon() + 4 * 60 * minute, 260)
    // Every third sample arrives last, in one delivery. The newest ten arrive twice.
    await deliver(
      vendor,
      all.filter((_, index) => index % 3 !== 0),
      'delivery-most',
    )
    await deliver(vendor, all.slice(-10), 'delivery-again')
    await deliver(
      vendor,
      all.filter((_, index) => index % 3 === 0),
      'delivery-late',
    )
    const seen: string[] = []
    let [next, pages]: [string | undefined, number] = [undefined, 0]
    do {
      const { body }: { body: { items: { at: string; state: string }[]; next: string | null } } = await list('inverter', next)
      seen.push(...body.items.map((one) => `${one.at} ${one.state}`))
      next = body.next ?? undefined
      pages += 1
    } while (next)
    expect([pages, seen.length, new Set(seen).size]).toEqual([3, 270, 260])
    expect(seen.every((one) => one.endsWith(' equal'))).toBe(true)
    expect(seen).toEqual(seen.toSorted().reverse())
  })

  it('show the payload byte for byte, to members of the tenant only', async () => {
    const { admin, vendor, params } = await givenRecords()
    const other = await givenRecords()
    const payload = await deliver(vendor, [{ at: noon(), productionPowerW: 1, 'späte Größe': '☀' }], 'delivery-raw')
    const read = (token: string, of = params) => server.call(readDataPayload, { token, params: { ...of, deliveryId: 'delivery-raw' } })
    expect((await read(admin.token)).body).toMatchObject({ payload, accepted: 1, rejected: [] })
    expect((await read(other.admin.token)).error.code).toBe('CustomerNotFound')
    expect((await read(other.admin.token, other.params)).error.code).toBe('NotFound')
  })

  it('of a gateway are stored only, as its messages are not kept', async () => {
    const { admin, siteId, params, date, list } = await givenRecords()
    const gateway = await telemetry.installedGateway(params.customerId, siteId)
    await take(siteId, gateway.id, [{ at: noon(), gridPowerW: 5 }])
    const [row] = await server.sql<{ id: string }>("select id from installations where site_id = $1 and kind = 'gateway'", [siteId])
    const query = { fromDate: date, toDate: date, type: 'meter' as const }
    const { body } = await server.call(listDataRecords, { token: admin.token, params: { ...params, configId: row?.id ?? '' }, query })
    expect([body.payloadsSince, body.items.map((one) => [one.state, one.stored])]).toEqual([null, [['storedOnly', { grid: 5 }]]])
    expect((await list('meter')).body.items).toEqual([])
  })

  it('are refused for periods that are none', async () => {
    const { list } = await givenRecords()
    const periods: [string, string][] = [
      ['2026-05-02', '2026-05-01'],
      ['1026-05-02', '2026-05-01'],
      ['2026-01-01', '2026-12-31'],
      ['', '2026-05-01'],
      ['2026-02-30', '2026-03-01'],
    ]
    for (const [fromDate, toDate] of periods) expect((await list('meter', undefined, { fromDate, toDate })).status).toBe(400)
    expect((await list('meter', 'yesterday')).status).toBe(400)
  })
})
