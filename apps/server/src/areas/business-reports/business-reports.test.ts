import * as reports from '@wattdesk/contract/business-reports/calls.ts'
import type { TimedReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { type ReportAggregation, reportAggregations } from '@wattdesk/contract/business-reports/terms.ts'
import { updatePreferences } from '@wattdesk/contract/profile/calls.ts'
import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { randomServiceOf, type Service } from '../../../test/random-service.ts'
import { startServer } from '../../../test/server.ts'
import { randomFrom } from '../../demonstration/random.ts'
import { foldAllStatistics } from '../statistics/statistics.service.ts'
import { readNames } from './report-names.views.ts'
import { readReport } from './report-results.views.ts'

const server = startServer()
const given = givenOf(server)
const filter = (fields: object) => JSON.stringify(fields)
const _readers = { readReport, readNames }
const { givenService, countInstallations } = randomServiceOf(server, given)

const range = { fromDate: '2024-03-17', toDate: '2026-02-03' }

/** A report's figures, counted directly: by period and key, over a range of days. */
async function countPlainly(by: ReportAggregation, { key, from, day, where }: Record<'key' | 'from' | 'day' | 'where', string>) {
  const rows = await server.sql<{ period: string; key: string; counted: number }>(
    `select to_char(date_trunc('${by}', ${day} at time zone 'UTC'), 'YYYY-MM-DD') as period, ${key} as key, count(*)::int as counted
     from ${from} where ${where} and (${day} at time zone 'UTC')::date between '${range.fromDate}' and '${range.toDate}' group by 1, 2`,
  )
  return Object.fromEntries(rows.map((row) => [`${row.key} ${row.period}`, row.counted]))
}

/** Nonzero figures of a response, by key and start of the period. */
function figuresOf({ series, periods, aggregation }: TimedReportResult) {
  const startOf = (day: string) => {
    const at = new Date(day)
    if (aggregation === 'week') at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
    if (aggregation === 'month') at.setUTCDate(1)
    return at.toISOString().slice(0, 10)
  }
  const cells = series.flatMap((one) => one.values.map((value, at) => [`${one.key} ${startOf(periods[at]?.from ?? '')}`, value] as const))
  return Object.fromEntries(cells.filter(([, value]) => value !== 0))
}

async function expectPlainReports({ admin, partners, vendors }: Service): Promise<void> {
  const { token, tenantId } = admin
  const own = `c.affiliate_id = '${tenantId}'`
  const of = { from: 'customers c', day: 'c.created_at', where: `${own} and c.status <> 'deleted'` }
  const installed = { from: 'installations i join customers c on c.id = i.customer_id', day: 'i.added_at', where: of.where }
  const inactive = { ...installed, where: `${own} and c.status in ('inactive', 'deleted')` }
  const fromCrm = { source: { op: 'in', value: ['crm', 'csv'] } }
  for (const aggregation of reportAggregations.slice(1)) {
    const params = { ...range, aggregation }
    const states = { ...params, states: 'inactive,deleted' }
    const asked = [
      [reports.timedCalls.creation, params, { key: `'all'`, ...of }],
      [reports.timedCalls.status, params, { key: 'c.status', ...of, where: own }],
      [reports.timedCalls.tenant, params, { key: 'c.tenant_id::text', ...of }],
      [reports.timedCalls.product, params, { key: 'i.kind', ...installed }],
      [reports.timedCalls.vendor, params, { key: 'i.vendor_id::text', ...installed }],
      [reports.callsOfStates.vendor, states, { key: 'i.vendor_id::text', ...inactive }],
      [reports.callsOfStates.product, states, { key: 'i.kind', ...inactive }],
    ] as const
    for (const [endpoint, where, plain] of asked) {
      const { body } = await server.call(endpoint, { token, params: where as never, query: {} })
      expect(figuresOf(body)).toEqual(await countPlainly(aggregation, plain))
      expect(body.total).toBe(Object.values(figuresOf(body)).reduce((sum, value) => sum + value, 0))
    }
    const query = { filter: filter({ ...fromCrm, tenantId: partners[0]?.partnerTenantId }) }
    const some = await server.call(reports.timedCalls.creation, { token, params, query })
    const where = `c.tenant_id = '${partners[0]?.partnerTenantId}' and c.status <> 'deleted' and c.source_kind in ('crm', 'csv')`
    expect(figuresOf(some.body)).toEqual(await countPlainly(aggregation, { key: `'all'`, ...of, where }))
    const running = (await server.call(reports.runningCalls.creation, { token, params })).body
    for (const [at, { to }] of running.periods.entries()) {
      if (at % 9 > 0) continue
      const [row] = await server.sql<{ n: number }>(
        `select count(*)::int as n from customers c where ${of.where} and (c.created_at at time zone 'UTC')::date <= '${to}'`,
      )
      expect(running.series[0]?.values[at]).toBe(row?.n)
    }
  }
  const devices = (
    await server.call(reports.presentCalls.devicesConfigurations, { token, query: { filter: filter({ vendorId: vendors[0] }) } })
  ).body
  expect(devices.total).toEqual(await countInstallations('c.affiliate_id = $1 and i.vendor_id = $2', [tenantId, vendors[0]]))
  // Only inverters and batteries have these sizes.
  expect(devices.rows.some(({ kind }) => kind !== 'pvbattery')).toBe(true)
  for (const { kind, ...figures } of devices.rows) {
    const counted = await countInstallations(`c.affiliate_id = $1 and i.vendor_id = $2 and i.kind = '${kind}'`, [tenantId, vendors[0]])
    const sizes = { pvPeakPowerW: null, unsizedPvSystems: null, batteryCapacityWh: null, unsizedBatteries: null }
    expect([kind, figures]).toMatchObject([kind, kind === 'pvbattery' ? counted : { ...counted, ...sizes }])
  }
}

describe('business reports', () => {
  it('are right against plain counting, before and after folding', async () => {
    const service = await givenService(4, randomFrom(4))
    await expectPlainReports(service)
    await foldAllStatistics(server.ctx.db)
    await expectPlainReports(service)
  })

  it('name the largest tenants of an affiliate, and sum the others', async () => {
    const admin = await given.member('admin', await given.affiliate())
    const partners: Awaited<ReturnType<typeof given.customer>>[] = []
    for (let at = 0; at < 13; at++) partners.push(await given.customer(admin, { type: 'partner', site: undefined }))
    const customers = async (at: number, count: number) => {
      for (let one = 0; one < count; one++) await given.customer(admin, { tenantId: partners[at]?.partnerTenantId ?? undefined })
    }
    for (const at of partners.keys()) await customers(at, at === 12 ? 3 : 1)
    const today = server.clock.now().toISOString().slice(0, 10)
    for (const aggregation of reportAggregations) {
      const params = { aggregation, fromDate: today, toDate: today }
      const { series, total } = (await server.call(reports.timedCalls.tenant, { token: admin.token, params, query: {} })).body
      const named = partners.slice(0, 12).map(({ partnerTenantId }) => partnerTenantId)
      expect(series.slice(0, 2)).toMatchObject([
        { key: admin.tenantId, total: 13, values: [13] },
        { key: partners[12]?.partnerTenantId, total: 3, values: [3] },
      ])
      const ones = series.slice(2, 11)
      expect(ones.map(({ key }) => key)).toEqual(named.toSorted().slice(0, 9))
      expect(ones.every(({ total, name }) => total === 1 && name !== null)).toBe(true)
      expect(series.slice(11)).toEqual([{ key: 'others', name: null, values: [3], total: 3 }])
      expect(total).toBe(28)
    }
  })

  it('count when apps were last used, and who has a product and a BMW or Mini', async () => {
    server.clock.set('2026-06-30T12:00:00Z')
    const service = await givenService(5, randomFrom(5))
    const { token, tenantId } = await given.member('admin', service.admin.tenantId)
    const seen = ['2026-06-30T00:00:00Z', '2026-06-24T00:00:00Z', '2026-06-23T23:59:59Z', '2025-01-01T00:00:00Z']
    for (const [at, id] of service.customers.slice(0, 40).entries()) {
      await server.sql('update customers set last_seen_at = $2 where id = $1', [id, seen[at % 5] ?? null])
      const manufacturer = ['BMW', 'Mini', 'mini', 'Skoda'][at % 4]
      await installationsOf(server).add('electriccar', { customerId: id, siteId: id }, { manufacturer })
    }
    const figures = async () => ({
      used: (await server.call(reports.presentCalls.usersActivities, { token, query: {} })).body,
      driving: (await server.call(reports.presentCalls.andDriveBmwAndMini, { token, params: { product: 'wallbox' }, query: {} })).body,
    })
    const before = await figures()
    const where = `affiliate_id = '${tenantId}' and status <> 'deleted'`
    const counted = async (condition: string) =>
      (await server.sql<{ n: number }>(`select count(*)::int as n from customers c where ${where} and ${condition}`))[0]?.n
    expect(before.used.rows.slice(0, 4)).toEqual([
      { lastUse: 1, customers: await counted(`last_seen_at >= '2026-06-30Z'`) },
      { lastUse: 7, customers: await counted(`last_seen_at >= '2026-06-24Z'`) },
      { lastUse: 30, customers: await counted(`last_seen_at >= '2026-06-01Z'`) },
      { lastUse: 365, customers: await counted(`last_seen_at >= '2025-07-01Z'`) },
    ])
    expect([before.used.rows[5], before.used.total]).toEqual([
      { lastUse: 'never', customers: await counted('last_seen_at is null') },
      { customers: await counted('true') },
    ])
    const drives = (make: string) =>
      `exists (select from installations i where i.customer_id = c.id and lower(i.manufacturer) in (${make}))`
    const has = `exists (select from installations i where i.customer_id = c.id and i.kind = 'wallbox')`
    expect([before.driving.total.customers, before.driving.rows[0]?.customers]).toEqual([
      await counted(`${has} and ${drives("'bmw', 'mini'")}`),
      await counted(`${has} and ${drives("'bmw'")}`),
    ])
    await foldAllStatistics(server.ctx.db)
    expect(await figures()).toEqual(before)
    await server.sql('select recount_customer_use()')
    expect(await figures()).toEqual(before)
  })

  it('sum overdue open steps of sales of active customers within reach', async () => {
    server.clock.set('2026-06-30T12:00:00Z')
    const [admin, stranger] = [await given.member('admin'), await given.member('admin', await given.affiliate())]
    const { token } = admin
    const steps = async (customerId: string, kind: string, planned: readonly (string | null)[]) => {
      const id = crypto.randomUUID()
      await server.sql('insert into sales (id, customer_id, installation_kind, created_at) values ($1, $2, $3, now())', [
        id,
        customerId,
        kind,
      ])
      for (const [at, day] of planned.entries())
        await server.sql("insert into sale_steps (sale_id, position, name, status, planned_on) values ($1, $2, $3, 'pending', $4)", [
          ...[id, at, `Step ${at}`, day],
        ])
      return id
    }
    const [mine, other, gone] = [await given.customer(admin), await given.customer(stranger), await given.customer(admin)]
    await steps(mine.id, 'wallbox', ['2026-06-29', '2026-06-30'])
    await steps(mine.id, 'wallbox', ['2026-06-20', null])
    await steps(mine.id, 'heatpump', ['2026-07-01', '2026-06-01'])
    await steps(other.id, 'wallbox', ['2026-06-01'])
    await steps(gone.id, 'wallbox', ['2026-06-01'])
    await server.sql("update customers set status = 'inactive' where id = $1", [gone.id])
    const archived = await steps(mine.id, 'gas', ['2026-06-01'])
    await server.sql('update sales set archived_at = now() where id = $1', [archived])
    const read = async (query: object) => (await server.call(reports.presentCalls.overdueSaleSteps, { token, query })).body
    expect(await read({})).toEqual({
      report: 'overdueSaleSteps',
      product: null,
      rows: [
        { kind: 'wallbox', step: 'Step 0', overdueSteps: 2, longestOverdueDays: 10 },
        { kind: 'heatpump', step: 'Step 1', overdueSteps: 1, longestOverdueDays: 29 },
      ],
      total: { overdueSteps: 3, longestOverdueDays: 29 },
    })
    expect((await read({ filter: filter({ kind: 'heatpump' }) })).total.overdueSteps).toBe(1)
    const { raw } = await server.call(reports.presentCalls.overdueSaleSteps, { token, query: { format: 'csv' } })
    expect(raw.body.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffType of installation,Step,Overdue,Longest overdue (days)',
      'Wallbox,Step 0,2,10',
    ])
  })

  it('are available as files, and refuse a century, a range that ends before it begins, and unknown states', async () => {
    const { token } = await given.member('admin')
    const ask = (params: object, query: object = {}) =>
      server.call(reports.timedCalls.status, {
        token,
        params: { ...range, aggregation: 'month', ...params } as never,
        query: query as never,
      })
    const csv = (await ask({}, { format: 'csv' })).raw
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.body.split('\r\n').slice(0, 2)).toEqual(['\ufeffFrom,To,Active,Deleted,Inactive,Total', '2024-03-17,2024-03-31,0,0,0,0'])
    const xlsx = (await ask({}, { format: 'xlsx' })).raw
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const pdf = (await ask({}, { format: 'pdf' })).raw
    expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 8).toString()]).toEqual(['application/pdf', '%PDF-1.7'])
    // The PDF states its filters.
    const vendorId = await given.vendor({ name: 'Szélerőmű' })
    const params = { ...range, aggregation: 'month', states: 'active,inactive' } as never
    const narrowed = { format: 'pdf', filter: filter({ vendorId, type: { op: 'ne', value: 'partner' } }) } as const
    const { raw } = await server.call(reports.callsOfStates.product, { token, params, query: narrowed })
    const { text } = await extractText(new Uint8Array(raw.rawPayload), { mergePages: true })
    expect(text).toContain('17 Mar 2024 – 3 Feb 2026 · Vendor: Szélerőmű · Type: ≠ Partner · Customers in status: Active, Inactive')
    await server.call(updatePreferences, { token, body: { dateNotation: 'iso' } })
    const iso = (await ask({}, { format: 'pdf' })).raw
    expect((await extractText(new Uint8Array(iso.rawPayload), { mergePages: true })).text).toContain('2024-03-17 – 2026-02-03')
    const faults = [
      (await ask({ fromDate: '1926-01-01' })).error.details,
      (await ask({ fromDate: '2026-03-01' })).error.details,
      (await server.call(reports.callsOfStates.vendor, { token, params: { ...range, aggregation: 'week', states: 'gone' as never } })).error
        .details,
    ]
    expect(faults).toMatchObject([
      [{ field: 'toDate', code: 'PeriodTooLong', params: { max: 7_320 } }],
      [{ field: 'toDate', code: 'PeriodBackwards' }],
      [{ field: 'states.0' }],
    ])
    expect((await server.call(reports.listReports, { token })).body.items.map((one) => one.name)).toEqual([
      ...['creation', 'status', 'tenant', 'product', 'vendor'],
      ...['devicesConfigurations', 'usersActivities', 'andDriveBmwAndMini', 'overdueSaleSteps'],
    ])
    const support = await given.member('support')
    expect((await server.call(reports.listReports, { token: support.token })).status).toBe(403)
  })
})
