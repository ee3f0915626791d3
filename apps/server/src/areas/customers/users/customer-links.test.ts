import { listCustomerActivities } from '@wattdesk/contract/customers/activities/calls.ts'
import { getCustomer } from '@wattdesk/contract/customers/calls.ts'
import {
  changeCustomerUserEmail,
  getCustomerUser,
  inviteCustomerUserAgain,
  listCustomerUsers,
  resetCustomerUserPassword,
  validateCustomerUserEmail,
} from '@wattdesk/contract/customers/users/calls.ts'
import { describe, expect, it } from 'vitest'
import { openBrowser, signInToApp, signInWith } from '../../../../test/browser.ts'
import { givenOf } from '../../../../test/given.ts'
import { mailsOf } from '../../../../test/mails.ts'
import { startServer } from '../../../../test/server.ts'
import { goodPassword } from '../../../../test/sign-ins.ts'
import { verifyPassword } from '../../auth/passwords/passwords.service.ts'

const server = startServer()
const given = givenOf(server)
const mailsTo = mailsOf(server)
const minute = 60_000

const calls = { invitation: inviteCustomerUserAgain, verification: validateCustomerUserEmail, password_reset: resetCustomerUserPassword }

async function sent(purpose: keyof typeof calls) {
  const admin = await given.member('admin')
  const customer = await given.customer(admin, { user: { firstName: 'Erika', lastName: 'Mustermann', language: 'en' } })
  const [user] = (await server.call(listCustomerUsers, { token: admin.token, params: { id: customer.id } })).body.items
  const userId = user?.id ?? ''
  if (purpose === 'password_reset') await server.sql('update customer_users set last_login_at = now() where id = $1', [userId])
  const ask = async () => {
    server.clock.advance(10_000)
    await server.call(calls[purpose], { token: await given.sessionOf(admin.id), params: { id: userId } })
    return (await mailsTo(customer.accountEmail)).at(-1)?.link ?? ''
  }
  const link = await ask()
  const browser = openBrowser(server)
  const open = (uri = link) => browser.request('GET', uri)
  const post = (form: Record<string, string> = { password: goodPassword }, uri = link) => browser.request('POST', uri, { form })
  const readUser = async () =>
    (await server.call(getCustomerUser, { token: await given.sessionOf(admin.id), params: { id: customer.id, userId } })).body
  const readCustomer = async () =>
    (await server.call(getCustomer, { token: await given.sessionOf(admin.id), params: { id: customer.id } })).body
  const events = async () =>
    (await server.call(listCustomerActivities, { token: await given.sessionOf(admin.id), params: { id: customer.id } })).body.items
  const passwordHash = async () => {
    const [row] = await server.sql<{ password_hash: string }>('select password_hash from customer_identities where customer_user_id = $1', [
      userId,
    ])
    return row?.password_hash
  }
  return { admin, customer, userId, email: customer.accountEmail, link, ask, open, post, readUser, readCustomer, events, passwordHash }
}

