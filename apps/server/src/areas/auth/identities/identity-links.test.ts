import { idpSignUp, signUpUri, signUpUris } from '@wattdesk/contract/auth/calls.ts'
import { getProfile, listMyActivities } from '@wattdesk/contract/profile/calls.ts'
import { describe, expect, it, vi } from 'vitest'
import { openBrowser, signInWith } from '../../../../test/browser.ts'
import { givenOf } from '../../../../test/given.ts'
import { type GivenMail, mailsOf } from '../../../../test/mails.ts'
import { startServer } from '../../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../../test/sign-ins.ts'
import { transaction } from '../../../db/transaction.ts'
import { runAuthJobs } from '../auth.jobs.ts'
import { inviteMember, mailLink } from './identity-links.service.ts'

const server = startServer()
const given = givenOf(server)
const signIns = signInsOf(server, given)
const day = 86_400_000

const mailsTo = mailsOf(server)
const linkIn = (mail: GivenMail | undefined) => mail?.link ?? ''
const tokenIn = (mail: GivenMail | undefined) => mail?.token ?? ''

async function invited(language: 'en' | 'de' = 'en') {
  const member = await given.member('support')
  const tenant = { id: member.tenantId, affiliateId: member.tenantId }
  await transaction(server.ctx.db, (tx) => inviteMember(tx, server.ctx, { email: member.email, firstName: 'Vera', language, tenant }))
  const [mail] = await mailsTo(member.email)
  return { member, mail, link: linkIn(mail), token: tokenIn(mail) }
}

async function resetAsked() {
  const member = await signIns.member()
  await mailLink(server.ctx, { purpose: 'password_reset', email: member.email })
  const [mail] = await mailsTo(member.email)
  return { member, link: linkIn(mail), token: tokenIn(mail) }
}

const signUp = (token: string, password: string) => server.call(idpSignUp, { body: { token, password } })

describe('an invitation', () => {
  it('is mailed in the member’s language and leads to a sign-in', async () => {
    const { member, mail, link } = await invited('de')
    expect(mail).toMatchObject({ subject: 'Ihre Einladung zu Wattdesk', template: 'member-invitation' })
    expect(mail?.text).toContain('Guten Tag Vera,')
    expect(mail?.text).toContain(link)
    // Reading the database is not enough to follow it.
    expect(mail?.text_body).not.toContain('http')
    expect(link).toMatch(/^http:\/\/localhost:4000\/idp\/sign-up\/[\w-]{64}$/)
    const browser = openBrowser(server)
    const page = await browser.request('GET', link)
    expect(page.body).toContain(`Choose a password for ${member.email}.`)
    const done = await browser.request('POST', link, { form: { password: goodPassword } })
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('All set')
    const { accessToken } = await signInWith(browser, member.email, goodPassword)
    expect((await server.call(getProfile, { token: accessToken })).body.email).toBe(member.email)
    const log = await server.call(listMyActivities, { token: accessToken, query: {} })
    expect(log.body.items.map((one) => one.event)).toContain('identity.signed-up')
    // The link has been used.
    expect((await browser.request('GET', link)).statusCode).toBe(410)
  })

  it('lets who tried to sign in before accepting it sign in right away', async () => {
    const { member, link } = await invited()
    for (let guess = 0; guess < 5; guess++) await signInWith(openBrowser(server), member.email, goodPassword).catch(() => undefined)
    await expect(signInWith(openBrowser(server), member.email, goodPassword)).rejects.toThrow('429')
    await openBrowser(server).request('POST', link, { form: { password: goodPassword } })
    expect((await signInWith(openBrowser(server), member.email, goodPassword)).accessToken).toContain('.')
  })

  it('can be taken up by a program', async () => {
    const { member, token } = await invited()
    const { status, body } = await signUp(token, goodPassword)
    expect({ status, body }).toEqual({ status: 200, body: { email: member.email } })
    expect((await signUp(token, goodPassword)).error.code).toBe('InvitationInvalid')
    expect((await signInWith(openBrowser(server), member.email, goodPassword)).multiFactor).toBe(false)
  })

  it('is refused after seven days, changed, for another purpose, or for a removed member', async () => {
    const { token, link } = await invited()
    expect((await signUp(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, goodPassword)).error.code).toBe('InvitationInvalid')
    expect((await openBrowser(server).request('GET', link.replace('/sign-up/', '/password/'))).statusCode).toBe(410)
    const removed = await invited()
    await server.sql('update members set removed_at = now() where id = $1', [removed.member.id])
    expect((await signUp(removed.token, goodPassword)).status).toBe(410)
    server.clock.advance(7 * day)
    expect((await signUp(token, goodPassword)).error.code).toBe('InvitationInvalid')
  })

  it('creates one sign-in when used twice at once', async () => {
    const { token } = await invited()
    const responses = await Promise.all([signUp(token, goodPassword), signUp(token, goodPassword)])
    expect(responses.map((one) => one.status).sort()).toEqual([200, 410])
  })

  it.each([
    ['short', 'ValidationFailed'],
    ['a'.repeat(257), 'ValidationFailed'],
    ['Passwort2026!', 'PasswordTooWeak'],
    ['support1234', 'PasswordTooWeak'],
  ])('refuses the password %j and stays good', async (password, code) => {
    const { token } = await invited()
    expect((await signUp(token, password)).error.code).toBe(code)
    expect((await signUp(token, goodPassword)).status).toBe(200)
  })

  it('explains on the page why a password is refused', async () => {
    const { link } = await invited()
    const browser = openBrowser(server)
    const weak = await browser.request('POST', `${link}?lang=de`, { form: { password: 'qwertz12345' } })
    expect(weak.statusCode).toBe(400)
    expect(weak.body).toContain('gehört zu den ersten, die Angreifer ausprobieren')
    const short = await browser.request('POST', link, { form: { password: 'abc' } })
    expect(short.body).toContain('Use at least 8 characters.')
    expect((await browser.request('POST', link, { form: { password: goodPassword } })).statusCode).toBe(200)
  })

  it('tokens cannot be tried without end', async () => {
    const attempt = (number: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/v1/auth/idp/sign-up',
        remoteAddress: '192.0.2.99',
        payload: { token: String(number).padStart(64, 'A'), password: goodPassword },
      })
    const statuses = []
    for (let number = 0; number < 21; number++) statuses.push((await attempt(number)).statusCode)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(410))
    expect(statuses[20]).toBe(429)
  })
})

