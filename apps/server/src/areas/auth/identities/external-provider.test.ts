import { inviteMember, inviteMemberAgain } from '@wattdesk/contract/account/calls.ts'
import { authorizationUri, idpSignUp, signUpUri, signUpUris } from '@wattdesk/contract/auth/calls.ts'
import { startMultifactor } from '@wattdesk/contract/profile/calls.ts'
import { listCountries } from '@wattdesk/contract/tenants/calls.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Browser, type Credentials, openBrowser, postCredentials } from '../../../../test/browser.ts'
import { givenOf } from '../../../../test/given.ts'
import { mailsOf } from '../../../../test/mails.ts'
import { type OtherHouse, openOtherHouse, type Person } from '../../../../test/other-house.ts'
import { startServer } from '../../../../test/server.ts'

let house: OtherHouse
// Filled before the server reads it, because hooks run in the order in which they are written.
const environment: Record<string, string> = {}
beforeAll(async () => {
  house = await openOtherHouse()
  Object.assign(environment, { OIDC_ISSUER: house.issuer, OIDC_CLIENT_ID: house.clientId, OIDC_CLIENT_SECRET: house.clientSecret })
})
afterAll(() => house.close())

const server = startServer(environment)
const given = givenOf(server)
const mailsTo = mailsOf(server)

async function comeBack(browser: Browser, person: Person, query = ''): Promise<Credentials> {
  const started = await browser.request('GET', `/api/v1/auth/authorization-uri${query}`)
  const returned = await house.visit(started.json<{ uri: string }>().uri, person)
  return { state: returned.searchParams.get('state') ?? '', code: returned.searchParams.get('code') ?? '' }
}

async function signIn(person: Person, query = '') {
  const browser = openBrowser(server)
  const response = await postCredentials(browser, await comeBack(browser, person, query))
  return { browser, response, token: response.json().accessToken as string }
}

