import * as reports from '@wattdesk/contract/business-reports/calls.ts'
import type { TimedReportResult } from '@wattdesk/contract/business-reports/models.ts'
import { type ReportAggregation, reportAggregations } from '@wattdesk/contract/business-reports/terms.ts'
import { updatePreferences } from '@wattdesk/contract/profile/calls.ts'
import { extractText } from 'unpdf'
import { describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { installationsOf } from '../../../test/installations.ts'
import { randomServiceOf, type Service } from '../../../test/random-service.ts'
import { startServer } from '../../../test/server.ts'
import { randomFrom } from '../../demonstration/random.ts'
import { foldAllStatistics } from '../statistics/statistics.service.ts'
import { sendDueReports } from './report-mails.service.ts'
import { readNames } from './report-names.views.ts'
import { readReport } from './report-results.views.ts'

const server = startServer()
const given = givenOf(server)
const filter = (fields: object) => JSON.stringify(fields)
const readers = { readReport, readNames }
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

describe('reports by e-mail', () => {
  it('are sent once each, for the latest whole periods, with their filter, and end with the permission', async () => {
    server.clock.set('2026-03-04T10:00:00Z')
    const service = await givenService(6, randomFrom(6))
    const { id, email, token } = await given.member('admin', service.admin.tenantId)
    const add = (body: object) => server.call(reports.addReportSchedule, { token, body: { report: 'creation', rhythm: 'month', ...body } })
    const chosen = { filter: filter({ source: 'crm' }) }
    const [first, again] = [await add(chosen), await add(chosen)]
    expect(again.body).toEqual(first.body)
    // 1 April at six in Berlin.
    expect(first.body.nextAt).toBe('2026-04-01T04:00:00.000Z')
    await add({ report: 'andDriveBmwAndMini', product: 'wallbox', rhythm: 'week' })
    expect((await add({ filter: filter({ kind: 'meter' }) })).error.details).toMatchObject([{ code: 'UnknownFilter' }])
    const mails = () =>
      server.sql<{ body: string }>('select text_body as body from outbox_mails where recipient = $1 order by created_at', [email])
    await sendDueReports(server.ctx, readers)
    expect(await mails()).toEqual([])
    server.clock.set('2026-04-02T10:00:00Z')
    const held = (await given.sessionOf(id)) satisfies string
    const params = { aggregation: 'month' as const, fromDate: '2025-04-01', toDate: '2026-03-31' }
    const { body } = await server.call(reports.timedCalls.creation, { token: held, params, query: chosen })
    await Promise.all([sendDueReports(server.ctx, readers), sendDueReports(server.ctx, readers)])
    const sent = await mails()
    expect(sent).toHaveLength(2)
    expect(sent.map((mail) => mail.body).join('\n')).toContain(`Customers: ${body.total}`)
    expect(sent.map((mail) => mail.body).join('\n')).toContain('for 1 Apr 2025 to 31 Mar 2026.')
    const [mine] = (await server.call(reports.listReportSchedules, { token: held })).body.items
    expect(mine).toMatchObject({ nextAt: '2026-05-01T04:00:00.000Z', lastSentAt: '2026-04-02T10:00:00.000Z' })
    await server.sql("update members set roles = '{support}' where id = $1", [id])
    server.clock.set('2026-05-02T10:00:00Z')
    await sendDueReports(server.ctx, readers)
    expect(await mails()).toHaveLength(2)
    expect(await server.sql('select from report_schedules where member_id = $1', [id])).toEqual([])
  })

  const mailsTo = (email: string) =>
    server.sql<{ name: string; type: string; content: Buffer; language: string }>(
      `select mail.language, file.name, file.type, file.content from outbox_mails mail left join mail_files file on file.mail_id = mail.id
       where mail.recipient = $1 order by mail.created_at, mail.id`,
      [email],
    )
  const entriesOf = async (id: string) =>
    (await server.sql<{ event: string }>('select event from activity_entries where object_id = $1 order by at, id', [id])).map(
      ({ event }) => event.replace('report-schedule.', ''),
    )

  it('reach each recipient once, in their language, with the file, even if sending breaks off', async () => {
    server.clock.set('2026-07-01T10:00:00Z')
    const owner = await given.member('admin')
    const [colleague, broken] = [await given.member('admin', owner.tenantId), await given.member('admin', owner.tenantId)]
    await server.sql("update members set language = 'de' where id = $1", [colleague.id])
    const recipientIds = [owner.id, colleague.id, broken.id, colleague.id]
    const body = { report: 'creation', rhythm: 'month', format: 'csv', recipientIds } as const
    const added = await server.call(reports.addReportSchedule, { token: owner.token, body })
    expect(added.body).toMatchObject({ format: 'csv', owner: { id: owner.id, name: 'Test admin' } })
    expect(added.body.recipients.map(({ id }) => id).sort()).toEqual([...new Set(recipientIds)].sort())
    await server.sql(`create function refuse_mail() returns trigger language plpgsql as $$ begin
      if new.recipient = '${broken.email}' then raise 'the process died'; end if; return new; end $$`)
    await server.sql('create trigger refuse_mail before insert on outbox_mails for each row execute function refuse_mail()')
    server.clock.set('2026-08-01T10:00:00Z')
    await sendDueReports(server.ctx, readers)
    const people = [owner, colleague, broken]
    expect(await Promise.all(people.map(({ email }) => mailsTo(email)))).toEqual([[], [], []])
    await server.sql('drop trigger refuse_mail on outbox_mails')
    await server.sql('drop function refuse_mail')
    server.clock.set('2026-08-01T11:30:00Z')
    await Promise.all([sendDueReports(server.ctx, readers), sendDueReports(server.ctx, readers)])
    await sendDueReports(server.ctx, readers)
    const sent = await Promise.all(people.map(({ email }) => mailsTo(email)))
    expect(sent.map((mails) => mails.map(({ language, name }) => [language, name]))).toEqual([
      [['en', 'Customers created-2026-08-01.csv']],
      [['de', 'Angelegte Kunden-2026-08-01.csv']],
      [['en', 'Customers created-2026-08-01.csv']],
    ])
    expect(sent[0]?.[0]?.type).toBe('text/csv; charset=utf-8')
    expect(sent[0]?.[0]?.content.toString()).toContain('From,To,')
    expect(sent[1]?.[0]?.content.toString()).toContain('Von,Bis,')
  })

  it('refuse members without the right or of another tenant, and too many', async () => {
    server.clock.set('2026-07-02T10:00:00Z')
    const owner = await given.member('admin')
    const [support, stranger, gone] = [
      await given.member('support', owner.tenantId),
      await given.member('admin'),
      await given.member('admin', owner.tenantId),
    ]
    await server.sql('update members set removed_at = now() where id = $1', [gone.id])
    const add = (recipientIds: string[]) =>
      server.call(reports.addReportSchedule, { token: owner.token, body: { report: 'creation', rhythm: 'day', recipientIds } })
    const refused = await add([owner.id, support.id, stranger.id, gone.id, crypto.randomUUID()])
    expect(refused.error.details).toMatchObject([
      { field: 'recipientIds.1', code: 'RecipientMayNotRead' },
      ...[2, 3, 4].map((at) => ({ field: `recipientIds.${at}`, code: 'RecipientUnknown' })),
    ])
    expect((await add([])).error.details).toMatchObject([{ field: 'recipientIds' }])
    expect((await add(Array.from({ length: 21 }, () => crypto.randomUUID()))).error.details).toMatchObject([{ field: 'recipientIds' }])
    expect(await server.sql('select from report_schedules where member_id = $1', [owner.id])).toEqual([])
    const colleague = await given.member('admin', owner.tenantId)
    const listed = await server.call(reports.listReportRecipients, { token: owner.token, query: { report: 'creation' } })
    expect(listed.body.items.map(({ id }) => id).sort()).toEqual([owner.id, colleague.id].sort())
    expect((await server.call(reports.listReportRecipients, { token: support.token, query: { report: 'creation' } })).status).toBe(403)
  })

  it('are changed by repeating them, left by recipients, and ended by their owner or the last recipient', async () => {
    server.clock.set('2026-07-03T10:00:00Z')
    const owner = await given.member('admin')
    const [first, second] = [await given.member('admin', owner.tenantId), await given.member('admin', owner.tenantId)]
    const add = async (more: object) =>
      (await server.call(reports.addReportSchedule, { token: owner.token, body: { report: 'status', rhythm: 'week', ...more } })).body
    const listedTo = async ({ token }: { token: string }) => (await server.call(reports.listReportSchedules, { token })).body.items
    const remove = async ({ token }: { token: string }, id: string) =>
      (await server.call(reports.removeReportSchedule, { token, params: { id } })).status
    const { id } = await add({})
    expect(await listedTo(first)).toEqual([])
    expect(await remove(first, id)).toBe(404)
    const shared = await add({ format: 'pdf', recipientIds: [first.id, second.id] })
    expect([shared.id, shared.format, shared.recipients.map((one) => one.id).sort()]).toEqual([id, 'pdf', [first.id, second.id].sort()])
    expect(await add({})).toEqual(shared)
    expect(await listedTo(owner)).toEqual([shared])
    expect(await listedTo(first)).toEqual([shared])
    expect(await remove(first, id)).toBe(204)
    expect(await listedTo(first)).toEqual([])
    expect((await listedTo(second))[0]?.recipients).toEqual([{ id: second.id, name: 'Test admin' }])
    expect(await remove(second, id)).toBe(204)
    expect(await listedTo(owner)).toEqual([])
    expect(await entriesOf(id)).toEqual(['added', 'changed', 'left', 'left'])
    const again = await add({ recipientIds: [owner.id, first.id] })
    expect(await remove(owner, again.id)).toBe(204)
    expect(await listedTo(first)).toEqual([])
    expect(await entriesOf(again.id)).toEqual(['added', 'removed'])
  })

  it('are not sent again if the database fails while the next one is looked for', async () => {
    server.clock.set('2026-07-08T10:00:00Z')
    const { email, token } = await given.member('admin')
    await server.call(reports.addReportSchedule, { token, body: { report: 'creation', rhythm: 'day' } })
    server.clock.set('2026-07-09T10:00:00Z')
    const pool = server.ctx.db.$client
    const connect = vi.fn(() => pool.connect()).mockImplementationOnce(() => pool.connect())
    connect.mockRejectedValueOnce(new Error('no connection'))
    const db: typeof server.ctx.db = Object.create(server.ctx.db, { $client: { value: { connect } } })
    await expect(sendDueReports({ ...server.ctx, db }, readers)).rejects.toThrow('no connection')
    server.clock.set('2026-07-09T12:00:00Z')
    await sendDueReports(server.ctx, readers)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('reach only recipients who may still read them when they are due', async () => {
    server.clock.set('2026-07-04T10:00:00Z')
    const owner = await given.member('admin')
    const [demoted, kept] = [await given.member('admin', owner.tenantId), await given.member('admin', owner.tenantId)]
    const recipientIds = [demoted.id, kept.id]
    const body = { report: 'creation', rhythm: 'day', format: 'xlsx', recipientIds } as const
    const { id } = (await server.call(reports.addReportSchedule, { token: owner.token, body })).body
    await server.sql("update members set roles = '{support}' where id = $1", [demoted.id])
    server.clock.set('2026-07-05T10:00:00Z')
    await sendDueReports(server.ctx, readers)
    const sent = await Promise.all([owner, demoted, kept].map(({ email }) => mailsTo(email)))
    expect(sent.map((mails) => mails.length)).toEqual([0, 0, 1])
    expect(sent[2]?.[0]?.content.subarray(0, 2).toString()).toBe('PK')
    expect(await entriesOf(id)).toEqual(['added', 'left'])
    await server.sql("update members set roles = '{support}' where id = $1", [owner.id])
    server.clock.set('2026-07-06T10:00:00Z')
    await sendDueReports(server.ctx, readers)
    expect(await mailsTo(kept.email)).toHaveLength(1)
    expect(await entriesOf(id)).toEqual(['added', 'left', 'removed'])
  })
})