describe('invitation links for admins', () => {
  it('are listed as mailed, with their state, within reach', async () => {
    const admin = await given.member('admin')
    const [open, late, done, none] = [await invited(), await invited(), await invited(), await given.member('support')]
    await signUp(done.token, goodPassword)
    await server.sql("update identity_links set expires_at = created_at + interval '1 second' where email = $1", [late.member.email])
    server.clock.advance(2_000)
    const token = await given.sessionOf(admin.id)
    const ids = [open.member.id, late.member.id, done.member.id, none.id]
    await server.sql('update members set tenant_id = $1 where id = any($2)', [admin.tenantId, ids])
    const { body } = await server.call(signUpUris, { token, query: { userIds: ids.join(',') } })
    const stateOf = (id: string) => body.items.find((one) => one.userId === id)
    expect(stateOf(open.member.id)).toMatchObject({ state: 'open', uri: open.link })
    expect(stateOf(late.member.id)).toMatchObject({ state: 'expired', uri: null })
    expect(stateOf(done.member.id)).toMatchObject({ state: 'signed_up', uri: null })
    expect(stateOf(none.id)).toMatchObject({ state: 'none', uri: null })
    // Another affiliate's admin cannot see it, and support may not request it.
    const stranger = await given.member('admin')
    expect((await server.call(signUpUris, { token: stranger.token, query: { userIds: ids.join(',') } })).body.items).toEqual([])
    const support = await given.member('support', admin.tenantId)
    expect((await server.call(signUpUris, { token: support.token, query: { userIds: open.member.id } })).error).toMatchObject({
      code: 'PermissionMissing',
      details: { permission: 'write:account-users' },
    })
  })

  it('of root members are visible only to root members, because following one makes the member root', async () => {
    const root = await given.member('root')
    const { member, link } = await invited()
    await server.sql("update members set tenant_id = $1, roles = '{root}' where id = $2", [root.tenantId, member.id])
    const admin = await given.member('admin', root.tenantId)
    const ask = async (token: string) => (await server.call(signUpUris, { token, query: { userIds: member.id } })).body.items
    expect(await ask(admin.token)).toEqual([])
    expect(await ask(root.token)).toMatchObject([{ state: 'open', uri: link }])
  })

  it('are selected by IDs', async () => {
    const admin = await given.member('admin')
    const { error } = await server.call(signUpUris, { token: admin.token, query: { userIds: 'abc' } })
    expect(error).toMatchObject({ code: 'ValidationFailed', details: [{ code: 'IdInvalid' }] })
  })
})