describe('an invitation’s link', () => {
  it('lets the customer’s user choose a password, and registers the customer', async () => {
    const { open, post, readUser, readCustomer, events, passwordHash, email, link } = await sent('invitation')
    expect(link).toMatch(/^http:\/\/localhost:4000\/idp\/customer\/invitation\/[\w-]{43}$/)
    const page = await open()
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`Choose a password for ${email}.`)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect(page.headers['referrer-policy']).toBe('same-origin')
    const done = await post()
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('All set')
    const now = server.clock.now().toISOString()
    expect(await readUser()).toMatchObject({ hasJoined: true, emailVerifiedAt: now })
    expect(await readCustomer()).toMatchObject({ idpStatus: 'registered', joinedAt: now, idp: { id: expect.any(String) } })
    expect((await verifyPassword((await passwordHash()) ?? '', goodPassword)).isRight).toBe(true)
    expect((await events())[0]).toMatchObject({ event: 'customer-user.joined', actor: { kind: 'system' } })
    expect(JSON.stringify(await events())).not.toContain(goodPassword)
    expect((await open()).statusCode).toBe(410)
  })

  it('stays valid when it is only viewed', async () => {
    const { open, post } = await sent('invitation')
    for (let look = 0; look < 3; look++) expect((await open()).statusCode).toBe(200)
    expect((await post()).statusCode).toBe(200)
  })

  it('becomes invalid with the others once one is accepted', async () => {
    const { ask, post, open, link } = await sent('invitation')
    const newer = await ask()
    expect((await post({ password: goodPassword }, newer)).statusCode).toBe(200)
    expect((await open(link)).statusCode).toBe(410)
  })

  it('never opens the staff portal, not even with a member’s own address', async () => {
    const { customer, userId } = await sent('invitation')
    const member = await given.member('admin', customer.tenant.id)
    await server.sql('update customer_users set email = $2, username = $2 where id = $1', [userId, member.email])
    server.clock.advance(10_000)
    await server.call(inviteCustomerUserAgain, { token: member.token, params: { id: userId } })
    const link = (await mailsTo(member.email)).at(-1)?.link ?? ''
    expect((await openBrowser(server).request('POST', link, { form: { password: goodPassword } })).statusCode).toBe(200)
    await expect(signInWith(openBrowser(server), member.email, goodPassword)).rejects.toThrow('401')
    expect(await server.sql('select * from identities where email = $1', [member.email])).toEqual([])
  })

  it.each([
    ['short', 'Use at least 8 characters.'],
    ['', 'Use at least 8 characters.'],
    ['Passwort2026!', 'one of the first that attackers try'],
    ['x'.repeat(300), 'Use at most 256 characters.'],
  ])('refuses the password %j, explains why, and stays valid', async (password, words) => {
    const { post, passwordHash } = await sent('invitation')
    const refused = await post({ password })
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain(words)
    expect(await passwordHash()).toBeUndefined()
    expect((await post()).statusCode).toBe(200)
  })

  it('works once when used twice concurrently', async () => {
    const { post, events } = await sent('invitation')
    const responses = await Promise.all([post(), post()])
    expect(responses.map((one) => one.statusCode).sort()).toEqual([200, 410])
    expect((await events()).filter((one) => one.event === 'customer-user.joined')).toHaveLength(1)
  })
})

describe('a link to confirm an address', () => {
  it('confirms it once, with one click', async () => {
    const { open, post, readUser, events, email } = await sent('verification')
    const page = await open()
    expect(page.body).toContain(`Is ${email} your e-mail address?`)
    expect(page.body).not.toContain('type="password"')
    expect((await readUser()).emailVerifiedAt).toBeNull()
    const done = await post({})
    expect(done.body).toContain(`${email} is confirmed.`)
    expect(await readUser()).toMatchObject({ emailVerifiedAt: server.clock.now().toISOString(), hasJoined: false })
    expect((await events())[0]?.event).toBe('customer-user.email-verified')
    expect((await post({})).statusCode).toBe(410)
  })

  it('does not confirm an address that was changed meanwhile', async () => {
    const { admin, userId, customer, post, readUser } = await sent('verification')
    const email = `newer-${customer.id}@home.example`
    await server.call(changeCustomerUserEmail, { token: admin.token, params: { id: userId }, body: { version: 1, email } })
    expect((await post({})).statusCode).toBe(410)
    expect((await readUser()).emailVerifiedAt).toBeNull()
    const newer = (await mailsTo(email)).at(-1)?.link ?? ''
    expect((await post({}, newer)).statusCode).toBe(200)
    expect((await readUser()).emailVerifiedAt).not.toBeNull()
  })
})

describe('a link for a new password', () => {
  it('sets it once and notifies the address', async () => {
    const { post, email, events, passwordHash } = await sent('password_reset')
    expect((await post()).body).toContain('Password changed')
    expect((await verifyPassword((await passwordHash()) ?? '', goodPassword)).isRight).toBe(true)
    expect((await mailsTo(email)).map((mail) => mail.template)).toEqual(['customer-password-reset', 'customer-password-changed'])
    expect((await events())[0]?.event).toBe('customer-user.password-reset')
    expect((await post({ password: 'another lantern on a hill' })).statusCode).toBe(410)
    expect((await verifyPassword((await passwordHash()) ?? '', goodPassword)).isRight).toBe(true)
  })
})

