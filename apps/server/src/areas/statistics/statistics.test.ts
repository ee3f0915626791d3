import { presentCalls, timedCalls } from '@wattdesk/contract/business-reports/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { customerSources, customerStatuses, customerTypes } from '@wattdesk/contract/customers/terms.ts'
import { addPvBattery, updatePvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import {
  getChildrenStats,
  getChildrenStatsOfCustomer,
  getCustomerStats,
  getInstallationStats,
  getInstallationStatsOfCustomer,
  getStatsOfCustomer,
} from '@wattdesk/contract/statistics/calls.ts'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { pick, randomServiceOf, type Service } from '../../../test/random-service.ts'
import { startServer } from '../../../test/server.ts'
import { randomFrom } from '../../demonstration/random.ts'
import { foldAllStatistics } from './statistics.service.ts'

const server = startServer()
const given = givenOf(server)
const filter = (fields: object) => JSON.stringify(fields)
const lastOfMonth = (day: string) => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).toISOString().slice(0, 10)
const { givenService, insertInstallation, countInstallations } = randomServiceOf(server, given)

const ranges = [
  {},
  { from: '2024-03-17', until: '2026-02-03' },
  { from: '2025-01-01', until: '2026-01-01' },
  { from: '2025-05-05' },
  { until: '2025-05-05' },
  { from: '2025-05-05', until: '2025-05-06' },
]
const termsOf = ({ from, until }: { from?: string; until?: string }) => [
  ...(from ? [{ op: 'gte', value: from }] : []),
  ...(until ? [{ op: 'lt', value: until }] : []),
]
const rangeSql = (column: string, { from, until }: { from?: string; until?: string }) =>
  `(${column} at time zone 'UTC')::date >= '${from ?? '-infinity'}' and (${column} at time zone 'UTC')::date < '${until ?? 'infinity'}'`

/** The same figures, counted directly. */
async function countCustomers(where: string, values: unknown[]) {
  const rows = await server.sql<{ status: string; source_kind: string; customers: number }>(
    `select status, source_kind, count(*)::int as customers from customers where ${where} group by 1, 2`,
    values,
  )
  const kept = rows.filter((row) => row.status !== 'deleted')
  const sum = (some: typeof rows) => some.reduce((total, row) => total + row.customers, 0)
  return {
    total: sum(kept),
    byStatus: Object.fromEntries(customerStatuses.map((status) => [status, sum(rows.filter((row) => row.status === status))])),
    bySource: Object.fromEntries(customerSources.map((source) => [source, sum(kept.filter((row) => row.source_kind === source))])),
  }
}

async function expectPlainCounts({ admin, partners, vendors }: Service): Promise<void> {
  const { token, tenantId } = admin
  for (const range of ranges) {
    const isAll = Object.keys(range).length === 0
    const within = (field: string) => (isAll ? {} : { filter: filter({ [field]: termsOf(range) }) })
    const all = await server.call(getCustomerStats, { token, query: within('createdAt') })
    expect(all.body).toMatchObject(await countCustomers(`affiliate_id = $1 and ${rangeSql('created_at', range)}`, [tenantId]))
    const children = await server.call(getChildrenStats, { token, query: within('createdAt') })
    expect(children.body).toMatchObject(
      await countCustomers(`affiliate_id = $1 and tenant_id <> affiliate_id and ${rangeSql('created_at', range)}`, [tenantId]),
    )
    const added = await server.call(getInstallationStats, { token, query: within('addedAt') })
    expect(added.body).toMatchObject(
      (await countInstallations(`c.affiliate_id = $1 and ${rangeSql('i.added_at', range)}`, [tenantId])) ?? {},
    )
    for (const partner of partners) {
      const own = await server.call(getChildrenStatsOfCustomer, { token, params: { id: partner.id }, query: within('createdAt') })
      expect(own.body).toMatchObject(await countCustomers(`tenant_id = $1 and ${rangeSql('created_at', range)}`, [partner.partnerTenantId]))
    }
  }
  const meters = { kind: 'meter', vendorId: vendors[0], source: { op: 'in', value: ['crm', 'csv'] } }
  const some = await server.call(getInstallationStats, { token, query: { filter: filter(meters) } })
  const counted = `c.affiliate_id = $1 and i.kind = 'meter' and i.vendor_id = $2 and c.source_kind in ('crm', 'csv')`
  expect(some.body).toMatchObject((await countInstallations(counted, [tenantId, vendors[0]])) ?? {})
}

