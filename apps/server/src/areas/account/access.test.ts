import * as access from '@wattdesk/contract/account/access/calls.ts'
import { inviteMember, listAccountActivities, listMembers, listMembersByIds, updateMember } from '@wattdesk/contract/account/calls.ts'
import { addCustomer, listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { listNotifications } from '@wattdesk/contract/notifications/calls.ts'
import type { Role } from '@wattdesk/contract/permissions.ts'
import { getProfile, startMultifactor, updateProfile } from '@wattdesk/contract/profile/calls.ts'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { closeEndedLoans } from './access-loans.service.ts'

const server = startServer()
const given = givenOf(server)

async function givenTeam() {
  const admin = await given.member('admin')
  const support = await given.member('support', admin.tenantId)
  const installer = await given.member('installer', admin.tenantId)
  return { admin, support, installer }
}

const hour = 3_600_000
const eventsOf = async ({ token }: GivenMember) =>
  (await server.call(listAccountActivities, { token, query: { filter: '{}' } })).body.items.map((one) => one.event)
const newsOf = async ({ token }: GivenMember) => (await server.call(listNotifications, { token })).body.items

describe('asking for permissions', () => {
  const permissions = ['write:customers' as const]
  const ask = ({ token }: GivenMember, fields = {}) =>
    server.call(access.requestAccess, { token, body: { permissions, reason: 'Cover', ...fields } })

  it('names who can give the permissions, notifies them once however often it is repeated, and is granted by a role', async () => {
    const { admin, support } = await givenTeam()
    await given.member('admin')
    const explained = await server.call(access.explainPermissions, { token: support.token, query: { permissions: 'write:customers' } })
    expect(explained.body).toMatchObject({ roles: ['root', 'admin'], people: [{ id: admin.id, role: 'admin' }], request: null })
    const [first, second] = await Promise.all([ask(support), ask(support)])
    expect(second.body).toEqual(first.body)
    expect(await newsOf(admin)).toMatchObject([
      { kind: 'access-requested', objectId: first.body.id, detail: 'write:customers', causedBy: 'Test support' },
    ])
    const { body: waiting } = await server.call(access.listAccessRequests, { token: admin.token })
    expect(waiting).toMatchObject({ total: 1, items: [{ id: first.body.id, reason: 'Cover', member: { id: support.id } }] })
    await server.call(updateMember, { token: admin.token, params: { id: support.id }, body: { roles: ['support', 'admin'] } })
    expect(await newsOf(support)).toMatchObject([{ kind: 'access-granted', objectId: first.body.id }])
    expect((await server.call(access.listAccessRequests, { token: admin.token })).body.total).toBe(0)
    expect(await eventsOf(admin)).toEqual(['member.access-granted', 'member.changed', 'member.access-requested'])
    expect((await ask(support)).error.code).toBe('PermissionHeld')
    const late = { token: admin.token, params: { id: first.body.id }, body: { comment: 'No' } }
    expect((await server.call(access.declineAccess, late)).error.code).toBe('AccessRequestDecided')
  })

  it('goes to roots when the one who asks is the only admin', async () => {
    const admin = await given.member('admin')
    const root = await given.member('root')
    const peakPower = ['write:customers-peak-power' as const]
    const explained = await server.call(access.explainPermissions, { token: admin.token, query: { permissions: peakPower.join() } })
    expect(explained.body.people).toContainEqual({ id: root.id, name: 'Test root', role: 'root' })
    const { body } = await ask(admin, { permissions: peakPower })
    expect((await newsOf(root)).map((one) => one.objectId)).toContain(body.id)
    const { body: waiting } = await server.call(access.listAccessRequests, { token: root.token })
    expect(waiting.items.map(({ id }) => id)).toContain(body.id)
  })

  it('is declined with a comment, and can be repeated then', async () => {
    const { admin, support } = await givenTeam()
    const { body: asked } = await ask(support)
    const declining = { token: admin.token, params: { id: asked.id }, body: { comment: 'Ask Nora' } }
    expect((await server.call(access.declineAccess, declining)).body).toMatchObject({
      state: 'declined',
      comment: 'Ask Nora',
      decidedBy: 'Test admin',
    })
    expect((await server.call(access.declineAccess, declining)).status).toBe(200)
    const own = (await server.call(access.listOwnAccess, { token: support.token })).body
    expect(own).toMatchObject({ borrowed: [], lent: [], requests: [{ id: asked.id, state: 'declined', comment: 'Ask Nora' }] })
    expect(await newsOf(support)).toMatchObject([{ kind: 'access-declined' }])
    expect((await ask(support)).body).toMatchObject({ state: 'open' })
    expect(await eventsOf(admin)).toEqual(['member.access-requested', 'member.access-declined', 'member.access-requested'])
  })

  it('goes only to roots for permissions of root alone, and expires', async () => {
    const { admin, support } = await givenTeam()
    const root = await given.member('root')
    const { body } = await ask(support, { permissions: ['read:service-status'] })
    expect(await newsOf(admin)).toEqual([])
    expect((await newsOf(root)).map((one) => one.objectId)).toContain(body.id)
    expect((await server.call(access.listAccessRequests, { token: admin.token })).body.total).toBe(0)
    const declining = { params: { id: body.id }, body: { comment: 'No' } }
    expect((await server.call(access.declineAccess, { token: admin.token, ...declining })).error.code).toBe('NotFound')
    for (const one of ['delete:customers', 'write:customers-sales', 'delete:customers-sales', 'write:account'] as const) {
      expect((await ask(support, { permissions: [one] })).status).toBe(200)
    }
    const { error } = await ask(support, { permissions: ['delete:customers-users'] })
    expect([error.code, error.message]).toEqual(['TooManyAccessRequests', 'You already have 5 open requests. Wait for an answer first.'])
    for (const wrong of [[], ['write:everything'], ['x'.repeat(9_000)]]) {
      expect((await ask(support, { permissions: wrong })).status).toBe(400)
    }
  })
})

describe('lent access', () => {
  const until = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString()
  const lend = (by: GivenMember, to: GivenMember, fields = {}) =>
    server.call(access.lendAccess, {
      token: by.token,
      params: { id: to.id },
      body: { role: 'support', reason: 'Cover', endsAt: until(hour), ...fields },
    })
  const read = ({ token }: GivenMember) => server.call(listCustomers, { token, query: {} })

  it('is valid until its exact end, without a job', async () => {
    const { admin, installer } = await givenTeam()
    expect((await read(installer)).status).toBe(403)
    const { body } = await server.call(access.requestAccess, { token: installer.token, body: { permissions: ['read:customers'] } })
    const loan = await lend(admin, installer)
    expect(loan.body).toMatchObject({ role: 'support', lentBy: 'Test admin', reason: 'Cover' })
    expect((await newsOf(installer)).map((one) => one.kind).sort()).toEqual(['access-granted', 'access-lent'])
    expect(body.state).toBe('open')
    expect((await read(installer)).status).toBe(200)
    expect((await server.call(getProfile, { token: installer.token })).body.loans).toMatchObject([{ id: loan.body.id }])
    const own = async ({ token }: GivenMember) => (await server.call(access.listOwnAccess, { token })).body
    expect(await own(installer)).toMatchObject({ borrowed: [loan.body], lent: [], requests: [{ state: 'granted' }] })
    expect(await own(admin)).toMatchObject({ borrowed: [], lent: [{ ...loan.body, member: { id: installer.id } }], requests: [] })
    const shown = await server.call(listMembersByIds, { token: admin.token, query: { ids: installer.id } })
    expect(shown.body.items[0]?.lentUntil).toBe(loan.body.endsAt)
    server.clock.advance(hour - 1_000)
    const again = { ...installer, token: await given.sessionOf(installer.id) }
    expect((await read(again)).status).toBe(200)
    server.clock.advance(1_000)
    expect((await read(again)).error.code).toBe('PermissionMissing')
    expect((await own(again)).borrowed).toEqual([])
    await closeEndedLoans(server.ctx)
    await closeEndedLoans(server.ctx)
    const root = await given.member('root')
    const ended = (await eventsOf({ ...root, token: await given.sessionOf(root.id) })).filter((one) => one === 'member.access-ended')
    expect(ended).toHaveLength(1)
  })

  it('is refused when the same request comes again with another role, end or reason, instead of being reported as lent', async () => {
    const { admin, installer } = await givenTeam()
    const id = crypto.randomUUID()
    const { body } = await lend(admin, installer, { id })
    const codeOf = async (fields: object) => (await lend(admin, installer, { id, ...fields })).error.code
    expect(await codeOf({ role: 'admin' })).toBe('Conflict')
    expect(await codeOf({ endsAt: until(24 * hour) })).toBe('AccessAlreadyLent')
    expect(await codeOf({ reason: 'Holidays' })).toBe('AccessAlreadyLent')
    // The portal counts the end of a retry from the retry.
    server.clock.advance(5_000)
    expect((await lend(admin, installer, { id })).body).toEqual(body)
  })

  it('ends early at once, is made once however often it is sent, and again after its end', async () => {
    const { admin, installer } = await givenTeam()
    const id = crypto.randomUUID()
    const [one, other] = [await lend(admin, installer, { id }), await lend(admin, installer, { id })]
    expect(other.body).toEqual(one.body)
    expect((await lend(admin, installer)).error.code).toBe('AccessAlreadyLent')
    expect((await read(installer)).status).toBe(200)
    const ending = { token: admin.token, params: { id: installer.id, loanId: id } }
    expect([(await server.call(access.endLoan, ending)).status, (await server.call(access.endLoan, ending)).status]).toEqual([204, 204])
    expect((await read(installer)).status).toBe(403)
    expect((await server.call(access.listLoans, { token: admin.token, params: { id: installer.id } })).body.items).toEqual([])
    expect((await lend(admin, installer)).status).toBe(200)
    expect(await eventsOf(admin)).toEqual(['member.access-lent', 'member.access-ended', 'member.access-lent'])
  })

  it('grants a request together with a role, for as long as it runs', async () => {
    const { admin, installer } = await givenTeam()
    const permissions = ['write:customers' as const, 'write:customers-peak-power' as const]
    const state = async () =>
      (await server.call(access.listOwnAccess, { token: await given.sessionOf(installer.id) })).body.requests[0]?.state
    await server.call(access.requestAccess, { token: installer.token, body: { permissions } })
    await lend(admin, installer, { role: 'admin' })
    expect(await state()).toBe('open')
    const roles = async (...held: Role[]) =>
      server.call(updateMember, {
        token: await given.sessionOf(admin.id),
        params: { id: installer.id },
        body: { roles: held },
      })
    server.clock.advance(hour)
    expect((await roles('support')).status).toBe(200)
    expect(await state()).toBe('open')
    expect((await roles('installer')).status).toBe(200)
    await lend({ ...admin, token: await given.sessionOf(admin.id) }, installer, { role: 'admin' })
    expect((await roles('support')).status).toBe(200)
    expect(await state()).toBe('granted')
  })

  it('never gives more than the lender holds, nor the right to grant rights, nor root, nor to oneself', async () => {
    const { admin, installer, support } = await givenTeam()
    const lent = (await lend(admin, installer, { role: 'admin' })).body.permissions
    expect(lent).toContain('delete:customers')
    for (const never of ['write:account-users', 'delete:account-users', 'write:account-api-access', 'delete:account-api-access']) {
      expect(lent).not.toContain(never)
    }
    const second = await given.member('installer', admin.tenantId)
    expect((await lend(admin, second)).body.permissions).not.toContain('write:customers-peak-power')
    const newcomer = { email: 'x@team.example', firstName: 'X', lastName: 'Y', language: 'de' as const, roles: ['admin' as const] }
    expect((await server.call(inviteMember, { token: installer.token, body: newcomer })).status).toBe(403)
    expect((await lend(installer, support)).error.code).toBe('PermissionMissing')
    expect((await lend(admin, admin)).error.code).toBe('OwnMemberProtected')
    expect((await lend(admin, await given.member('root'))).error.code).toBe('NotFound')
    expect((await lend(admin, await given.member('support'))).error.code).toBe('NotFound')
    expect((await lend(admin, support, { role: 'root' })).status).toBe(400)
    expect((await lend(admin, support, { role: 'support' })).error.code).toBe('NothingToLend')
    expect((await lend(admin, support, { reason: ' ' })).status).toBe(400)
  })

  it('ends at any time from now to the longest span, and names its end if that is none', async () => {
    const { admin, installer } = await givenTeam()
    const longest = 30 * 24 * hour
    const wrong = { field: 'endsAt', code: 'DateInvalid' }
    for (const [endsAt, fault] of [
      [until(0), { ...wrong, code: 'DateInPast' }],
      [until(-hour), { ...wrong, code: 'DateInPast' }],
      [until(longest + 60_000), { ...wrong, code: 'DateTooLate', params: { days: 30 } }],
      ['9999-12-31T23:59:59Z', { ...wrong, code: 'DateTooLate' }],
      ['tomorrow', wrong],
      ['2026-12-24T10:00', wrong],
      ['2027-02-30T10:00:00Z', wrong],
      ['', wrong],
      [undefined, { ...wrong, code: 'Required' }],
    ] as const) {
      const refused = await lend(admin, installer, { endsAt })
      expect([endsAt, refused.status, refused.error.details]).toEqual([endsAt, 400, [expect.objectContaining(fault)]])
    }
    expect((await read(installer)).status).toBe(403)
    for (const [role, endsAt] of [
      ['support', until(90_000)],
      ['admin', until(longest)],
    ] as const) {
      expect((await lend(admin, installer, { role, endsAt })).body).toMatchObject({ role, endsAt })
    }
  })
})

describe('the preview of a role', () => {
  const start = ({ token }: GivenMember, role: Role) => server.call(access.startRolePreview, { token, body: { role } })

  it('shows what the role may see, changes nothing, and ends on request', async () => {
    const { admin, support } = await givenTeam()
    const other = { ...admin, token: await given.sessionOf(admin.id) }
    expect((await start(admin, 'installer')).status).toBe(204)
    const me = (await server.call(getProfile, { token: admin.token })).body
    expect(me).toMatchObject({ roles: ['admin'], previewedRole: 'installer' })
    expect(me.permissions).not.toContain('read:customers')
    expect((await server.call(listCustomers, { token: admin.token, query: {} })).error.code).toBe('PermissionMissing')
    expect((await server.call(updateProfile, { token: admin.token, body: { firstName: 'No' } })).error.code).toBe('PreviewReadsOnly')
    expect((await server.call(startMultifactor, { token: admin.token })).error.code).toBe('PreviewReadsOnly')
    expect((await start(admin, 'support')).error.code).toBe('PreviewReadsOnly')
    // Other sessions are unaffected.
    expect((await server.call(listCustomers, { token: other.token, query: {} })).status).toBe(200)
    expect((await server.call(access.endRolePreview, { token: admin.token })).status).toBe(204)
    expect((await server.call(access.endRolePreview, { token: admin.token })).status).toBe(204)
    expect((await server.call(addCustomer, { token: admin.token, body: given.customerModel(admin.tenantId) })).status).toBe(200)
    expect((await eventsOf(admin)).slice(-2)).toEqual(['session.preview-ended', 'session.preview-started'])
    expect((await start(support, 'admin')).error.code).toBe('PermissionMissing')
  })

  it('adds no right: neither root’s nor one that the role has and the member lacks', async () => {
    const { admin } = await givenTeam()
    expect((await start(admin, 'root')).error.code).toBe('RootMemberReserved')
    await start(admin, 'support')
    const { permissions } = (await server.call(getProfile, { token: admin.token })).body
    expect(permissions).toContain('read:customers')
    expect(permissions).not.toContain('write:customers-peak-power')
    const seen = await server.call(listMembers, { token: admin.token, query: {} })
    expect(seen.body.total).toBe(3)
  })
})
