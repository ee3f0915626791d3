import {
  getAccount,
  listAccountActivities,
  listAccountActivityFilters,
  listMembers,
  listMembersByIds,
  updateMember,
} from '@wattdesk/contract/account/calls.ts'
import { revertActivity } from '@wattdesk/contract/activity-reverts/calls.ts'
import { updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { updateProfile } from '@wattdesk/contract/profile/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { signInsOf } from '../../../test/sign-ins.ts'

const server = startServer()
const given = givenOf(server)
const signIns = signInsOf(server, given)

async function givenTeam() {
  const admin = await given.member('admin')
  const support = await given.member('support', admin.tenantId)
  const installer = await given.member('installer', admin.tenantId)
  return { admin, support, installer }
}

describe('the account', () => {
  it('is the member’s tenant', async () => {
    const { admin } = await givenTeam()
    const { body } = await server.call(getAccount, { token: admin.token })
    expect(body).toMatchObject({ id: admin.tenantId, kind: 'affiliate', country: 'DE', members: 3 })
  })

  it('is closed to installers', async () => {
    const { installer } = await givenTeam()
    expect((await server.call(getAccount, { token: installer.token })).error.details).toEqual({ permission: 'read:account' })
    expect((await server.call(listMembers, { token: installer.token, query: {} })).status).toBe(403)
  })
})

describe('members', () => {
  it('are those of the tenant and below, in order, a page at a time', async () => {
    const { admin, support, installer } = await givenTeam()
    await given.member('admin')
    const all = await server.call(listMembers, { token: admin.token, query: { order: 'email:asc' } })
    expect(all.body.items.map((one) => one.email)).toEqual([admin, installer, support].map((one) => one.email).sort())
    const badge = await server.call(listMembers, { token: admin.token, query: { page: '0', limit: '1' } })
    expect(badge.body).toMatchObject({ total: 3, limit: 1 })
    expect(badge.body.items).toHaveLength(1)
    const beyond = await server.call(listMembers, { token: admin.token, query: { page: '9' } })
    expect(beyond.body).toMatchObject({ items: [], total: 3 })
  })

  it('are all listed for root, without removed ones', async () => {
    const { support } = await givenTeam()
    const root = await given.member('root')
    const before = (await server.call(listMembers, { token: root.token, query: { limit: '-1' } })).body
    expect(before.items).toHaveLength(before.total)
    await server.sql('update members set removed_at = now() where id = $1', [support.id])
    expect((await server.call(listMembers, { token: root.token, query: {} })).body.total).toBe(before.total - 1)
  })

  it('are found as the search finds them: without diacritics, and in other spellings', async () => {
    const { admin, support } = await givenTeam()
    await server.sql("update members set first_name = 'Jörg', last_name = 'Weiß-Łuczak' where id = $1", [support.id])
    for (const filterValue of ['Jörg', 'joerg WEISS', 'luczak jorg', 'eiß-łu']) {
      const { body } = await server.call(listMembers, { token: admin.token, query: { filterValue } })
      expect([filterValue, body.items.map((one) => one.id)]).toEqual([filterValue, [support.id]])
    }
  })

  it('are found by name and address, with wildcards taken literally', async () => {
    const { admin, support } = await givenTeam()
    await server.sql("update members set first_name = 'Zoë', last_name = 'O''Neil_100%' where id = $1", [support.id])
    const find = async (filterValue: string) => {
      const { body } = await server.call(listMembers, { token: admin.token, query: { filterValue } })
      return body.items.map((one) => one.id)
    }
    for (const text of ['zoë', "O'NEIL", 'zoë o', '_100%', support.email.slice(0, 9)]) expect(await find(text)).toEqual([support.id])
    expect(await find('%%')).toEqual([])
    expect(await find('O_Neil')).toEqual([])
  })

  it('show whether they signed up, use a second factor, and when they were last seen', async () => {
    const secure = await signIns.secureMember()
    const fresh = await given.member('support', secure.tenantId)
    await server.sql('delete from sessions where member_id = $1', [fresh.id])
    const { body } = await server.call(listMembersByIds, { token: secure.token, query: { ids: `${secure.id},${fresh.id}` } })
    const of = (id: string) => body.items.find((one) => one.id === id)
    expect(of(secure.id)).toMatchObject({ hasSignedUp: true, multifactorActive: true, lastSeenAt: server.clock.now().toISOString() })
    expect(of(fresh.id)).toMatchObject({ hasSignedUp: false, multifactorActive: false, lastSeenAt: null })
    expect(JSON.stringify(body)).not.toMatch(/argon2|password|preferences/)
  })

  it('exclude those of another tenant and unknown IDs', async () => {
    const { admin, support } = await givenTeam()
    const stranger = await given.member('admin')
    const ids = [support.id, stranger.id, '018f0000-0000-7000-8000-000000000000'].join(',')
    const { body } = await server.call(listMembersByIds, { token: admin.token, query: { ids } })
    expect(body.items.map((one) => one.id)).toEqual([support.id])
    expect((await server.call(listMembersByIds, { token: admin.token, query: { ids: '' } })).status).toBe(400)
  })

  it.each([
    [{ order: 'password:asc' }, 'UnknownOrder'],
    [{ order: 'email:up' }, 'UnknownDirection'],
    [{ limit: '101' }, 'LimitOutOfRange'],
    [{ page: '-1' }, 'PageNegative'],
    [{ role: 'root' }, 'UnknownField'],
  ])('refuse %j', async (query, code) => {
    const { admin } = await givenTeam()
    const response = await server.app.inject({ url: '/api/v1/account/users', query, headers: { authorization: `Bearer ${admin.token}` } })
    expect(response.statusCode).toBe(400)
    expect(response.json().details).toMatchObject([{ code }])
  })
})

describe('the account’s activity log', () => {
  async function givenEntries() {
    const team = await givenTeam()
    for (const one of Object.values(team)) await server.call(updateProfile, { token: one.token, body: { firstName: 'Changed' } })
    await given.customer(team.admin)
    const read = async (token: string) => {
      const { body } = await server.call(listAccountActivities, { token, query: { filter: '{}' } })
      return body.items
        .map((one) => `${one.event} ${Object.entries(team).find(([, member]) => member.id === one.actor.memberId)?.[0]}`)
        .sort()
    }
    return { team, read }
  }

  it('shows admins everything, support their own and the customers’, installers their own', async () => {
    const { team, read } = await givenEntries()
    expect(await read(team.admin.token)).toEqual([
      'customer.created admin',
      'profile.updated admin',
      'profile.updated installer',
      'profile.updated support',
    ])
    expect(await read(team.support.token)).toEqual(['customer.created admin', 'profile.updated support'])
    expect(await read(team.installer.token)).toEqual(['profile.updated installer'])
    const stranger = await given.member('admin')
    expect(await read(stranger.token)).toEqual([])
  })

  it('requires a filter, and lists the values to filter by', async () => {
    const { team } = await givenEntries()
    const missing = await server.app.inject({ url: '/api/v1/account/activities', headers: { authorization: `Bearer ${team.admin.token}` } })
    expect(missing.json().details).toMatchObject([{ field: 'filter', code: 'Required' }])
    const choices = (await server.call(listAccountActivityFilters, { token: team.admin.token })).body
    expect(choices.objectTypes).toEqual(['customer', 'member'])
    expect(choices.members).toHaveLength(3)
    const own = (await server.call(listAccountActivityFilters, { token: team.installer.token })).body
    expect(own.members).toMatchObject([{ id: team.installer.id }])
    // Nobody filters by what they would not find.
    expect(own.objectTypes).toEqual(['member'])
    const ofSupport = (await server.call(listAccountActivityFilters, { token: team.support.token })).body
    expect(ofSupport.members.map(({ id }) => id).sort()).toEqual([team.admin.id, team.support.id].sort())
  })
})

describe('reverting a field of a change', () => {
  const revert = ({ token }: GivenMember, id: string, field: string) =>
    server.call(revertActivity, { token, params: { id }, body: { field } })
  const newest = async ({ token }: GivenMember) => {
    const { body } = await server.call(listAccountActivities, { token, query: { filter: '{}' } })
    const [entry] = body.items
    if (!entry) throw new Error('The log has no entry')
    return entry
  }

  it('sets it back as an ordinary edit, and names the entry', async () => {
    const { admin, support } = await givenTeam()
    const customer = await given.customer(admin)
    const params = { id: customer.id }
    const change = (fields: object) =>
      server.call(updateCustomer, { token: admin.token, params, body: { version: customer.version, ...fields } })
    await change({ accountName: 'Renamed', accountEmail: `${crypto.randomUUID()}@home.example` })
    const entry = await newest(admin)
    expect((await revert(support, entry.id, 'accountName')).error.code).toBe('PermissionMissing')
    for (const field of ['accountEmail', 'version', '__proto__', 'externalReferenceId']) {
      expect((await revert(admin, entry.id, field)).error.code).toBe('RevertUnsafe')
    }
    expect((await revert(admin, entry.id, 'accountName')).status).toBe(204)
    const after = await newest(admin)
    expect(after).toMatchObject({ event: 'customer.changed', before: { accountName: 'Renamed' } })
    expect(after.after).toEqual({ accountName: customer.accountName, reverts: entry.id })
    expect((await revert(admin, entry.id, 'accountName')).error.code).toBe('RevertOutdated')
    expect((await revert(await given.member('admin'), entry.id, 'accountName')).error.code).toBe('NotFound')
  })

  it('never gives roles back, nor touches a root member without being one', async () => {
    const { admin, support } = await givenTeam()
    const body = { roles: ['installer' as const], firstName: 'Other' }
    await server.call(updateMember, { token: admin.token, params: { id: support.id }, body })
    const entry = await newest(admin)
    expect((await revert(admin, entry.id, 'roles')).error.code).toBe('RevertUnsafe')
    expect((await revert(admin, entry.id, 'firstName')).status).toBe(204)
    expect((await newest(admin)).after).toEqual({ firstName: 'Test', reverts: entry.id })
  })
})