/** Totals maintained row by row must equal those that a load sums at its end. */
async function expectTheSameAnew(): Promise<void> {
  const kept = async () => ({
    counts: await server.sql(`
      select scope_id, type, status, source_kind, sum(customers)::int as customers
      from (select scope_id, type, status, source_kind, customers from customer_counts
            union all select scope_id, type, status, source_kind, customers from customer_count_deltas) c
      group by 1, 2, 3, 4 having sum(customers) <> 0 order by 1, 2, 3, 4`),
    customers: await server.sql('select * from customer_statistics where customers <> 0 order by 1, 2, 3, 4, 5, 6, 7'),
    installations: await server.sql('select * from installation_statistics where installations <> 0 order by 1, 2, 3, 4, 5, 6, 7, 8'),
  })
  const before = await kept()
  await server.sql('select recount_customers(), recount_statistics()')
  expect(before.installations.length).toBeGreaterThan(10)
  expect(await kept()).toEqual(before)
}

describe('figures of random customers and installations', () => {
  it('are those of plain counting: before and after folding, and whatever changes', async () => {
    const service = await givenService(1, randomFrom(1))
    await expectPlainCounts(service)
    await foldAllStatistics(server.ctx.db)
    await expectPlainCounts(service)
    const { customers, random, partners, vendors } = service
    for (const id of customers) {
      const roll = random()
      if (roll < 0.2) await server.sql('update customers set status = $2 where id = $1', [id, pick(random, customerStatuses)])
      else if (roll < 0.3) await server.sql('update customers set tenant_id = $2 where id = $1', [id, partners[0]?.partnerTenantId])
      else if (roll < 0.4) await server.sql('update installations set vendor_id = $2 where customer_id = $1', [id, vendors[1]])
      else if (roll < 0.5) await server.sql('delete from installations where customer_id = $1', [id])
      else if (roll < 0.6) await server.sql('delete from customers where id = $1', [id])
      else if (roll < 0.7) {
        const own = 'id in (select id from installations where customer_id = $1)'
        await server.sql(`update pv_battery_configurations set pv_peak_power_w = null, battery_capacity_wh = 5000 where ${own}`, [id])
      } else if (roll < 0.8) await insertInstallation(id, random, vendors)
    }
    await expectPlainCounts(service)
    await foldAllStatistics(server.ctx.db)
    await expectPlainCounts(service)
    expect(await server.sql('select from customer_statistic_deltas union all select from installation_statistic_deltas')).toEqual([])
    await expectTheSameAnew()
  })

  it('are right if one statement exchanges the status of two customers: their installations differ', async () => {
    const admin = await given.member('admin')
    const [small, large] = [await given.customer(admin), await given.customer(admin)]
    const add = (of: typeof small, pvPeakPowerW: number) =>
      installationsOf(server).add(
        'pvbattery',
        { customerId: of.id, siteId: of.siteId },
        {},
        { inverter_kind: 'PV', pv_peak_power_w: pvPeakPowerW },
      )
    await add(small, 3_000)
    await add(large, 9_000)
    await add(large, 9_000)
    await server.sql("update customers set status = 'inactive' where id = $1", [large.id])
    const active = async () =>
      (await server.call(getInstallationStats, { token: admin.token, query: { filter: filter({ status: 'active' }) } })).body
    expect(await active()).toMatchObject({ installations: 1, pvPeakPowerW: 3_000 })
    const exchange = () =>
      server.sql("update customers set status = case status when 'active' then 'inactive' else 'active' end where id = any($1)", [
        [small.id, large.id],
      ])
    await exchange()
    expect(await active()).toMatchObject({ installations: 2, pvPeakPowerW: 18_000 })
    await exchange()
    await add(small, 3_000)
    // As many installations as before, of another size.
    await exchange()
    expect(await active()).toMatchObject({ installations: 2, pvPeakPowerW: 18_000 })
  })

  it('stay exact while a customer changes its status and gets installations at the same moment', async () => {
    const service = await givenService(2, randomFrom(2))
    const { customers, random, vendors } = service
    await Promise.all(
      customers
        .slice(0, 30)
        .flatMap((id) => [
          server.sql('update customers set status = $2 where id = $1', [id, pick(random, customerStatuses)]),
          insertInstallation(id, random, vendors),
          server.sql(
            'update pv_battery_configurations set pv_peak_power_w = 777 where id in (select id from installations where customer_id = $1)',
            [id],
          ),
          foldAllStatistics(server.ctx.db),
        ]),
    )
    await expectPlainCounts(service)
  })

  it('covers a tenant and those below it, and nothing for a tenant out of reach', async () => {
    const { admin, partners } = await givenService(3, randomFrom(3))
    const total = async (tenantId: string) =>
      (await server.call(getCustomerStats, { token: admin.token, query: { filter: filter({ tenantId }) } })).body.total
    const all = (await server.call(getCustomerStats, { token: admin.token })).body.total
    expect(await total(admin.tenantId)).toBe(all)
    const ofPartner = await countCustomers('tenant_id = $1', [partners[0]?.partnerTenantId])
    expect(await total(partners[0]?.partnerTenantId ?? '')).toBe(ofPartner.total)
    expect(await total(await given.affiliate())).toBe(0)
    const root = await given.member('root')
    expect((await server.call(getCustomerStats, { token: root.token })).body.total).toBeGreaterThanOrEqual(all)
  })
})

