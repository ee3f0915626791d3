import {
  endMemberSession,
  inviteMember,
  inviteMemberAgain,
  listAccountActivities,
  listMemberSessions,
  listMembersByIds,
  removeMember,
  removeMemberMultifactor,
  updateMember,
} from '@wattdesk/contract/account/calls.ts'
import { changeOwnEmail, changeOwnPassword, validateOwnEmail } from '@wattdesk/contract/account/own-sign-in/calls.ts'
import { idpSignUp } from '@wattdesk/contract/auth/calls.ts'
import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { getProfile } from '@wattdesk/contract/profile/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { openBrowser, signInWith } from '../../../test/browser.ts'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { mailsOf } from '../../../test/mails.ts'
import { onServer } from '../../../test/postgres.ts'
import { startServer } from '../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../test/sign-ins.ts'
import { newId } from '../../platform/ids.ts'

const server = startServer()
const given = givenOf(server)
const signIns = signInsOf(server, given)

let count = 0
function newcomer(fields: object = {}) {
  count += 1
  return {
    email: `Newcomer${count}@Team.Example`,
    firstName: 'Nora',
    lastName: 'Neu',
    language: 'de' as const,
    roles: ['support' as const],
    ...fields,
  }
}

const mailsTo = mailsOf(server)
const linkTo = async (email: string) => (await mailsTo(email))[0]?.link ?? ''

async function eventsSeenBy({ token }: GivenMember): Promise<string[]> {
  const { body } = await server.call(listAccountActivities, { token, query: { filter: '{"objectType":"member"}' } })
  return body.items.map((one) => one.event)
}

describe('inviting a member', () => {
  it('adds them, mails a link, and they can sign in', async () => {
    const admin = await given.member('admin')
    const { status, body } = await server.call(inviteMember, { token: admin.token, body: newcomer() })
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: `newcomer${count}@team.example`, tenantId: admin.tenantId, roles: ['support'], hasSignedUp: false })
    const browser = openBrowser(server)
    await browser.request('POST', await linkTo(body.email), { form: { password: goodPassword } })
    const { accessToken } = await signInWith(browser, body.email, goodPassword)
    expect((await server.call(getProfile, { token: accessToken })).body).toMatchObject({ id: body.id, roles: ['support'], language: 'de' })
    expect(await eventsSeenBy(admin)).toEqual(['identity.signed-up', 'member.invited'])
  })

  it('adds one member however often it is repeated, and mails another link on request until they sign up', async () => {
    const admin = await given.member('admin')
    const body = newcomer({ id: newId() })
    const [first, second] = [
      await server.call(inviteMember, { token: admin.token, body }),
      await server.call(inviteMember, { token: admin.token, body }),
    ]
    expect(second.body).toEqual(first.body)
    const params = { id: first.body.id }
    expect((await server.call(inviteMemberAgain, { token: admin.token, params })).status).toBe(204)
    const mails = await mailsTo(first.body.email)
    expect(new Set(mails.map((mail) => mail.link)).size).toBe(2)
    expect(await eventsSeenBy(admin)).toEqual(['member.invited-again', 'member.invited'])
    await signIns.identity(first.body.email)
    expect((await server.call(inviteMemberAgain, { token: admin.token, params })).error.code).toBe('MemberSignedUp')
  })

  it('refuses to add a member again with other roles or another name, as after a lost response, instead of reporting them as saved', async () => {
    const admin = await given.member('admin')
    const body = newcomer({ id: newId(), roles: ['admin'] })
    const { id } = (await server.call(inviteMember, { token: admin.token, body })).body
    for (const fields of [{ roles: ['support'] }, { roles: ['admin', 'support'] }, { lastName: 'Corrected' }, { language: 'it' }]) {
      const { status, error } = await server.call(inviteMember, { token: admin.token, body: { ...body, ...fields } as typeof body })
      expect([status, error.code]).toEqual([409, 'DuplicatedMember'])
    }
    expect((await server.call(inviteMember, { token: admin.token, body })).body).toMatchObject({ id, roles: ['admin'] })
  })

  it('mails a few links in a row, then returns 429', async () => {
    const admin = await given.member('admin')
    const { body } = await server.call(inviteMember, { token: admin.token, body: newcomer() })
    const again = () => server.call(inviteMemberAgain, { token: admin.token, params: { id: body.id } })
    expect([(await again()).status, (await again()).status, (await again()).status]).toEqual([204, 204, 204])
    expect((await again()).error.code).toBe('TooManyRequests')
  })

  it('refuses a known address, also when two invite at once', async () => {
    const admin = await given.member('admin')
    const body = newcomer()
    const responses = await Promise.all([1, 2].map(() => server.call(inviteMember, { token: admin.token, body })))
    expect(responses.map((one) => one.status).sort()).toEqual([200, 409])
    const refused = await server.call(inviteMember, { token: admin.token, body: newcomer({ email: body.email.toUpperCase() }) })
    expect(refused.error).toMatchObject({ code: 'DuplicatedMember', message: 'You are not allowed to add a duplicate email address' })
  })

  it('is limited to the inviter’s reach and rights', async () => {
    const admin = await given.member('admin')
    const elsewhere = await given.affiliate()
    const invite = (body: ReturnType<typeof newcomer>, token = admin.token) => server.call(inviteMember, { token, body })
    expect((await invite(newcomer({ tenantId: elsewhere }))).error.code).toBe('NotFound')
    expect((await invite(newcomer({ tenantId: '018f0000-0000-7000-8000-000000000000' }))).error.code).toBe('NotFound')
    expect((await invite(newcomer({ roles: ['root'] }))).error.code).toBe('RootMemberReserved')
    const root = await given.member('root')
    expect((await invite(newcomer({ roles: ['root'], tenantId: elsewhere }), root.token)).error.details).toMatchObject([{ field: 'roles' }])
    expect((await invite(newcomer({ roles: ['root'] }), root.token)).status).toBe(200)
    const support = await given.member('support', admin.tenantId)
    expect((await invite(newcomer(), support.token)).error.details).toEqual({ permission: 'write:account-users' })
  })

  it.each([
    [{ email: 'nonsense' }, 'email'],
    [{ email: undefined }, 'email'],
    [{ firstName: ' ' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ roles: [] }, 'roles'],
    [{ roles: ['admin', 'admin'] }, 'roles'],
    [{ roles: ['king'] }, 'roles.0'],
    [{ language: 'fr' }, 'language'],
    [{ password: 'x' }, 'password'],
  ])('refuses %j', async (fields, field) => {
    const admin = await given.member('admin')
    const payload = newcomer(fields)
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/account/users',
      payload,
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().details).toMatchObject([{ field }])
  })
})

