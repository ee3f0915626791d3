import { compareData } from '@wattdesk/contract/data-comparison.ts'
import type { Sample, SampleInput } from '@wattdesk/device-protocol/samples.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { samplesUntil, telemetryOf } from '../../../test/telemetry.ts'
import { openSampleIngest } from './ingest/sample-ingest.service.ts'
import { rollUp } from './rollup.service.ts'

const server = startServer()
const given = givenOf(server)
const telemetry = telemetryOf(server)
const minute = 60_000
const quarter = 15 * minute
// Noon of yesterday, so that nothing reaches into another day.
const noon = () => Math.floor(server.clock.now().getTime() / 86_400_000) * 86_400_000 - 12 * 60 * minute

async function givenConfiguration() {
  const admin = await given.member('admin')
  const { id, siteId } = await given.customer(admin)
  const { vendorId } = await telemetry.vendorSite(id, siteId)
  const [row] = await server.sql<{ id: string }>('select id from installations where customer_id = $1', [id])
  const params = { customerId: id, configId: row?.id ?? '' }
  const query = { date: localDayOf(noon(), 'Europe/Berlin') }
  return { admin, siteId, vendorId, params, compare: (token = admin.token) => server.call(compareData, { token, params, query }) }
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
    expect(body).toMatchObject({ hasOtherSources: false, stored: { slots: 2, coveredSeconds: 1_800 }, differing: [] })
    expect(body.sent).toMatchObject({ samples: 362, slots: 2, coveredSeconds: 1_800, firstAt: new Date(noon()).toISOString() })
    expect(body.quantities.find((one) => one.quantity === 'production')).toEqual({
      quantity: 'production',
      sentWh: 1_500,
      storedWh: 1_500,
      differenceWh: 0,
    })
    // Before, between and after; the longest first.
    expect(body.gaps).toHaveLength(3)
    expect(body.gaps).toContainEqual({
      from: new Date(noon() + quarter).toISOString(),
      to: new Date(noon() + 3 * quarter).toISOString(),
      seconds: 1_800,
    })
    // What was stored whole was measured, although its samples are no longer kept.
    await server.sql('delete from samples where site_id = $1', [siteId])
    const later = (await compare()).body
    expect([later.sent.samples, later.gaps]).toEqual([0, body.gaps])
  })

  it('shows what was lost on the way, slot by slot', async () => {
    const { siteId, vendorId, compare } = await givenConfiguration()
    await take(siteId, vendorId, whole(noon()))
    await rollUp(server.ctx)
    await server.sql('update energy_intervals set production_wh = 700 where site_id = $1', [siteId])
    const { body } = await compare()
    expect(body.differing).toEqual([{ start: new Date(noon()).toISOString(), quantity: 'production', sentWh: 750, storedWh: 700 }])
    expect(body.quantities.find((one) => one.quantity === 'production')).toMatchObject({ differenceWh: -50 })
    await server.sql('delete from energy_intervals where site_id = $1', [siteId])
    const without = (await compare()).body
    expect(without.stored).toEqual({ slots: 0, coveredSeconds: 0 })
    expect(without.quantities.find((one) => one.quantity === 'production')).toMatchObject({
      sentWh: 750,
      storedWh: null,
      differenceWh: null,
    })
  })

  it('shows that another device measured the site, too', async () => {
    const { siteId, vendorId, compare } = await givenConfiguration()
    await take(siteId, vendorId, whole(noon()))
    await take(siteId, (await telemetry.gateway(siteId)).id, whole(noon() + quarter))
    await rollUp(server.ctx)
    const { body } = await compare()
    expect([body.hasOtherSources, body.sent.slots, body.stored.slots]).toEqual([true, 1, 2])
  })

  it('is empty on a day without data, and has no gap in what lies ahead', async () => {
    const { admin, params } = await givenConfiguration()
    const { body } = await server.call(compareData, { token: admin.token, params, query: { date: '2999-01-01' } })
    expect(body).toMatchObject({ gaps: [], quantities: [], differing: [], sent: { samples: 0, firstAt: null } })
  })

  it('knows days of 23 and 25 hours', async () => {
    const { admin, params } = await givenConfiguration()
    const hours = async (date: string) => {
      const { body } = await server.call(compareData, { token: admin.token, params, query: { date } })
      return (Date.parse(body.to) - Date.parse(body.from)) / 3_600_000
    }
    expect([await hours('2026-03-29'), await hours('2026-10-25')]).toEqual([23, 25])
  })

  it('is of the customer’s own configuration, and for those who may', async () => {
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