describe('another house’s identity provider', () => {
  it('replaces the embedded one', async () => {
    const { email } = await given.member('admin')
    const { response, token } = await signIn({ subject: 'person-1', email: email.toUpperCase(), isVerified: true })
    expect(response.statusCode).toBe(200)
    expect((await server.call(listCountries, { token })).status).toBe(200)
    // The embedded provider serves only customers and programs.
    expect((await openBrowser(server).request('GET', '/idp/password')).statusCode).toBe(404)
    const asMember = await openBrowser(server).request('GET', '/idp/auth?client_id=wattdesk-portal&response_type=code&scope=openid')
    expect([asMember.statusCode, asMember.headers.location]).toEqual([400, undefined])
  })

  it('identifies a member by the subject, whatever the address', async () => {
    const { email } = await given.member('admin')
    await signIn({ subject: 'person-2', email, isVerified: true })
    const renamed = await signIn({ subject: 'person-2', email: 'married@house.example', isVerified: true })
    expect(renamed.response.statusCode).toBe(200)
    const successor = await signIn({ subject: 'person-3', email, isVerified: true })
    expect(successor.response.json().code).toBe('UserNotRegistered')
  })

  it('is not believed about an address it did not verify', async () => {
    const { email } = await given.member('admin')
    const { response } = await signIn({ subject: 'person-4', email, isVerified: false })
    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('UserNotRegistered')
  })

  it('gives a code that works once, for one browser', async () => {
    const { email } = await given.member('admin')
    const person = { subject: 'person-5', email, isVerified: true }
    const browser = openBrowser(server)
    const credentials = await comeBack(browser, person)
    expect((await postCredentials(openBrowser(server), credentials)).json().code).toBe('LoginFailed')
    // The attempt from another browser consumed it.
    expect((await postCredentials(browser, credentials)).json().code).toBe('LoginFailed')
    const made = await comeBack(browser, person)
    expect((await postCredentials(browser, { ...made, code: 'made-up' })).json().code).toBe('LoginFailed')
  })

  it('may remember a browser; requires fresh authentication only where needed', async () => {
    const { email } = await given.member('admin')
    const person = { subject: 'person-6', email, isVerified: true }
    const remembered = await signIn(person)
    expect((await server.call(startMultifactor, { token: remembered.token })).error.code).toBe('FreshProofRequired')
    const fresh = await signIn(person, '?fresh=true')
    expect((await server.call(startMultifactor, { token: fresh.token })).status).toBe(200)
    const { body } = await server.call(authorizationUri, { query: { fresh: 'true' } })
    expect(Object.fromEntries(new URL(body.uri).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
  })

  it('learns of a sign-out from the browser', async () => {
    const { email } = await given.member('admin')
    const { browser, token } = await signIn({ subject: 'person-7', email, isVerified: true })
    const { endSessionUri } = (await browser.request('POST', '/api/v1/auth/sign-out')).json()
    const uri = new URL(endSessionUri)
    expect(uri.origin).toBe(house.issuer)
    expect(uri.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:4000/login')
    expect(uri.searchParams.get('id_token_hint')?.split('.')).toHaveLength(3)
    expect((await server.call(listCountries, { token })).error.code).toBe('SessionExpired')
    // Stored sealed, and only while needed.
    const stored = await server.sql('select from sessions where ended_at is not null and sealed_id_token is not null')
    expect(stored).toEqual([])
  })

  it('signs in whom an invitation leads to it', async () => {
    const admin = await given.member('admin')
    const email = 'newcomer@house.example'
    const body = { email, firstName: 'Vera', lastName: 'Koch', roles: ['support' as const], language: 'de' as const }
    const { id } = (await server.call(inviteMember, { token: admin.token, body })).body
    const [mail] = await mailsTo(email)
    // There is no password to choose here.
    expect([mail?.link, mail?.text]).toEqual(['http://localhost:4000/login', expect.not.stringContaining('Passwort')])
    const { items } = (await server.call(signUpUris, { token: admin.token, query: { userIds: id } })).body
    expect(items).toEqual([{ userId: id, state: 'open', uri: 'http://localhost:4000/login', expiresAt: null }])
    expect((await server.call(inviteMemberAgain, { token: admin.token, params: { id } })).status).toBe(204)
    expect((await signIn({ subject: 'person-8', email, isVerified: true })).response.statusCode).toBe(200)
    expect((await server.call(signUpUris, { token: admin.token, query: { userIds: id } })).body.items[0]?.state).toBe('signed_up')
  })

  it('signs its people up itself', async () => {
    expect((await server.call(idpSignUp, { body: { token: 'a'.repeat(64), password: 'copper lantern' } })).status).toBe(404)
    expect((await server.call(signUpUri, {})).body.uri).toBe('http://localhost:4000/login')
  })
})

describe('a provider that refuses', () => {
  const mistyped: Record<string, string> = {}
  beforeAll(() => void Object.assign(mistyped, environment, { OIDC_CLIENT_SECRET: 'a mistyped secret' }))
  const refused = startServer(mistyped)

  it('is logged with its reason, which the member does not see', async () => {
    const warn = vi.spyOn(refused.ctx.log, 'warn')
    const { email } = await givenOf(refused).member('admin')
    const browser = openBrowser(refused)
    const started = await browser.request('GET', '/api/v1/auth/authorization-uri')
    const returned = await house.visit(started.json<{ uri: string }>().uri, { subject: 'person-9', email, isVerified: true })
    const { searchParams } = returned
    const response = await postCredentials(browser, { state: searchParams.get('state') ?? '', code: searchParams.get('code') ?? '' })
    expect(response.statusCode).toBe(503)
    expect(response.body).not.toContain('invalid_client')
    const what = 'the identity provider refused a sign-in'
    expect(warn).toHaveBeenCalledWith({ issuer: house.issuer, reason: expect.stringContaining('invalid_client') }, what)
  })

  it('to verify an address is logged: nobody can become known by it', async () => {
    const warn = vi.spyOn(server.ctx.log, 'warn')
    const { email } = await given.member('admin')
    const { response } = await signIn({ subject: 'person-10', email, isVerified: false })
    expect(response.json().code).toBe('UserNotRegistered')
    const reason = expect.stringContaining('email_verified')
    expect(warn).toHaveBeenCalledWith({ issuer: house.issuer, reason }, 'the identity provider refused a sign-in')
  })
})

describe('an unreachable provider', () => {
  const unreachable: Record<string, string> = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y' }
  const lonely = startServer(unreachable)

  it('is reported as unavailable, and everything else works', async () => {
    const { status, error, headers } = await lonely.call(authorizationUri, { query: {} })
    expect(status).toBe(503)
    expect(error.code).toBe('Unavailable')
    expect(headers['retry-after']).toBe('10')
    const member = await givenOf(lonely).member('admin')
    expect((await lonely.call(listCountries, { token: member.token })).status).toBe(200)
  })
})
