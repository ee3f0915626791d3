import { inviteMember, inviteMemberAgain, removeMember } from '@wattdesk/contract/account/calls.ts'
import { listAlarms } from '@wattdesk/contract/alarms/health/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { changeWork, listColleagues, listWork } from '@wattdesk/contract/dashboard/calls.ts'
import type { WorkKind } from '@wattdesk/contract/dashboard/terms.ts'
import { listNotifications } from '@wattdesk/contract/notifications/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { workOf } from '../../../test/work.ts'
import { watchStatements } from '../../db/prepared-statements.ts'
import { newId } from '../../platform/ids.ts'

const server = startServer()
const given = givenOf(server)
const { work, alarm, gateway, findSilent, deactivate } = workOf(server)
const hour = 3_600_000
const ago = (ms: number) => new Date(server.clock.now().getTime() - ms)

const totals = async (member: GivenMember) =>
  Object.fromEntries((await work(member)).kinds.map(({ kind, total }) => [kind, total])) as Record<WorkKind, number>

const news = async ({ token }: GivenMember) => (await server.call(listNotifications, { token })).body

async function mail(customer: { id: string }, fields: { state?: string; at: Date }): Promise<string> {
  const id = newId()
  await server.sql(
    `insert into outbox_mails (id, tenant_id, affiliate_id, customer_id, customer_user_id, recipient, subject, text_body, purpose, created_at,
       next_attempt_at, sent_at, delivery_state)
     select $1, c.tenant_id, c.affiliate_id, c.id, u.id, u.email, 'Invitation', 'Hello', 'test', $3, $3, $3, $4
     from customers c join customer_users u on u.customer_id = c.id where c.id = $2`,
    [id, customer.id, fields.at, fields.state ?? 'bounce'],
  )
  return id
}

async function importOf({ id, tenantId }: GivenMember, state: string, at: Date, hash = newId()): Promise<string> {
  const importId = newId()
  await server.sql(
    `insert into customer_imports (id, tenant_id, affiliate_id, state, file_name, file_hash, uploaded_by, created_at, worked_at)
     values ($1, $2, $2, $3, 'customers.csv', $4, $5, $6, $6)`,
    [importId, tenantId, state, Buffer.from(hash), id, at],
  )
  return importId
}

async function saleStep(customer: { id: string }, plannedOn: string): Promise<string> {
  const id = newId()
  await server.sql(
    `with sale as (insert into sales (id, customer_id, installation_kind, created_at) values ($1, $2, 'pvbattery', now()))
     insert into sale_steps (sale_id, position, name, status, planned_on) values ($1, 0, 'Site survey', 'pending', $3), ($1, 1, 'Grid', 'pending', $3)`,
    [id, customer.id, plannedOn],
  )
  return id
}

/** An unallocated installation whose access ends at an instant. */
async function expiring({ id: installerId, tenantId }: GivenMember, expiresAt: Date): Promise<string> {
  const id = newId()
  await server.sql(
    `with box as (
       insert into gateways (id, serial_number, start_code, device_id, vendor_name, model, created_at)
       values ($1::uuid, $1::uuid::text, $1::uuid::text, $1::uuid::text, 'Vendor', 'Box', now()))
     insert into unallocated_installations (id, tenant_id, affiliate_id, gateway_id, installer_id, created_at, updated_at, expires_at)
     values ($1, $2, $2, $1, $3, $4, $4, $5)`,
    [id, tenantId, installerId, ago(10 * 24 * hour), expiresAt],
  )
  return id
}

