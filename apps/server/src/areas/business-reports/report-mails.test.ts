import * as reports from '@wattdesk/contract/business-reports/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { mailsOf } from '../../../test/mails.ts'
import { randomServiceOf } from '../../../test/random-service.ts'
import { countWaiting, startServer } from '../../../test/server.ts'
import { randomFrom } from '../../demonstration/random.ts'
import { sendDueReports } from './report-mails.service.ts'
import { readNames } from './report-names.views.ts'
import { readReport } from './report-results.views.ts'

const server = startServer()
const given = givenOf(server)
const filter = (fields: object) => JSON.stringify(fields)
const readers = { readReport, readNames }
const { givenService } = randomServiceOf(server, given)

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

  it('link to the report that they have, also with several values or an excluded one', async () => {
    server.clock.set('2026-03-04T10:00:00Z')
    const service = await givenService(40, randomFrom(40))
    const { id, email, token } = await given.member('admin', service.admin.tenantId)
    const chosen = {
      type: { op: 'in', value: ['residential_customer', 'partner'] },
      status: { op: 'ne', value: 'inactive' },
      source: 'crm',
    }
    const body = { report: 'creation', rhythm: 'month', filter: filter(chosen) } as const
    expect((await server.call(reports.addReportSchedule, { token, body })).status).toBe(200)
    server.clock.set('2026-04-02T10:00:00Z')
    await sendDueReports(server.ctx, readers)
    const [mail] = await mailsOf(server)(email)
    const { searchParams } = new URL(mail?.link ?? '')
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ report: 'creation', by: 'month', from: '2025-04-01', to: '2026-03-31', source: 'crm' },
      type: JSON.stringify([chosen.type]),
      status: JSON.stringify([chosen.status]),
    })
    const [type, status] = ['type', 'status'].map((field) => JSON.parse(searchParams.get(field) ?? 'null'))
    const params = { aggregation: 'month' as const, fromDate: '2025-04-01', toDate: '2026-03-31' }
    const query = { filter: filter({ type, status, source: 'crm' }) }
    const { total } = (await server.call(reports.timedCalls.creation, { token: await given.sessionOf(id), params, query })).body
    expect(mail?.text).toContain(`Customers: ${total}`)
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

  it('list only recipients who may still read them, so that their owner can change them', async () => {
    server.clock.set('2026-07-03T10:00:00Z')
    const owner = await given.member('admin')
    const [demoted, gone, kept] = await Promise.all([1, 2, 3].map(() => given.member('admin', owner.tenantId)))
    const ids = [owner, demoted, gone, kept].flatMap((member) => member?.id ?? [])
    const add = (more: object) =>
      server.call(reports.addReportSchedule, { token: owner.token, body: { report: 'status', rhythm: 'week', ...more } })
    await add({ recipientIds: ids })
    await server.sql("update members set roles = '{support}' where id = $1", [demoted?.id])
    await server.sql('update members set removed_at = now() where id = $1', [gone?.id])
    const [listed] = (await server.call(reports.listReportSchedules, { token: owner.token })).body.items
    const recipientIds = listed?.recipients.map(({ id }) => id) ?? []
    expect(recipientIds.sort()).toEqual([owner.id, kept?.id].sort())
    expect((await add({ format: 'csv', recipientIds })).body).toMatchObject({ id: listed?.id, format: 'csv' })
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

  it('are not due again if the process that failed notices only after another one has sent them', async () => {
    // Those of other tests may be due too.
    await server.sql('delete from report_schedules')
    server.clock.set('2026-07-01T10:00:00Z')
    const { token } = await given.member('admin')
    const { body } = await server.call(reports.addReportSchedule, { token, body: { report: 'creation', rhythm: 'month' } })
    const stored = () => server.sql<{ next_at: Date }>('select next_at from report_schedules where id = $1', [body.id])
    server.clock.set('2026-08-01T10:00:00Z')
    let sentByAnother: Promise<unknown> | undefined
    const failing = {
      ...readers,
      async readReport() {
        sentByAnother = server.sql("update report_schedules set next_at = '2026-09-03T04:00:00Z' where id = $1", [body.id])
        await vi.waitFor(async () => expect(await countWaiting(server)).toBe(1))
        throw new Error('the connection was lost')
      },
    }
    await sendDueReports(server.ctx, failing)
    await sentByAnother
    expect(await stored()).toEqual([{ next_at: new Date('2026-09-03T04:00:00Z') }])
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