describe('sessions of a member', () => {
  it('are visible to those who manage them, and end at once', async () => {
    const admin = await given.member('admin')
    const support = await given.member('support', admin.tenantId)
    const params = { id: support.id }
    const { body } = await server.call(listMemberSessions, { token: admin.token, params })
    expect(body.items).toMatchObject([{ isCurrent: false }])
    const sessionId = body.items[0]?.id ?? ''
    const foreign = await given.member('support')
    expect((await server.call(endMemberSession, { token: admin.token, params: { id: foreign.id, sessionId } })).status).toBe(404)
    const own = (await server.call(listMemberSessions, { token: admin.token, params: { id: admin.id } })).body.items
    expect(own).toMatchObject([{ isCurrent: true }])
    expect((await server.call(endMemberSession, { token: admin.token, params: { ...params, sessionId: own[0]?.id ?? '' } })).status).toBe(
      404,
    )
    expect((await server.call(endMemberSession, { token: admin.token, params: { ...params, sessionId } })).status).toBe(204)
    expect((await server.call(getProfile, { token: support.token })).error.code).toBe('SessionExpired')
    const root = await given.member('root')
    expect((await server.call(listMemberSessions, { token: admin.token, params: { id: root.id } })).status).toBe(404)
  })
})

describe('changing a member', () => {
  it('applies to their open sessions immediately, and is logged with what changed', async () => {
    const admin = await given.member('admin')
    const member = await given.member('support', admin.tenantId)
    expect((await server.call(listCustomers, { token: member.token, query: {} })).status).toBe(200)
    const { body } = await server.call(updateMember, {
      token: admin.token,
      params: { id: member.id },
      body: { roles: ['installer'], version: 1 },
    })
    expect(body).toMatchObject({ roles: ['installer'], version: 2 })
    expect((await server.call(listCustomers, { token: member.token, query: {} })).error.code).toBe('PermissionMissing')
    const log = await server.call(listAccountActivities, { token: admin.token, query: { filter: '{}' } })
    expect(log.body.items[0]).toMatchObject({ event: 'member.changed', before: { roles: ['support'] }, after: { roles: ['installer'] } })
  })

  it('does not overwrite what somebody else changed', async () => {
    const admin = await given.member('admin')
    const { id } = await given.member('support', admin.tenantId)
    await server.call(updateMember, { token: admin.token, params: { id }, body: { firstName: 'One', version: 1 } })
    const late = await server.call(updateMember, { token: admin.token, params: { id }, body: { firstName: 'Two', version: 1 } })
    expect(late.error).toMatchObject({ code: 'MemberChanged', details: { version: 2 } })
  })

  it('keeps to the rules about oneself and about root', async () => {
    const admin = await given.member('admin')
    const root = await given.member('root')
    const change = (token: string, id: string, body: object) => server.call(updateMember, { token, params: { id }, body })
    expect((await change(admin.token, admin.id, { roles: ['admin', 'support'] })).error.code).toBe('OwnMemberProtected')
    expect((await change(admin.token, admin.id, { firstName: 'Own' })).status).toBe(200)
    const colleague = await given.member('support', admin.tenantId)
    expect((await change(admin.token, colleague.id, { roles: ['root'] })).error.code).toBe('RootMemberReserved')
    // The root member belongs to the operator, beyond an affiliate's reach: 404.
    expect((await change(admin.token, root.id, { firstName: 'No' })).error.code).toBe('NotFound')
    // Roots of another tenant would not see all tenants, yet would count as roots.
    expect((await change(root.token, colleague.id, { roles: ['root'] })).error.details).toMatchObject([{ field: 'roles' }])
    const operatorAdmin = await given.member('admin', root.tenantId)
    expect((await change(operatorAdmin.token, root.id, { firstName: 'No' })).error.code).toBe('RootMemberReserved')
  })

  it('returns 404 for another tenant’s member', async () => {
    const admin = await given.member('admin')
    const stranger = await given.member('support')
    for (const id of [stranger.id, '018f0000-0000-7000-8000-000000000000']) {
      const responses = [
        await server.call(updateMember, { token: admin.token, params: { id }, body: { firstName: 'No' } }),
        await server.call(removeMember, { token: admin.token, params: { id } }),
        await server.call(removeMemberMultifactor, { token: admin.token, params: { id } }),
      ]
      expect(responses.map((one) => [one.status, one.error.code])).toEqual(Array(3).fill([404, 'NotFound']))
    }
  })
})

