import { exportAccountActivities } from '@wattdesk/contract/account/activity-log/calls.ts'
import { listAccountActivities, updateMember } from '@wattdesk/contract/account/calls.ts'
import { deactivateCustomer, purgeCustomer } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { getCustomer, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { addCustomerNote } from '@wattdesk/contract/notes/calls.ts'
import { exportMyActivities } from '@wattdesk/contract/profile/calls.ts'
import { describe, expect, it } from 'vitest'
import { bulkActionsOf } from '../../../test/bulk-actions.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { plant, plantedRows } from '../../../test/long-lists.ts'
import { onServer } from '../../../test/postgres.ts'
import { startServer } from '../../../test/server.ts'
import { watchStatements } from '../../db/prepared-statements.ts'
import { transaction } from '../../db/transaction.ts'
import { recordActivity, systemActor } from './activities.service.ts'
import { eachActivity } from './activities.views.ts'
import { sealActivities, verifyActivities } from './activity-chain.service.ts'

const server = startServer()
const given = givenOf(server)
const bulk = bulkActionsOf(server)
const log = async (member: GivenMember, id: string, query = {}) =>
  (await server.call(listCustomerActivities, { token: member.token, params: { id }, query })).body

async function changedCustomer() {
  const admin = await given.member('admin')
  const { id } = await given.customer(admin, { accountName: 'Secret Name' })
  await server.call(updateCustomer, { token: admin.token, params: { id }, body: { version: 1, accountName: 'Other Name' } })
  return { admin, id }
}

describe('the activity log', () => {
  it('shows the present name of an entry’s record', async () => {
    const admin = await given.member('admin')
    const other = await given.member('support', admin.tenantId)
    const change = (body: object) => server.call(updateMember, { token: admin.token, params: { id: other.id }, body })
    await change({ firstName: 'Wanda' })
    const filter = JSON.stringify({ event: 'member.changed' })
    const [entry] = (await server.call(listAccountActivities, { token: admin.token, query: { filter } })).body.items
    expect(entry?.object).toEqual({ type: 'member', id: other.id, name: 'Wanda support' })
  })

  it('is filtered by action, source, application and customer, and rejects unknown filters', async () => {
    const { admin, id } = await changedCustomer()
    await given.customer(admin)
    const totalOf = async (filter: object) =>
      (await server.call(listAccountActivities, { token: admin.token, query: { filter: JSON.stringify(filter) } })).body.total
    expect(await totalOf({ customerId: id, objectType: 'customer' })).toBe(2)
    expect(await totalOf({ customerId: id, application: 'portal' })).toBe(2)
    expect(await totalOf({ customerId: id, application: 'server' })).toBe(0)
    expect((await log(admin, id, { filter: JSON.stringify({ action: 'update' }) })).items.map((entry) => entry.event)).toEqual([
      'customer.changed',
    ])
    expect((await log(admin, id, { filter: JSON.stringify({ source: 'csv_import' }) })).total).toBe(0)
    const unknown = await server.call(listCustomerActivities, { token: admin.token, params: { id }, query: { filter: '{"mood":"good"}' } })
    expect(unknown.status).toBe(400)
  })

  it('does not exist if its transaction fails', async () => {
    const { admin, id } = await changedCustomer()
    const failing = transaction(server.ctx.db, async (tx) => {
      await recordActivity(
        tx,
        server.ctx,
        { caller: systemActor, requestId: 'test' },
        {
          action: 'update',
          event: 'customer.changed',
          object: { type: 'customer', id },
          customerId: id,
          tenant: { tenantId: admin.tenantId, affiliateId: admin.tenantId },
          after: { accountName: 'Never' },
        },
      )
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect((await log(admin, id)).total).toBe(2)
  })

  it('holds no value in plain text', async () => {
    await changedCustomer()
    const [row] = await server.sql<{ found: number }>(
      "select count(*)::int as found from activity_values where position('Secret Name'::bytea in sealed) > 0",
    )
    expect(row?.found).toBe(0)
  })

  it('loses the values when their key is destroyed, and keeps the entry', async () => {
    const { admin, id } = await changedCustomer()
    await server.sql('update activity_subject_keys set sealed_key = null, destroyed_at = now() where subject_id = $1', [id])
    const { items } = await log(admin, id)
    expect(items.map((entry) => [entry.valuesDestroyed, entry.before, entry.after])).toEqual([
      [true, null, null],
      [true, null, null],
    ])
    await sealActivities(server.ctx)
    expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
  })

  it.each([
    'update activity_entries set reason = reason',
    'delete from activity_entries',
    'truncate activity_entries',
    'delete from activity_seals',
    'truncate activity_seals',
    'drop table activity_seals',
    'alter table activity_entries disable trigger all',
    'create trigger forged after insert on activity_entries for each row execute function suppress_redundant_updates_trigger()',
    'set role postgres',
    'set session authorization postgres',
    'reset role; update activity_entries set reason = reason',
    'reset session authorization; truncate activity_seals',
    'set role wattdesk_app; truncate activity_seals',
    'grant update on activity_entries to wattdesk_app; update activity_entries set reason = reason',
    'grant pg_write_all_data to wattdesk_app',
    'alter role wattdesk_app superuser',
    "insert into migrations values ('other', 'other')",
  ])("cannot be changed through the process's own connection string: %s", async (statement) => {
    await onServer(server.ctx.config.databaseUrl, (client) => expect(client.query(statement)).rejects.toMatchObject({ code: '42501' }))
  })

  it('cannot be shortened by tables that the connection puts first in its search path', async () => {
    await changedCustomer()
    await sealActivities(server.ctx)
    const seals = () => server.sql('select * from activity_seals order by position')
    const before = await seals()
    await onServer(server.ctx.config.databaseUrl, (client) =>
      client.query(`
        create temporary table activity_entries as select entry_id as id, timestamptz '2000-01-01' as at from public.activity_seals;
        select remove_expired_activities(now(), 1000)`),
    )
    expect(before.length).toBeGreaterThan(0)
    expect(await seals()).toEqual(before)
  })
})

describe('a run over many records', () => {
  const accountLog = async ({ token }: GivenMember, query: Record<string, string> = {}) =>
    (await server.call(listAccountActivities, { token, query: { filter: '{}', ...query } })).body

  /** Adds a feature group to three customers of an affiliate, one of them a partner's. */
  async function givenRun() {
    const admin = await given.member('admin')
    const partner = await given.customer(admin, { type: 'partner', site: undefined })
    const tenantId = partner.partnerTenantId ?? ''
    const below = await given.customer({ ...admin, tenantId })
    const customers = [await given.customer(admin), await given.customer(admin), below]
    const group = await bulk.group()
    const action = { kind: 'assign-feature-groups' as const, featureGroupIds: [group.id] }
    const done = await bulk.carryOut(admin, action, bulk.byIds(...customers))
    return { admin, customers, below, done, partnerAdmin: await given.member('admin', tenantId) }
  }

  it('shows as one entry that opens to its records, page by page', async () => {
    const { admin, customers } = await givenRun()
    const { items, total } = await accountLog(admin)
    expect(total).toBe(items.length)
    const [run] = items
    expect(run).toMatchObject({ event: 'customer.feature-groups-assigned', run: { kind: 'bulk-action' } })
    expect(run?.standsFor).toEqual([
      { event: 'customer.feature-groups-assigned', entries: 3 },
      { event: 'bulk-action.started', entries: 1 },
      { event: 'bulk-action.finished', entries: 1 },
    ])
    // All other entries are shown one by one.
    expect(items.slice(1).every((entry) => entry.standsFor === null && entry.run === null)).toBe(true)

    const filter = JSON.stringify({ requestId: run?.run?.requestId })
    const opened = await accountLog(admin, { filter, limit: '2' })
    expect([opened.total, opened.items.length]).toEqual([5, 2])
    const rest = await accountLog(admin, { filter, limit: '2', page: '1' })
    const ids = [...opened.items, ...rest.items].flatMap((entry) => entry.customer?.id ?? [])
    expect(new Set(ids)).toEqual(new Set(customers.map(({ id }) => id)))
  })

  it('is narrowed and counted by the filters of the list', async () => {
    const { admin } = await givenRun()
    const ofCustomers = await accountLog(admin, { filter: '{"objectType":"customer","action":"update"}' })
    expect(ofCustomers.items.map((entry) => entry.standsFor)).toEqual([[{ event: 'customer.feature-groups-assigned', entries: 3 }]])
    const before = JSON.stringify({ action: 'update', at: { op: 'lt', value: new Date(Date.now() - 3_600_000).toISOString() } })
    expect((await accountLog(admin, { filter: before })).total).toBe(0)
    const oldestFirst = await accountLog(admin, { order: 'at:asc' })
    expect(oldestFirst.items.at(-1)?.run?.kind).toBe('bulk-action')
  })

  it('shows each member only the records within their reach', async () => {
    const { partnerAdmin, below } = await givenRun()
    const { items } = await accountLog(partnerAdmin)
    const [row] = items.filter((entry) => entry.run)
    expect([row?.customer?.id, row?.standsFor, row?.actor.name]).toEqual([below.id, null, 'Test admin'])
    const opened = await accountLog(partnerAdmin, { filter: JSON.stringify({ requestId: row?.run?.requestId }) })
    expect(opened.items.map((entry) => entry.customer?.id)).toEqual([below.id])
  })

  it('shows as a separate entry in the log of each customer', async () => {
    const { admin, below } = await givenRun()
    const [newest] = (await log(admin, below.id)).items
    expect(newest).toMatchObject({ event: 'customer.feature-groups-assigned', run: { kind: 'bulk-action' }, standsFor: null })
  })

  it('keeps the hash chain intact', async () => {
    await givenRun()
    await sealActivities(server.ctx)
    expect((await verifyActivities(server.ctx.db)).fault).toBeUndefined()
  })

  it('is read in four statements, whatever the number of its records', async () => {
    const { admin } = await givenRun()
    const sent: string[] = []
    const end = watchStatements(({ text }) => sent.push(text))
    await accountLog(admin).finally(end)
    expect(sent.filter((text) => text.includes('activity_'))).toHaveLength(4)
  })
})

describe('a search of the log', () => {
  const found = async ({ token }: GivenMember, searchValue: string, query: Record<string, string> = {}) =>
    (await server.call(listAccountActivities, { token, query: { filter: '{}', searchValue, ...query } })).body

  it('finds entries by customer, member, record and reason, and no others', async () => {
    const { admin, id } = await changedCustomer()
    await given.customer(admin, { accountName: 'Quite Another' })
    const of = (list: { items: { customer: { id: string } | null }[] }) => new Set(list.items.map((entry) => entry.customer?.id))
    const byName = await found(admin, 'other name')
    expect([byName.total, of(byName)]).toEqual([2, new Set([id])])
    expect(of(await found(admin, id))).toEqual(new Set([id]))
    const { email } = admin
    const byMember = await found(admin, email)
    expect(byMember.items.every((entry) => entry.actor.memberId === admin.id)).toBe(true)
    expect(byMember.total).toBeGreaterThanOrEqual(3)
    expect((await found(admin, email, { filter: '{"action":"update"}' })).total).toBe(1)
    expect((await found(admin, "100%_of' nobody")).total).toBe(0)
    const stranger = await given.member('admin')
    expect((await found(stranger, 'other name')).total).toBe(0)
    expect((await found(stranger, email)).total).toBe(0)
  })

  it('finds customers as their list does: without diacritics, and in other spellings', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin, { accountName: 'Jürgen Großmann-Łuczak' })
    for (const typed of ['Großmann', 'grossmann', 'juergen', 'Jürgen,', 'luczak'])
      expect((await found(admin, typed)).items.map(({ customer }) => customer?.id)).toEqual([id])
  })

  it('finds a region’s own members among many namesakes of other regions', async () => {
    for (let count = 0; count < 25; count++) await given.member('support')
    const region = await given.affiliate()
    const [support, admin] = [await given.member('support', region), await given.member('admin', region)]
    const { id } = await given.customer(admin)
    const note = { token: support.token, params: { id }, body: { text: 'Called back' } }
    expect((await server.call(addCustomerNote, note)).status).toBe(200)
    expect((await found(admin, 'test support')).items.map(({ event }) => event)).toEqual(['note.added'])
    expect((await log(admin, id, { searchValue: 'test support' })).items.map(({ event }) => event)).toEqual(['note.added'])
  })

  it('finds members as the search does: without diacritics, and in other spellings', async () => {
    const admin = await given.member('admin')
    const { id } = await given.customer(admin)
    await server.sql("update members set first_name = 'Jörg', last_name = 'Weiß-Łuczak' where id = $1", [admin.id])
    for (const searchValue of ['Jörg', 'joerg weiss', 'luczak', 'jorg W', 'iß-łu'])
      expect((await log(admin, id, { searchValue })).items.map(({ event }) => event)).toEqual(['customer.created'])
    expect((await found(admin, 'joerg weiss')).items.map(({ event }) => event)).toContain('customer.created')
  })

  it('leaves nothing out if very many customers or members match', async () => {
    const region = await given.affiliate()
    const members = []
    for (let count = 0; count < 22; count++) members.push(await given.member('admin', region))
    const [first, last] = [members[0], members.at(-1)] as [GivenMember, GivenMember] // of 22
    const { id } = await given.customer(last, { accountName: 'Frequent Namesake' })
    await plant(server, plantedRows.listCustomers ?? [], { id, member: first.id, tenant: region }, 210)
    await server.sql(
      `insert into activity_entries select copy.* from activity_entries e join customers c on c.id <> e.customer_id,
         lateral jsonb_populate_record(e, jsonb_build_object('id', gen_random_uuid(), 'customer_id', c.id)) copy
       where e.customer_id = $1 and e.event = 'customer.created' and c.affiliate_id = $2`,
      [id, region],
    )
    for (const searchValue of ['test admin', 'namesake']) expect((await found(first, searchValue)).total).toBe(211)
  })

  it("finds reasons, and sealed reasons only in a customer's own log", async () => {
    const { admin, id } = await changedCustomer()
    const { body } = await server.call(getCustomer, { token: admin.token, params: { id } })
    await server.call(deactivateCustomer, {
      token: admin.token,
      params: { id },
      body: { accountEmail: body.accountEmail, version: body.version, reason: 'Moved abroad' },
    })
    const own = await log(admin, id, { searchValue: 'moved ABROAD' })
    expect(own.items.map((entry) => [entry.event, entry.reason])).toEqual([['customer.deactivated', 'Moved abroad']])
    expect((await found(admin, 'moved abroad')).total).toBe(0)
    await server.call(purgeCustomer, {
      token: admin.token,
      params: { id },
      body: { accountName: 'Other Name', reason: 'Contract 4711 withdrawn' },
    })
    const purged = await found(admin, 'contract 4711')
    expect(purged.items.map((entry) => entry.event)).toEqual(['customer.purged'])
  })
})

describe('an export of the log', () => {
  it('contains every entry of the filter and search, as each member may see them, and no formula', async () => {
    const { admin, id } = await changedCustomer()
    await server.call(updateCustomer, { token: admin.token, params: { id }, body: { version: 2, accountName: '=1+1' } })
    const linesOf = async (token: string, query: object = {}) => {
      const { raw } = await server.call(exportAccountActivities, { token, query: query as never })
      expect(raw.headers['content-type']).toContain('text/csv')
      return raw.body.split('\r\n').slice(0, -1)
    }
    const [head, ...lines] = await linesOf(admin.token, { filter: JSON.stringify({ objectType: 'customer' }) })
    expect(head).toBe('\ufeffTime,Who,What,Action,Record,Name,Record ID,Customer,Source,Application,Reason,Before,After,Request ID,Seal')
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain('Customer changed')
    expect(lines[1]).toContain('"{""accountName"":""Secret Name""}","{""accountName"":""Other Name""}"')
    expect(lines[0]).toContain("'=1+1")
    expect(await linesOf(admin.token, { searchValue: 'nobody of that name' })).toHaveLength(1)
    expect(await linesOf((await given.member('admin')).token)).toHaveLength(1)
    const mine = await server.call(exportMyActivities, { token: admin.token, query: {} })
    expect(mine.raw.body.split('\r\n')).toHaveLength(3 + 2)
    const unknown = await server.call(exportAccountActivities, { token: admin.token, query: { filter: '{"mood":"good"}' } as never })
    expect(unknown.error.code).toBe('ValidationFailed')
  })

  it('reads long logs in parts, with no entry twice or missing, even of one instant', async () => {
    const admin = await given.member('admin')
    await server.sql(
      `insert into activity_entries (id, at, actor_kind, member_id, actor_name, action, event, source, application, object_type, object_id,
         tenant_id, affiliate_id, request_id)
       select gen_random_uuid(), timestamptz '2026-01-01' + (greatest(0, n - 1500) / 2) * interval '1 second', 'member', $1, 'Test admin', 'read',
         'customer.changed', 'portal', 'portal', 'customer', n::text, $2, $2, 'none' from generate_series(1, 3205) n`,
      [admin.id, admin.tenantId],
    )
    const seen: string[] = []
    const selection = { scope: { kind: 'affiliate' as const, affiliateId: admin.tenantId } }
    for await (const part of eachActivity(server.ctx, selection, { filter: [] })) seen.push(...part.map(({ object }) => object.id))
    expect([seen.length, new Set(seen).size]).toEqual([3205, 3205])
    await server.sql("delete from activity_entries where request_id = 'none'")
  })

  it('loses no entry where parts end with the entries of one instant, as those of an import do', async () => {
    const admin = await given.member('admin')
    await server.sql(
      `insert into activity_entries (id, at, actor_kind, member_id, actor_name, action, event, source, application, object_type, object_id,
         tenant_id, affiliate_id, request_id)
       select gen_random_uuid(), timestamptz '2026-01-01' + (n / 2000) * interval '1 second', 'member', $1, 'Test admin', 'create',
         'customer.created', 'csv_import', 'portal', 'customer', n::text, $2, $2, 'chunks' from generate_series(0, 5999) n`,
      [admin.id, admin.tenantId],
    )
    const query = { filter: JSON.stringify({ application: 'portal' }) }
    const { raw } = await server.call(exportAccountActivities, { token: admin.token, query: query as never })
    const lines = raw.body.split('\r\n').slice(1, -1)
    expect([lines.length, new Set(lines).size]).toEqual([6000, 6000])
    await server.sql("delete from activity_entries where request_id = 'chunks'")
  })
})