describe('the work', () => {
  it('counts the last day’s work of each kind, and equal alarms at many homes like the list of alarms', async () => {
    const admin = await given.member('admin')
    const homes = await Promise.all(Array.from({ length: 6 }, () => given.customer(admin)))
    for (const [at, home] of homes.entries()) await alarm(home, 'error', ago((at < 2 ? 3 : 30) * hour))
    await alarm(await given.customer(admin), 'warning', ago(hour))
    const { kinds, repeated } = await work(admin)
    expect(kinds.find(({ kind }) => kind === 'alarm')).toMatchObject({ total: 7, lastDay: 3 })
    expect(repeated).toEqual([{ level: 'error', code: 'NoData', total: 6, homes: 6, since: ago(30 * hour).toISOString() }])
    const filter = JSON.stringify({ active: true, acknowledged: false, level: 'error', code: 'NoData' })
    const { body } = await server.call(listAlarms, { token: admin.token, query: { filter } })
    expect(body.total).toBe(6)
    // Alarms of another tenant are not counted.
    expect((await work(await given.member('admin'))).repeated).toEqual([])
  })

  it('counts a home once, however many of its devices have the same alarm', async () => {
    const admin = await given.member('admin')
    const [one, other] = [await given.customer(admin), await given.customer(admin)]
    for (const home of [one, one, one, one, other]) await alarm(home, 'warning', ago(hour))
    expect((await work(admin)).repeated).toEqual([{ level: 'warning', code: 'NoData', total: 5, homes: 2, since: ago(hour).toISOString() }])
  })

  it('of every kind is sorted by deadline, shows its reason, and comes last once neglected', async () => {
    const admin = await given.member('admin')
    const home = () => given.customer(admin)
    const planned = ago(2 * 24 * hour)
      .toISOString()
      .slice(0, 10)
    const error = await alarm(await home(), 'error', ago(3 * hour))
    const neglected = await alarm(await home(), 'warning', ago(40 * 24 * hour))
    const offline = await gateway(await home(), ago(20 * hour))
    await gateway(await home(), ago(1 * hour))
    await findSilent()
    const bounced = await mail(await home(), { at: ago(26 * hour) })
    const failed = await importOf(admin, 'failed', ago(28 * 24 * hour))
    const [last, next] = [await home(), await home()]
    await deactivate(last.id, ago(24 * hour))
    await deactivate(next.id, ago(29.9 * 24 * hour))
    const sale = await saleStep(await home(), planned)
    const vendorId = await given.vendor({ name: 'silent-cloud' })
    await server.sql("update vendors set health = 'error', silent_sites = 7, not_valid_since = $2 where id = $1", [
      vendorId,
      ago(12 * hour),
    ])
    const unassigned = await expiring(admin, ago(-30 * hour))
    await expiring(admin, ago(-4 * 24 * hour))
    await expiring(admin, ago(hour))

    const { items, total, kinds } = await work(admin)
    const ids = items.map(({ id, reason }) => (reason.kind === 'vendor' ? reason.vendorId : id))
    expect(ids).toEqual([sale, bounced, error, next.id, offline, vendorId, unassigned, failed, last.id, neglected])
    expect(total).toBe(10)
    expect(kinds.map(({ kind, total }) => [kind, total])).toEqual([
      ['alarm', 2],
      ['gateway', 1],
      ['mail', 1],
      ['import', 1],
      ['vendor', 1],
      ['expiry', 1],
      ['purge', 2],
      ['sale', 1],
    ])
    expect(items[6]).toMatchObject({ reason: { kind: 'expiry', startCode: expect.any(String) }, dueAt: ago(-30 * hour).toISOString() })
    // Each tenant does its own work on a vendor, and does not see owners in other tenants.
    const vendor = items[5]
    const take = {
      token: admin.token,
      params: { kind: 'vendor' as const, id: vendor?.id ?? '' },
      body: { action: 'take' as const, version: 0 },
    }
    expect((await server.call(changeWork, take)).status).toBe(204)
    expect((await work(admin)).items[0]).toMatchObject({
      id: vendor?.id,
      reason: { health: 'error', silentSites: 7 },
      owner: { isCaller: true },
    })
    const [elsewhere] = (await work(await given.member('admin'))).items
    expect(elsewhere).toMatchObject({ reason: { kind: 'vendor', vendorId }, owner: null, version: 0 })
    expect(elsewhere?.id).not.toBe(vendor?.id)
    await server.sql("update vendors set health = 'ok', not_valid_since = null where id = $1", [vendorId])
    await server.sql("delete from work_claims where kind = 'vendor'")
    // Overdue by as many days as in the report.
    expect(items[0]).toMatchObject({
      reason: { kind: 'sale', step: 'Site survey', plannedOn: planned },
      dueAt: `${planned}T00:00:00.000Z`,
    })
    expect(items[3]).toMatchObject({
      reason: { kind: 'purge' },
      customer: { id: next.id, accountName: next.accountName },
      dueAt: new Date(ago(29.9 * 24 * hour).getTime() + 30 * 24 * hour).toISOString(),
    })
    const second = await work(admin, { limit: 3, page: 1 })
    expect(second.items.map((item) => item.id)).toEqual([next.id, offline, unassigned])
  })

  it('of one kind matches its total', async () => {
    const admin = await given.member('admin')
    for (let count = 0; count < 3; count += 1) await deactivate((await given.customer(admin)).id, ago(count * hour))
    await alarm(await given.customer(admin), 'warning', ago(hour))
    // Notices need no work.
    await alarm(await given.customer(admin), 'info', ago(hour))
    const purges = await work(admin, { filter: '{"kind":"purge"}' })
    expect([purges.total, purges.items.length]).toEqual([3, 3])
    expect((await totals(admin)).purge).toBe(3)
    const others = await work(admin, { filter: '{"kind":{"op":"ne","value":"purge"}}' })
    expect(others.items.map((item) => item.reason.kind)).toEqual(['alarm'])
  })

  it('is limited to a town and to devices: of the home, of a customer’s homes, or of the work itself', async () => {
    const admin = await given.member('admin')
    const vendorId = await given.vendorOf('iothub')
    const at = (city: string) =>
      given.customer(admin, { site: { name: 'Home', address: 'Gartenweg 1', zipCode: '68159', city, country: 'DE' } })
    const [here, there, bare] = [await at('Ulm'), await at('Bonn'), await at('Ulm')]
    const offline = await gateway(here, ago(20 * hour))
    const other = await gateway(there, ago(21 * hour))
    await findSilent()
    await server.sql("update gateways set firmware = case id when $1 then '4.12.1' else '5.0.0' end where id = any($2)", [
      offline,
      [offline, other],
    ])
    const [error, elsewhere, lone] = [
      await alarm(here, 'error', ago(3 * hour)),
      await alarm(there, 'error', ago(3 * hour)),
      await alarm(bare, 'error', ago(3 * hour)),
    ]
    const bounced = await mail(here, { at: ago(4 * hour) })
    const [sale, failed] = [await saleStep(there, '2020-01-01'), await importOf(admin, 'failed', ago(hour))]
    const unassigned = await expiring(admin, ago(-hour))
    await server.sql("update gateways g set firmware = '4.12.9' from unallocated_installations u where u.gateway_id = g.id and u.id = $1", [
      unassigned,
    ])
    await server.sql("update vendors set health = 'error' where id = $1", [vendorId])

    const found = async (filter: object, query: { show?: 'mine' } = {}) => {
      const { body } = await server.call(listWork, { token: admin.token, query: { filter: JSON.stringify(filter), ...query } })
      // The counts of kinds are those of the lists that they open.
      if (!('kind' in filter)) expect(body.kinds.reduce((sum, { total }) => sum + total, 0)).toBe(body.total)
      expect(body.items).toHaveLength(body.total)
      return new Set(body.items.map(({ id, reason }) => (reason.kind === 'vendor' ? reason.vendorId : id)))
    }
    expect(await found({})).toEqual(new Set([error, elsewhere, lone, offline, other, bounced, sale, failed, unassigned, vendorId]))
    expect(await found({ city: { op: 'startsWith', value: 'ul' } })).toEqual(new Set([error, lone, offline, bounced]))
    expect(await found({ vendorId })).toEqual(new Set([error, elsewhere, offline, other, bounced, sale, vendorId]))
    expect(await found({ vendorId: { op: 'in', value: [newId()] } })).toEqual(new Set())
    expect(await found({ deviceKind: { op: 'in', value: ['gateway'] } })).toEqual(
      new Set([error, elsewhere, offline, other, bounced, sale, unassigned]),
    )
    expect(await found({ vendorId, deviceKind: 'wallbox' })).toEqual(new Set())
    expect(await found({ firmware: { op: 'startsWith', value: '4.12' } })).toEqual(new Set([error, offline, bounced, unassigned]))
    expect(await found({ kind: 'alarm', firmware: '4.12.1' })).toEqual(new Set([error]))
    await server.sql('update alarms set assigned_to = $1 where id = any($2)', [admin.id, [error, elsewhere]])
    expect(await found({ city: 'Bonn' }, { show: 'mine' })).toEqual(new Set([elsewhere]))
    await server.sql("update vendors set health = 'ok' where id = $1", [vendorId])
  })

  it('disappears when it is done', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const id = await alarm(customer, 'error', ago(hour))
    await gateway(customer, ago(5 * hour))
    await findSilent()
    await mail(customer, { at: ago(3 * hour) })
    await importOf(admin, 'failed', ago(hour), 'same')
    expect(await totals(admin)).toMatchObject({ alarm: 1, gateway: 1, mail: 1, import: 1 })
    await server.sql('update alarms set acknowledged_by = $2 where id = $1', [id, admin.id])
    await server.sql('update gateways set contacted_at = $1', [ago(0)])
    await mail(customer, { at: ago(hour), state: 'sent' })
    await importOf(admin, 'done', ago(0), 'same')
    expect(await totals(admin)).toMatchObject({ alarm: 0, gateway: 0, mail: 0, import: 0 })
    await findSilent()
    expect(
      await server.sql('select from silent_gateways s join gateways g on g.id = s.gateway_id where g.contacted_at > s.silent_since'),
    ).toEqual([])
  })

  it('of a mail to a member ends with a later one, and when nobody has the address any more', async () => {
    const admin = await given.member('admin')
    const email = `${newId()}@wattdesk.example`
    const body = { email, firstName: 'Nora', lastName: 'Neu', roles: ['support' as const], language: 'en' as const }
    const invited = await server.call(inviteMember, { token: admin.token, body })
    const params = { id: invited.body.id }
    const bounce = () => server.sql("update outbox_mails set delivery_state = 'bounce' where recipient = $1", [email])
    await bounce()
    expect((await work(admin)).items).toMatchObject([{ reason: { kind: 'mail', recipient: email } }])
    server.clock.advance(1_000)
    expect((await server.call(inviteMemberAgain, { token: admin.token, params })).status).toBe(204)
    expect((await totals(admin)).mail).toBe(0)
    await bounce()
    expect((await totals(admin)).mail).toBe(1)
    expect((await server.call(removeMember, { token: admin.token, params })).status).toBe(204)
    expect((await totals(admin)).mail).toBe(0)
  })

  it('is limited to what each member may see, for customers within their scope', async () => {
    const admin = await given.member('admin')
    const support = await given.member('support', admin.tenantId)
    const customer = await given.customer(admin)
    await alarm(customer, 'error', ago(hour))
    await importOf(admin, 'failed', ago(hour))
    const seen = await work(support)
    expect(seen.kinds.map(({ kind }) => kind)).toEqual(['alarm', 'gateway', 'mail', 'expiry', 'purge', 'sale'])
    expect(seen.items.map((item) => item.reason.kind)).toEqual(['alarm'])
    const stranger = await work(await given.member('admin'))
    expect([stranger.total, stranger.items]).toEqual([0, []])
    expect((await server.call(listWork, { token: (await given.member('installer', admin.tenantId)).token })).status).toBe(403)
  })

  it('is read in two statements', async () => {
    const admin = await given.member('admin')
    const sent: string[] = []
    const end = watchStatements(({ text }) => sent.push(text))
    await work(admin).finally(end)
    expect(sent.filter((text) => text.includes('silent_gateways'))).toHaveLength(2)
  })
})