describe('removing a member', () => {
  it('deletes the sign-in even if the member signs up at that moment', async () => {
    const admin = await given.member('admin')
    const { body: member } = await server.call(inviteMember, { token: admin.token, body: newcomer() })
    const [mail] = await mailsTo(member.email)
    const waiting = () => server.sql("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'")
    const responses = await onServer(server.ctx.config.databaseUrl, async (client) => {
      await client.query('begin')
      await client.query('select from identity_links where email = $1 for update', [member.email])
      const signedUp = server.call(idpSignUp, { body: { token: mail?.token ?? '', password: goodPassword } })
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(1))
      const removed = server.call(removeMember, { token: admin.token, params: { id: member.id } })
      await vi.waitFor(async () => expect(await waiting()).toHaveLength(2))
      await client.query('commit')
      return Promise.all([signedUp, removed])
    })
    expect(responses.map((one) => one.status)).toEqual([200, 204])
    expect(await server.sql('select from identities where email = $1', [member.email])).toEqual([])
  })

  it('signs them out at once, deletes their sign-in, and frees the address for an invitation', async () => {
    const admin = await given.member('admin')
    const member = await given.member('support', admin.tenantId)
    await signIns.identity(member.email)
    const browser = openBrowser(server)
    const { accessToken } = await signInWith(browser, member.email, goodPassword)
    expect((await server.call(removeMember, { token: admin.token, params: { id: member.id } })).status).toBe(204)
    expect((await server.call(getProfile, { token: accessToken })).error.code).toBe('SessionExpired')
    expect((await browser.request('POST', '/api/v1/auth/refresh')).statusCode).toBe(401)
    await expect(signInWith(openBrowser(server), member.email, goodPassword)).rejects.toThrow('401')
    expect((await server.call(listMembersByIds, { token: admin.token, query: { ids: member.id } })).body.items).toEqual([])
    expect((await server.call(removeMember, { token: admin.token, params: { id: member.id } })).status).toBe(404)
    const again = await server.call(inviteMember, { token: admin.token, body: newcomer({ email: member.email }) })
    expect(again.status).toBe(200)
    expect(await eventsSeenBy(admin)).toEqual(['member.invited', 'member.removed'])
  })

  it('cannot be done to oneself or the last root', async () => {
    const admin = await given.member('admin')
    expect((await server.call(removeMember, { token: admin.token, params: { id: admin.id } })).error.code).toBe('OwnMemberProtected')
    await server.sql("update members set removed_at = now() where 'root' = any(roles)")
    const [one, other] = [await given.member('root'), await given.member('root')]
    const responses = await Promise.all([
      server.call(removeMember, { token: one.token, params: { id: other.id } }),
      server.call(removeMember, { token: other.token, params: { id: one.id } }),
    ])
    expect(responses.filter((response) => response.status === 204)).toHaveLength(1)
    expect(responses.filter(({ error }) => error?.code === 'LastRootKept')).toHaveLength(1)
    const [left] = await server.sql<{ count: number }>(
      "select count(*)::int as count from members where 'root' = any(roles) and removed_at is null",
    )
    expect(left?.count).toBe(1)
  })
})