describe('figures of the dashboard', () => {
  it('equal the lists and reports that they lead to, for two tenants and the root', async () => {
    const [{ admin }, other, root] = [await givenService(4, randomFrom(4)), await given.member('admin'), await given.member('root')]
    await given.customer(other)
    await given.customer(other, { type: 'partner', site: undefined })
    for (const { token } of [admin, other, root]) {
      const { total, byType, byStatus, bySource, createdByMonth } = (
        await server.call(getCustomerStats, { token, query: { months: '36' } })
      ).body
      const listed = async (fields: object) =>
        (await server.call(listCustomers, { token, query: { limit: 1, filter: filter(fields) } })).body.total
      expect(await listed({})).toBe(total)
      const figures = [
        ...customerTypes.map((type) => [{ type }, byType[type]] as const),
        ...customerStatuses.map((status) => [{ status }, byStatus[status]] as const),
        ...customerSources.map((source) => [{ source }, bySource[source]] as const),
      ]
      const ofPartners = (await server.call(getChildrenStats, { token, query: {} })).body.total
      expect([await listed({ ofPartner: true }), await listed({ ofPartner: false })]).toEqual([ofPartners, total - ofPartners])
      for (const [fields, figure] of figures) expect([fields, await listed(fields)]).toEqual([fields, figure])

      const [first, last] = [createdByMonth.at(0)?.month, createdByMonth.at(-1)?.month]
      const params = { aggregation: 'month' as const, fromDate: `${first}-01`, toDate: lastOfMonth(`${last}-01`) }
      const months = (await server.call(timedCalls.creation, { token, params })).body
      expect(months.periods.map((_, at) => months.series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0))).toEqual(
        createdByMonth.map(({ customers }) => customers),
      )
      const installed = (await server.call(getInstallationStats, { token })).body
      const { installations, pvPeakPowerW, batteryCapacityWh, unsizedPvSystems, unsizedBatteries } = installed
      const report = async (query: object = {}) => (await server.call(presentCalls.devicesConfigurations, { token, query })).body.total
      expect(await report()).toEqual({ installations, pvPeakPowerW, unsizedPvSystems, batteryCapacityWh, unsizedBatteries })
      for (const [kind, count] of Object.entries(installed.byKind)) {
        expect([kind, (await report({ filter: filter({ kind }) })).installations]).toEqual([kind, count])
      }
    }
  })
})