describe('asking for a link', () => {
  const ask = (path: string, email: string) => openBrowser(server).request('POST', path, { form: { email } })

  it('returns the same response for known and unknown addresses; only known ones get a mail', async () => {
    const stop = await runAuthJobs(server.ctx)
    const { email } = await signIns.member()
    const unknown = 'nobody@elsewhere.example'
    const pages = [await ask('/idp/password', email), await ask('/idp/password', unknown)]
    expect(pages.map((page) => page.statusCode)).toEqual([200, 200])
    expect(pages[0]?.body.replace(email, 'EMAIL')).toBe(pages[1]?.body.replace(unknown, 'EMAIL'))
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1), { timeout: 10_000, interval: 100 })
    expect(await mailsTo(unknown)).toEqual([])
    await stop()
  })

  it('sends an invitation again to a member who has not signed up, and a reset to one who has', async () => {
    const waiting = await given.member('support')
    const { email } = await signIns.member()
    for (const purpose of ['sign_up', 'password_reset'] as const) {
      await mailLink(server.ctx, { purpose, email: waiting.email })
      await mailLink(server.ctx, { purpose, email })
    }
    expect((await mailsTo(waiting.email)).map((mail) => mail.template)).toEqual(['member-invitation'])
    expect((await mailsTo(email)).map((mail) => mail.template)).toEqual(['member-password-reset'])
    const { body } = await server.call(signUpUri, {})
    expect((await openBrowser(server).request('GET', body.uri)).body).toContain('Your invitation')
  })

  it('does not flood anybody’s mailbox', async () => {
    const { email } = await signIns.member()
    for (let mail = 0; mail < 6; mail++) await mailLink(server.ctx, { purpose: 'password_reset', email })
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('leaves a mail to the next attempt of its job if the database fails meanwhile', async () => {
    const { email } = await signIns.member()
    const mailed = () => mailLink(server.ctx, { purpose: 'password_reset', email })
    await server.sql('alter table attempt_limits rename to unavailable_limits')
    const repaired = () => server.sql('alter table unavailable_limits rename to attempt_limits')
    await expect(mailed()).rejects.toThrow('attempt_limits').finally(repaired)
    await mailed()
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('requires an address', async () => {
    const page = await ask('/idp/password', 'nonsense')
    expect(page.statusCode).toBe(400)
    expect(page.body).toContain('Enter your e-mail address')
  })
})

describe('a forgotten password', () => {
  it('is reset over the link, which ends every session and unlocks the address', async () => {
    const { member, link } = await resetAsked()
    const browser = openBrowser(server)
    const { accessToken } = await signInWith(browser, member.email, goodPassword)
    for (let guess = 0; guess < 5; guess++) {
      await signInWith(openBrowser(server), member.email, 'not the right one').catch(() => undefined)
    }
    await expect(signInWith(openBrowser(server), member.email, goodPassword)).rejects.toThrow('429')
    const next = 'another lantern on a hill'
    expect((await openBrowser(server).request('POST', link, { form: { password: next } })).statusCode).toBe(200)
    expect((await server.call(getProfile, { token: accessToken })).error.code).toBe('SessionExpired')
    await expect(signInWith(openBrowser(server), member.email, goodPassword)).rejects.toThrow('401')
    const signed = await signInWith(openBrowser(server), member.email, next)
    const log = await server.call(listMyActivities, { token: signed.accessToken, query: {} })
    expect(log.body.items.map((one) => one.event)).toContain('identity.password-reset')
    expect(JSON.stringify(log.body)).not.toContain(next)
  })

  it('unlocks also the browser in which it was forgotten, whichever opens the link', async () => {
    const { member, link } = await resetAsked()
    const [own, next] = [openBrowser(server), 'another lantern on a hill']
    await signInWith(own, member.email, goodPassword)
    for (let guess = 0; guess < 5; guess++) await signInWith(own, member.email, 'not the right one').catch(() => undefined)
    await expect(signInWith(own, member.email, goodPassword)).rejects.toThrow('429')
    server.clock.advance(1_000)
    expect((await openBrowser(server).request('POST', link, { form: { password: next } })).statusCode).toBe(200)
    expect((await signInWith(own, member.email, next)).accessToken).toContain('.')
  })

  it('cannot be set over a link older than half an hour, nor over an older one after a newer was used', async () => {
    const { link } = await resetAsked()
    const { member, link: older } = await resetAsked()
    await mailLink(server.ctx, { purpose: 'password_reset', email: member.email })
    const newer = linkIn((await mailsTo(member.email)).at(-1))
    const post = (to: string) => openBrowser(server).request('POST', to, { form: { password: 'another lantern on a hill' } })
    expect((await post(newer)).statusCode).toBe(200)
    expect((await post(older)).statusCode).toBe(410)
    server.clock.advance(30 * 60_000)
    expect((await post(link)).statusCode).toBe(410)
  })
})
