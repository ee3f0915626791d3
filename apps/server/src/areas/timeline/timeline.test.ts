import { updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { countTimeline, listTimeline } from '@wattdesk/contract/timeline/calls.ts'
import { type TimelineKind, timelineKinds } from '@wattdesk/contract/timeline/terms.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { happeningsOf } from '../../../test/timeline.ts'
import { newId } from '../../platform/ids.ts'

const server = startServer()
const given = givenOf(server)
const happenings = happeningsOf(server, given)
let admin: GivenMember

beforeAll(async () => {
  admin = await given.member('admin')
})

type Query = Partial<Record<'from' | 'until' | 'kinds' | 'cursor' | 'limit', string>>
const read = (id: string, query: Query = {}, token = admin.token) => server.call(listTimeline, { token, params: { id }, query })
const eventsOf = async (id: string, query: Query = {}) => (await read(id, query)).body.items.map((entry) => entry.event)

describe('a timeline', () => {
  it('contains everything that happened to a home, newest first', async () => {
    const customer = await happenings.eventfulCustomer(admin)
    const { body } = await read(customer.id)
    expect(body.next).toBeNull()
    expect(body.items.map((entry) => [entry.at, entry.kind, entry.event, entry.subject])).toEqual([
      ['2026-03-06T10:00:00.000Z', 'sign-in', 'customer-user.last-signed-in', 'Erika Mustermann'],
      ['2026-03-05T12:00:00.000Z', 'mail', 'mail.sent', 'Your password was changed'],
      ['2026-03-05T07:00:00.000Z', 'alarm', 'alarm.cleared', 'NoData'],
      ['2026-03-05T06:00:00.000Z', 'alarm', 'alarm.raised', 'NoData'],
      ['2026-03-04T11:00:00.000Z', 'sale', 'sale.step-completed', 'Site survey'],
      ['2026-03-03T10:05:00.000Z', 'device', 'device.found', 'Fronius Gen24'],
      ['2026-03-03T10:00:00.000Z', 'device', 'device.added', null],
      ['2026-03-02T11:30:00.000Z', 'invitation', 'invitation.open', 'Erika Mustermann'],
      ['2026-03-02T10:00:00.000Z', 'invitation', 'invitation.sent', 'Erika Mustermann'],
      ['2026-03-01T12:00:00.000Z', 'sale', 'sale.started', 'pvbattery'],
      ['2026-03-01T08:00:00.000Z', 'change', 'customer.created', null],
    ])
    const created = body.items.at(-1)
    expect(created).toMatchObject({ actor: { kind: 'member', name: 'Test admin' }, object: { type: 'customer', id: customer.id } })
    expect(created?.activityId).toEqual(expect.any(String))
    const step = body.items.find((entry) => entry.event === 'sale.step-completed')
    expect([step?.isWholeDay, step?.localAt]).toEqual([true, '2026-03-04T12:00:00'])
    expect(new Set(body.items.map((entry) => entry.key)).size).toBe(body.items.length)
  })

  it.each([
    ['SENEC', 'SENEC.Home V3', 'SENEC.Home V3'],
    ['senec', 'SENEC.Home V3', 'SENEC.Home V3'],
    ['Fronius', null, 'Fronius'],
    [null, 'Gen24', 'Gen24'],
    ['', '', null],
  ])('names a found device of %s, model %s, with its maker once', async (manufacturer, model, wanted) => {
    const { id, appliance } = await happenings.eventfulCustomer(admin)
    await server.sql('update appliances set manufacturer = $1, model = $2 where id = $3', [manufacturer, model, appliance])
    const { items } = (await read(id, { kinds: 'device' })).body
    expect(items.find(({ event }) => event === 'device.found')?.subject).toBe(wanted)
  })

  it('contains a creation that is not in the log, once', async () => {
    await given.travelTo('2026-03-01T08:00:00Z', admin)
    const { id } = await given.customer(admin)
    expect(await eventsOf(id)).toEqual(['customer.created'])
    await server.sql("update customers set created_at = '2024-05-01T00:00:00Z', joined_at = '2024-06-01T00:00:00Z' where id = $1", [id])
    const { body } = await read(id)
    expect(body.items.map((entry) => [entry.event, entry.activityId === null])).toEqual([
      ['customer.created', false],
      ['customer.joined', true],
      ['customer.created', true],
    ])
  })

  it('is filtered by kind', async () => {
    const { id } = await happenings.eventfulCustomer(admin)
    const expected: Record<TimelineKind, number> = {
      change: 1,
      device: 2,
      alarm: 2,
      invitation: 2,
      mail: 1,
      'sign-in': 1,
      import: 0,
      sale: 2,
      impersonation: 0,
      note: 0,
    }
    for (const kind of timelineKinds) {
      const { body } = await read(id, { kinds: kind })
      expect([kind, body.items.length]).toEqual([kind, expected[kind]])
      expect(body.items.every((entry) => entry.kind === kind)).toBe(true)
    }
    expect(await eventsOf(id, { kinds: 'sign-in,sale' })).toHaveLength(3)
  })

  it('derives kinds of the activity log from their source and record', async () => {
    await given.travelTo('2026-04-01T00:00:00Z', admin)
    const { id } = await given.customer(admin)
    await server.sql("update activity_entries set source = 'csv_import' where customer_id = $1", [id])
    await given.travelTo('2026-04-02T00:00:00Z', admin)
    await server.call(updateCustomer, { token: admin.token, params: { id }, body: { accountName: 'Other', version: 1 } })
    const { body } = await read(id)
    expect(body.items.map((entry) => [entry.event, entry.kind])).toEqual([
      ['customer.changed', 'change'],
      ['customer.created', 'import'],
    ])
  })

  it('contains an event once, even if both the log and a record have it', async () => {
    await given.travelTo('2026-04-01T08:00:00Z', admin)
    const { id } = await given.customer(admin)
    const [user] = await server.sql<{ id: string }>('select id from customer_users where customer_id = $1', [id])
    const log = (event: string, at: string) =>
      server.sql(
        `insert into activity_entries (id, at, actor_kind, actor_name, action, event, source, application, object_type, object_id, customer_id, tenant_id, request_id)
         values ($1, $2, 'system', 'System', 'update', $3, 'event', 'app', 'customer-user', $4, $5, $6, 'r')`,
        [newId(), at, event, user?.id, id, admin.tenantId],
      )
    await server.sql("update customers set joined_at = '2026-04-02T08:00:00Z' where id = $1", [id])
    await server.sql("update customer_users set last_login_at = '2026-04-03T08:00:00Z' where customer_id = $1", [id])
    await log('customer-user.joined', '2026-04-02T08:00:00.250Z')
    await log('customer-user.signed-in', '2026-04-03T08:00:00.250Z')
    expect(await eventsOf(id)).toEqual(['customer-user.signed-in', 'customer-user.joined', 'customer.created'])
  })

  it('omits a mail if its invitation is an entry', async () => {
    const customer = await happenings.eventfulCustomer(admin)
    const mailId = await happenings.mail(customer.id, '2026-03-02T10:00:00Z')
    await server.sql('update invitations set mail_id = $1 where customer_id = $2', [mailId, customer.id])
    expect(await eventsOf(customer.id, { from: '2026-03-02', until: '2026-03-02' })).toEqual(['invitation.open', 'invitation.sent'])
    await server.sql("update outbox_mails set sent_at = null, failed_at = '2026-03-02T12:00:00Z' where id = $1", [mailId])
    expect(await eventsOf(customer.id, { kinds: 'mail', until: '2026-03-02' })).toEqual(['mail.failed'])
  })

  it('is bounded by days of the home’s own clock, both inclusive, including those of 23 and 25 hours', async () => {
    const { id } = await happenings.eventfulCustomer(admin)
    expect(await eventsOf(id, { from: '2026-03-02', until: '2026-03-03' })).toEqual([
      'device.found',
      'device.added',
      'invitation.open',
      'invitation.sent',
    ])
    const customer = await given.customer(admin)
    for (const at of ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'])
      await happenings.alarm(customer, at)
    const { body } = await read(customer.id, { from: '2026-03-29', until: '2026-03-29', kinds: 'alarm' })
    expect(body.items.map((entry) => entry.localAt)).toEqual(['2026-03-29T23:59:59', '2026-03-29T00:00:00'])
    expect(body.timeZone).toBe('Europe/Berlin')
    await server.sql("update sites set time_zone = 'Europe/London' where customer_id = $1", [customer.id])
    const there = (await read(customer.id, { from: '2026-03-29', until: '2026-03-29', kinds: 'alarm' })).body
    expect(there.items.map((entry) => entry.localAt)).toEqual(['2026-03-29T23:00:00', '2026-03-29T22:59:59'])
  })

  it('is read page by page without gap or double, through many entries of one instant', async () => {
    const customer = await happenings.eventfulCustomer(admin)
    for (let count = 0; count < 7; count++) await happenings.alarm(customer, '2026-03-03T10:00:00Z', '2026-03-05T06:00:00.000123Z')
    const whole = (await read(customer.id)).body.items.map((entry) => entry.key)
    expect(whole).toHaveLength(25)
    for (const limit of ['1', '3', '24']) {
      const found: string[] = []
      let cursor: string | undefined
      do {
        const { body } = await read(customer.id, { limit, ...(cursor ? { cursor } : {}) })
        found.push(...body.items.map((entry) => entry.key))
        cursor = body.next ?? undefined
      } while (cursor)
      expect(found).toEqual(whole)
    }
  })

  it('continues after the end of a page while new entries arrive', async () => {
    const customer = await happenings.eventfulCustomer(admin)
    const before = (await read(customer.id)).body.items.map((entry) => entry.key)
    const first = (await read(customer.id, { limit: '4' })).body
    await happenings.alarm(customer, '2026-03-08T00:00:00Z')
    await happenings.alarm(customer, '2026-03-09T00:00:00Z')
    const rest = (await read(customer.id, { limit: '100', cursor: first.next ?? '' })).body
    expect([...first.items, ...rest.items].map((entry) => entry.key)).toEqual(before)
  })

  it('is not found by another tenant, nor without the permissions', async () => {
    const { id } = await given.customer(admin)
    const stranger = await given.member('admin')
    const installer = await given.member('installer', admin.tenantId)
    for (const endpoint of [listTimeline, countTimeline]) {
      const foreign = await server.call(endpoint, { token: stranger.token, params: { id }, query: {} })
      expect([foreign.status, foreign.error.code]).toEqual([404, 'CustomerNotFound'])
      const refused = await server.call(endpoint, { token: installer.token, params: { id }, query: {} })
      expect([refused.status, refused.error.code]).toEqual([403, 'PermissionMissing'])
    }
  })

  it.each([
    [{ limit: '0' }, 'limit'],
    [{ limit: '1001' }, 'limit'],
    [{ limit: '-1' }, 'limit'],
    [{ limit: '1e3' }, 'limit'],
    [{ kinds: '' }, 'kinds.0'],
    [{ kinds: 'alarm,weather' }, 'kinds.1'],
    [{ kinds: 'alarm,'.repeat(90) }, 'kinds'],
    [{ from: 'yesterday' }, 'from'],
    [{ from: '2026-03-01T00:00:00Z' }, 'from'],
    [{ until: '2026-13-01' }, 'until'],
    [{ cursor: '1' }, 'cursor'],
    [{ cursor: "1~a'; drop table customers; --" }, 'cursor'],
    [{ cursor: `${'9'.repeat(18)}~a${'0'.repeat(36)}` }, 'cursor'],
    [{ cursor: `0~zzz${newId()}:123456` }, 'cursor'],
    [{ page: '1' }, 'page'],
  ])('refuses %j', async (query, field) => {
    const { id } = await given.customer(admin)
    const { status, error } = await read(id, query as Query)
    expect([status, (error.details as { field: string }[])[0]?.field]).toEqual([400, field])
  })

  it('accepts any position as a cursor', async () => {
    const { id } = await given.customer(admin)
    for (const micros of ['99999999999999999', '-99999999999999999', '0']) {
      const { status } = await read(id, { cursor: `${micros}~a${newId()}` })
      expect([micros, status]).toEqual([micros, 200])
    }
  })
})

describe('the counts of a timeline', () => {
  const counts = (id: string, query: object = {}) => server.call(countTimeline, { token: admin.token, params: { id }, query })

  it('equal the listed entries, by kind and month', async () => {
    const customer = await happenings.eventfulCustomer(admin)
    await happenings.alarm(customer, '2026-01-31T23:30:00Z')
    const { body } = await counts(customer.id)
    expect(body.items).toEqual([
      { startsOn: '2026-02-01', counts: { alarm: 1 } },
      { startsOn: '2026-03-01', counts: { alarm: 2, change: 1, device: 2, invitation: 2, mail: 1, sale: 2, 'sign-in': 1 } },
    ])
    const total = body.items.flatMap((month) => Object.values(month.counts)).reduce((sum, count) => sum + count, 0)
    expect((await read(customer.id)).body.items).toHaveLength(total)
  })

  it('are of the days and months of the home', async () => {
    const customer = await happenings.eventfulCustomer(admin)
    await happenings.alarm(customer, '2026-01-31T22:59:59Z')
    await given.travelTo('2026-03-08T23:30:00Z', admin)
    const { body } = await counts(customer.id)
    expect([body.items[0], body.timeZone, body.today]).toEqual([
      { startsOn: '2026-01-01', counts: { alarm: 1 } },
      'Europe/Berlin',
      '2026-03-09',
    ])
    const days = await counts(customer.id, { by: 'day', from: '2026-03-05', until: '2026-03-06' })
    expect(days.body.items).toEqual([
      { startsOn: '2026-03-05', counts: { alarm: 2, mail: 1 } },
      { startsOn: '2026-03-06', counts: { 'sign-in': 1 } },
    ])
  })

  it.each([{ by: 'hour' }, { timeZone: 'UTC' }, { from: '2026' }, { until: "2026-01-01'; --" }, { kinds: 'alarm' }])(
    'refuse %j',
    async (query) => {
      const { id } = await given.customer(admin)
      expect((await counts(id, query)).status).toBe(400)
    },
  )
})
