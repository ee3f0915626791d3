import { listDataStatus } from '@wattdesk/contract/data-import/data-status/calls.ts'
import { localDayOf } from '@wattdesk/energy/time-zones.ts'
import { expect, it } from 'vitest'
import { dataImportsOf } from '../../../test/data-imports.ts'
import { startServer } from '../../../test/server.ts'
import { startVendorCloud } from '../../../test/vendor-cloud.ts'

const server = startServer()
const { given, givenSite } = dataImportsOf(server, startVendorCloud())

it('the data status shows who delivers, how late and how completely, the silent ones first and those that never delivered last', async () => {
  const ages = { delivering: 60_000, late: 3_600_000, silent: 2 * 86_400_000, never: null }
  const sites = await Promise.all(Object.values(ages).map(() => givenSite('gridx')))
  const now = server.clock.now().getTime()
  await server.sql('delete from site_health')
  for (const [index, age] of Object.values(ages).entries()) {
    const { siteId, customerId } = sites[index] ?? {}
    const measuredAt = age === null ? null : new Date(now - age)
    await server.sql('insert into site_health (site_id, customer_id, measured_at, check_at) values ($1, $2, $3, now())', [
      siteId,
      customerId,
      measuredAt,
    ])
  }
  const [first] = sites
  await server.sql('insert into energy_days (site_id, day, covered_seconds) values ($1, $2::date - 1, 86400), ($1, $2::date - 2, 43200)', [
    first?.siteId,
    localDayOf(now, 'Europe/Berlin'),
  ])
  const token = first?.member.token
  const list = async (query: object) => (await server.call(listDataStatus, { token, query })).body
  const { items, total } = await list({})
  expect([items.map(({ state }) => state), total]).toEqual([['silent', 'late', 'delivering', 'never'], 4])
  expect(items[2]?.weekShare).toBeCloseTo(1.5 / 7, 6)
  expect((await list({ order: 'measuredAt:desc' })).items.map(({ state }) => state)).toEqual(['delivering', 'late', 'silent', 'never'])
  const filtered = await list({ filter: '{"state":{"op":"in","value":["late","never"]}}' })
  expect(filtered.items.map(({ state }) => state)).toEqual(['late', 'never'])
  expect((await list({ filter: '{"state":{"op":"ne","value":"never"}}' })).total).toBe(3)
  // What never could be measured is no 0 %.
  expect(items[3]).toMatchObject({ state: 'never', weekShare: 0 })
  if (!first) throw new Error('There is no site')
  const bare = await given.customer(first.member)
  expect((await list({ filter: '{"health":"no_devices"}' })).items).toMatchObject([
    { siteId: bare.siteId, state: 'no_devices', weekShare: null, measuredAt: null },
  ])
  const foreign = await given.member('admin')
  expect((await server.call(listDataStatus, { token: foreign.token, query: {} })).body.items).toEqual([])
})

it.each([
  ['forward', '2026-04-01', '2026-03-29', 82_800, 1],
  ['back', '2026-10-28', '2026-10-25', 86_400, 168 / 169],
] as const)('the measured share of a week in which the clocks go %s is that of its own length', async (_, today, day, seconds, share) => {
  const { siteId, customerId, member } = await givenSite('gridx')
  server.clock.set(new Date(`${today}T12:00:00Z`))
  await server.sql('delete from site_health where site_id = $1', [siteId])
  await server.sql('insert into site_health (site_id, customer_id, check_at) values ($1, $2, now())', [siteId, customerId])
  await server.sql(
    `insert into energy_days (site_id, day, covered_seconds)
     select $1, day, case when day = $3 then $4::int else 86400 end from generate_series($2::date - 7, $2::date - 1, '1 day') day`,
    [siteId, today, day, seconds],
  )
  const token = await given.sessionOf(member.id)
  const { items } = (await server.call(listDataStatus, { token, query: {} })).body
  expect(items.find((one) => one.siteId === siteId)?.weekShare).toBeCloseTo(share, 6)
})