describe('a password chosen over a link', () => {
  it.each(['invitation', 'password_reset'] as const)('of %s signs in right away after too many wrong ones', async (purpose) => {
    const { email, post } = await sent(purpose)
    for (let guess = 0; guess < 5; guess++) await signInToApp(openBrowser(server), email, 'not the right one').catch(() => undefined)
    await expect(signInToApp(openBrowser(server), email, goodPassword)).rejects.toThrow('429')
    expect((await post()).statusCode).toBe(200)
    expect((await signInToApp(openBrowser(server), email, goodPassword)).accessToken).toContain('.')
  })

  it('signs in right away in the browser in which the former one was forgotten', async () => {
    const { email, post, ask } = await sent('password_reset')
    const [own, next] = [openBrowser(server), 'another lantern on a hill']
    await post()
    await signInToApp(own, email, goodPassword)
    for (let guess = 0; guess < 5; guess++) await signInToApp(own, email, 'not the right one').catch(() => undefined)
    await expect(signInToApp(own, email, goodPassword)).rejects.toThrow('429')
    expect((await post({ password: next }, await ask())).statusCode).toBe(200)
    expect((await signInToApp(own, email, next)).accessToken).toContain('.')
  })
})

describe('every link', () => {
  it.each([
    ['invitation', 7 * 24 * 60 * minute],
    ['verification', 60 * minute],
    ['password_reset', 60 * minute],
  ] as const)('%s ends to the second', async (purpose, lifetimeMs) => {
    const { open, post } = await sent(purpose)
    server.clock.advance(lifetimeMs - 1_000)
    expect((await open()).statusCode).toBe(200)
    server.clock.advance(1_000)
    const late = await post()
    expect(late.statusCode).toBe(410)
    expect(late.body).toMatch(/This link has expired or has already been used. Ask Affiliate \d+ for a new one./)
  })

  it('is valid only for its own purpose', async () => {
    const { open, link } = await sent('verification')
    const token = link.split('/').at(-1)
    for (const path of ['/idp/customer/password', '/idp/customer/invitation', '/idp/sign-up', '/idp/password']) {
      expect((await open(`${path}/${token}`)).statusCode).toBe(410)
    }
  })

  it('becomes invalid with the customer', async () => {
    const { customer, open, post } = await sent('invitation')
    await server.sql("update customers set status = 'inactive', deactivated_at = now() where id = $1", [customer.id])
    expect((await open()).statusCode).toBe(410)
    expect((await post()).statusCode).toBe(410)
  })

  it.each(['x', 'A'.repeat(43), 'A'.repeat(400), '%00', '..%2f..', "'--"])('cannot be guessed: %s', async (token) => {
    const page = await openBrowser(server).request('GET', `/idp/customer/invitation/${token}`)
    expect(page.statusCode).toBe(410)
  })

  it('is stored as a hash', async () => {
    const { link } = await sent('invitation')
    const rows = await server.sql<object>("select encode(token_hash, 'base64') as hash, * from customer_links")
    expect(JSON.stringify(rows)).not.toContain(link.split('/').at(-1))
  })

  it('shows its page in the mail’s language, and in another on request', async () => {
    const { open, userId, link } = await sent('invitation')
    await server.sql("update customer_users set language = 'hu' where id = $1", [userId])
    expect((await open()).body).toContain('<html lang="hu">')
    expect((await open(`${link}?lang=de`)).body).toContain('Einladung annehmen')
    expect((await open(`${link}?lang=xx`)).body).toContain('<html lang="en">')
  })

  it('cannot be tried without end', async () => {
    const attempt = (number: number) =>
      server.app.inject({
        method: 'POST',
        url: `/idp/customer/password/${String(number).padStart(43, 'A')}`,
        remoteAddress: '192.0.2.77',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `password=${encodeURIComponent(goodPassword)}`,
      })
    const statuses: number[] = []
    for (let number = 0; number < 21; number++) statuses.push((await attempt(number)).statusCode)
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([410]))
    expect(statuses[20]).toBe(429)
  })
})