describe('rows of the work', () => {
  type Change = Parameters<typeof server.call<typeof changeWork>>[1]['body']
  it('are taken, handed over with a note, snoozed and released; the caller’s own come first', async () => {
    const [admin, stranger] = [await given.member('admin'), await given.member('admin')]
    const support = await given.member('support', admin.tenantId)
    const [one, two] = [await given.customer(admin), await given.customer(admin)]
    const [error, warning] = [await alarm(one, 'error', ago(3 * hour)), await alarm(two, 'warning', ago(2 * hour))]
    const gone = await given.customer(admin)
    await deactivate(gone.id, ago(24 * hour))
    const change = async (by: GivenMember, kind: WorkKind, id: string, body: Change) =>
      server.call(changeWork, { token: by.token, params: { kind, id }, body })
    const ids = async (by: GivenMember, query: Parameters<typeof work>[1] = {}) => (await work(by, query)).items.map((item) => item.id)

    expect(await ids(admin)).toEqual([error, warning, gone.id])
    expect((await change(admin, 'purge', gone.id, { action: 'take', version: 0 })).status).toBe(204)
    expect((await change(admin, 'purge', gone.id, { action: 'take', version: 0 })).status).toBe(204)
    expect((await change(support, 'purge', gone.id, { action: 'take', version: 0 })).error).toMatchObject({
      code: 'WorkChanged',
      details: { version: 1 },
    })
    expect((await change(stranger, 'purge', gone.id, { action: 'take', version: 1 })).status).toBe(404)
    expect(await ids(admin)).toEqual([gone.id, error, warning])
    expect(await ids(support)).toEqual([error, warning, gone.id])
    expect((await work(admin)).items[0]).toMatchObject({ owner: { name: 'Test admin', isCaller: true }, version: 1 })

    expect((await server.call(listColleagues, { token: admin.token })).body.items).toEqual([{ id: support.id, name: 'Test support' }])
    const handing = { action: 'hand-over' as const, note: 'Call back' }
    expect((await change(admin, 'alarm', warning, { ...handing, version: 0, memberId: stranger.id })).error.code).toBe(
      'MemberNotMentionable',
    )
    expect((await change(admin, 'alarm', warning, { ...handing, version: 0, memberId: support.id })).status).toBe(204)
    expect((await work(support)).items[0]).toMatchObject({ id: warning, owner: { isCaller: true }, note: 'Call back' })
    expect((await server.sql<{ assigned_to: string }>('select assigned_to from alarms where id = $1', [warning]))[0]?.assigned_to).toBe(
      support.id,
    )
    expect((await news(support)).items).toMatchObject([
      { kind: 'work-handed-over', objectId: warning, detail: 'alarm', causedBy: 'Test admin' },
    ])

    const until = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString()
    for (const wrong of [-hour, 31 * 24 * hour]) {
      expect((await change(admin, 'alarm', error, { action: 'snooze', version: 0, until: until(wrong) })).status).toBe(400)
    }
    expect((await change(admin, 'alarm', error, { action: 'snooze', version: 0, until: until(hour) })).status).toBe(204)
    expect([await ids(support), (await totals(support)).alarm]).toEqual([[warning, gone.id], 1])
    const hidden = (await server.call(listWork, { token: support.token, query: { show: 'snoozed' } })).body
    expect([hidden.items.map((item) => item.id), hidden.total]).toEqual([[error], 1])
    const mine = (await server.call(listWork, { token: support.token, query: { show: 'mine' } })).body
    expect([mine.items.map((item) => item.id), mine.total]).toEqual([[warning], 1])
    expect((await change(support, 'alarm', error, { action: 'wake', version: 1 })).status).toBe(204)
    const customersOf = async (assignedTo: string) =>
      (await server.call(listCustomers, { token: admin.token, query: { filter: JSON.stringify({ assignedTo }) } })).body.items
    expect([await customersOf(admin.id), await customersOf(support.id)]).toMatchObject([[{ id: gone.id }], [{ id: two.id }]])
    expect((await change(admin, 'purge', gone.id, { action: 'release', version: 1 })).status).toBe(204)
    expect(await customersOf(admin.id)).toEqual([])
    expect(await ids(admin)).toEqual([error, warning, gone.id])
    const entries = await server.sql<{ event: string }>(
      "select event from activity_entries where object_type = 'work' and customer_id is not null order by id",
    )
    expect(entries.map(({ event }) => event)).toEqual(['work.taken', 'work.handed-over', 'work.snoozed', 'work.woken', 'work.released'])
  })

  it('count as a member’s until they are done, in the list of customers too', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const id = await mail(customer, { at: ago(hour) })
    const body = { action: 'take' as const, version: 0 }
    expect((await server.call(changeWork, { token: admin.token, params: { kind: 'mail', id }, body })).status).toBe(204)
    const mine = async () => [
      (await server.call(listWork, { token: admin.token, query: { show: 'mine' } })).body.total,
      (await server.call(listCustomers, { token: admin.token, query: { filter: JSON.stringify({ assignedTo: admin.id }) } })).body.total,
    ]
    expect(await mine()).toEqual([1, 1])
    await server.sql("update outbox_mails set delivery_state = 'sent' where id = $1", [id])
    expect(await mine()).toEqual([0, 0])
  })
})