describe('figures of one customer', () => {
  it('cover its own record and, for a partner, its customers', async () => {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const home = await given.customer(admin, { tenantId: partner.partnerTenantId ?? '' })
    const of = (id: string) => ({ token: admin.token, params: { id } })
    expect((await server.call(getStatsOfCustomer, of(partner.id))).body).toMatchObject({
      total: 2,
      byType: { partner: 1, residential_customer: 1 },
    })
    expect((await server.call(getChildrenStatsOfCustomer, of(partner.id))).body).toMatchObject({ total: 1, bySource: { user: 1 } })
    expect((await server.call(getStatsOfCustomer, of(home.id))).body.total).toBe(1)
    expect((await server.call(getChildrenStatsOfCustomer, of(home.id))).body.total).toBe(0)
    const vendorId = await given.vendor({ name: 'one-customer' })
    const model = { siteId: home.siteId, vendorId, serialNumber: 'ONE', inverterKind: 'HYBRID' as const, pvPanels: [] }
    const sized = { ...model, pvInverterMaxAcPowerW: 8_000, pvPeakPowerW: 8_000, batteryCapacityWh: 10_000 }
    expect((await server.call(addPvBattery, { ...of(home.id), body: sized })).status).toBe(200)
    const figures = { installations: 1, pvPeakPowerW: 8_000, batteryCapacityWh: 10_000, unsizedPvSystems: 0, unsizedBatteries: 0 }
    for (const id of [home.id, partner.id]) {
      const { body } = await server.call(getInstallationStatsOfCustomer, of(id))
      expect(body).toMatchObject({ ...figures, byKind: { pvbattery: 1, meter: 0 }, byVendor: [{ vendor: { id: vendorId }, ...figures }] })
      expect(body.byCustomerType.residential_customer).toMatchObject({ ...figures, byKind: { pvbattery: 1 } })
    }
  })

  it('say how many PV systems and batteries have an unknown size, and are unknown if all have', async () => {
    const admin = await given.member('admin')
    const home = await given.customer(admin)
    const of = { token: admin.token, params: { id: home.id } }
    const model = { siteId: home.siteId, vendorId: await given.vendor({ name: 'of-unknown-size' }), pvPanels: [] }
    const add = async (body: object) => {
      const { status, body: added } = await server.call(addPvBattery, { ...of, body: { ...model, ...body } as never })
      expect(status).toBe(200)
      return added
    }
    const expectFigures = async (figures: object) => {
      expect((await server.call(getInstallationStatsOfCustomer, of)).body).toMatchObject(figures)
      expect((await server.call(getInstallationStats, { token: admin.token })).body).toMatchObject(figures)
    }
    const none = { pvPeakPowerW: 0, unsizedPvSystems: 0, batteryCapacityWh: 0, unsizedBatteries: 0 }
    await expectFigures({ installations: 0, ...none })
    const first = await add({ serialNumber: 'U1', hasInverter: false })
    const unknown = { pvPeakPowerW: null, unsizedPvSystems: 1, batteryCapacityWh: null, unsizedBatteries: 1 }
    await expectFigures({
      installations: 1,
      ...unknown,
      byVendor: [unknown],
      byCustomerType: { residential_customer: unknown, partner: none },
    })
    // A PV inverter has no battery, and a battery has no PV system.
    await add({ serialNumber: 'U2', inverterKind: 'PV', pvInverterMaxAcPowerW: 8_000 })
    await expectFigures({ ...unknown, pvPeakPowerW: 8_000 })
    await add({ serialNumber: 'U3', inverterKind: 'BATTERY', batteryCapacityWh: 10_000 })
    await expectFigures({ installations: 3, ...unknown, pvPeakPowerW: 8_000, batteryCapacityWh: 10_000 })
    await foldAllStatistics(server.ctx.db)
    const params = { ...of.params, configurationId: first.configurationId }
    const sized = { version: 1, serialNumber: 'U1', inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 5_000 }
    expect((await server.call(updatePvBattery, { ...of, params, body: sized })).status).toBe(200)
    await expectFigures({ installations: 3, ...none, pvPeakPowerW: 13_000, batteryCapacityWh: 10_000 })
    await foldAllStatistics(server.ctx.db)
    await expectFigures({ installations: 3, ...none, pvPeakPowerW: 13_000, batteryCapacityWh: 10_000 })
  })

  it('count what was created in each of the last months', async () => {
    server.clock.set('2026-02-10T12:00:00Z')
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const params = { id: partner.id }
    for (const at of ['2025-12-31T23:59:59.999Z', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z']) {
      server.clock.set(at)
      await given.customer({ ...admin, token: await given.sessionOf(admin.id) }, { tenantId: partner.partnerTenantId ?? '' })
    }
    server.clock.set('2026-02-10T12:00:00Z')
    const token = await given.sessionOf(admin.id)
    const months = async () =>
      (await server.call(getChildrenStatsOfCustomer, { token, params, query: { months: '3' } })).body.createdByMonth
    const wanted = ['2025-12', '2026-01', '2026-02'].map((month) => ({ month, customers: 1 }))
    expect(await months()).toEqual(wanted)
    await foldAllStatistics(server.ctx.db)
    expect(await months()).toEqual(wanted)
    const all = await server.call(getChildrenStats, { token, query: { months: '3' } })
    expect(all.body.createdByMonth).toEqual(wanted)
  })
})

describe('refusals', () => {
  it.each([
    ['an unknown filter', { filter: filter({ shoeSize: 1 }) }, 'filter.shoeSize', 'UnknownFilter'],
    [
      'a time of day',
      { filter: filter({ createdAt: { op: 'gte', value: '2024-01-01T00:00:00Z' } }) },
      'filter.createdAt',
      'FilterValueInvalid',
    ],
    ['a day that is none', { filter: filter({ createdAt: { op: 'lt', value: '2024-02-30' } }) }, 'filter.createdAt', 'FilterValueInvalid'],
    ['a status that is none', { filter: filter({ status: 'gone' }) }, 'filter.status', 'FilterValueInvalid'],
    ['a tenant that is no id', { filter: filter({ tenantId: 'x' }) }, 'filter.tenantId', 'FilterValueInvalid'],
    ['too many months', { months: '37' }, 'months', 'NumberBetween'],
    ['months that are no number', { months: 'all' }, 'months', 'WholeNumber'],
    ['an unknown parameter', { scope: 'all' }, 'scope', 'UnknownField'],
  ])('%s, naming the field', async (_, query, field, code) => {
    const { token } = await given.member('admin')
    const { status, error } = await server.call(getCustomerStats, { token, query: query as never })
    expect(status).toBe(400)
    expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
  })

  it('a partner out of reach: 404', async () => {
    const [admin, other] = [await given.member('admin'), await given.member('admin')]
    const { id } = await given.customer(other, { type: 'partner', site: undefined })
    for (const call of [getStatsOfCustomer, getChildrenStatsOfCustomer, getInstallationStatsOfCustomer]) {
      const { status, error } = await server.call(call, { token: admin.token, params: { id } })
      expect([status, error.code]).toEqual([404, 'CustomerNotFound'])
    }
  })
})