describe('after losing a device', () => {
  it('is helped by another member, not by oneself', async () => {
    const member = await signIns.secureMember()
    const admin = await given.member('admin', member.tenantId)
    expect((await server.call(removeMemberMultifactor, { token: member.token, params: { id: member.id } })).error.code).toBe(
      'OwnMemberProtected',
    )
    expect((await server.call(removeMemberMultifactor, { token: admin.token, params: { id: member.id } })).status).toBe(204)
    expect((await server.call(getProfile, { token: member.token })).error.code).toBe('SessionExpired')
    expect((await signInWith(openBrowser(server), member.email, goodPassword)).multiFactor).toBe(false)
    const again = await server.call(removeMemberMultifactor, { token: admin.token, params: { id: member.id } })
    expect(again.error.code).toBe('MultifactorNotActive')
  })
})

describe('one’s own sign-in', () => {
  const tokenIn = (link: string | undefined) => new URL(link ?? 'about:blank').searchParams.get('confirm') ?? ''
  const confirm = (by: GivenMember, token: string) => server.call(validateOwnEmail, { token: by.token, body: { token } })

  it('moves to a new address once its owner confirms it in time; the old one is notified and no longer signs in', async () => {
    const [admin, other] = [await signIns.member(), await given.member('admin')]
    const email = `moved-${admin.id}@team.example`
    const change = (to: string, by = admin) => server.call(changeOwnEmail, { token: by.token, body: { email: to } })
    expect((await change(other.email)).error.code).toBe('DuplicatedMember')
    expect((await change(admin.email)).body).toEqual({ email: admin.email, expiresAt: null })
    expect((await change(`first-${email}`)).status).toBe(200)
    expect((await change(email.toUpperCase())).body).toMatchObject({ email, expiresAt: expect.any(String) })
    const token = tokenIn((await mailsTo(email))[0]?.link)
    const first = tokenIn((await mailsTo(`first-${email}`))[0]?.link)
    expect((await server.call(getProfile, { token: admin.token })).body.email).toBe(admin.email)
    for (const [by, wrong] of [
      [admin, first],
      [other, token],
      [admin, 'x'.repeat(64)],
    ] as const)
      expect((await confirm(by, wrong)).error.code).toBe('EmailLinkInvalid')
    const responses = await Promise.all([confirm(admin, token), confirm(admin, token)])
    expect(responses.map((one) => [one.status, one.body])).toEqual(Array(2).fill([200, { email }]))
    expect((await server.call(getProfile, { token: admin.token })).body.email).toBe(email)
    expect((await mailsTo(admin.email)).map((mail) => mail.template)).toEqual(['member-email-changed'])
    await expect(signInWith(openBrowser(server), admin.email, goodPassword)).rejects.toThrow('401')
    expect((await signInWith(openBrowser(server), email, goodPassword)).scopes).toContain('write:profile')
    const requested = 'member.email-change-requested'
    expect(await eventsSeenBy(admin)).toEqual(['member.email-changed', requested, requested])
  })

  it('needs a recent authentication for another address, and a link younger than half an hour', async () => {
    const member = await given.member('support')
    const email = `late-${member.id}@team.example`
    await server.call(changeOwnEmail, { token: member.token, body: { email } })
    server.clock.advance(30 * 60_000)
    const late = { ...member, token: await given.sessionOf(member.id) }
    expect((await confirm(late, tokenIn(await linkTo(email)))).error.code).toBe('EmailLinkInvalid')
    await server.sql('update sessions set proved_at = $1', [new Date(server.clock.now().getTime() - 3_600_000)])
    expect((await server.call(changeOwnEmail, { token: late.token, body: { email } })).error.code).toBe('FreshProofRequired')
    for (const wrong of ['', 'nobody', 'a@b.example\r\nBcc: c@d.example', null])
      expect((await server.call(changeOwnEmail, { token: late.token, body: { email: wrong as never } })).status).toBe(400)
  })

  it('gets a link to another password, a few times', async () => {
    const member = await signIns.member('support')
    const ask = () => server.call(changeOwnPassword, { token: member.token })
    expect((await ask()).body).toEqual({ email: member.email })
    const [mail] = await mailsTo(member.email)
    expect([mail?.template, mail?.link]).toEqual(['member-password-reset', expect.stringContaining('/idp/password/')])
    const statuses = [(await ask()).status, (await ask()).status, (await ask()).status]
    expect(statuses.at(-1)).toBe(429)
  })
})
