import { createSecretKey } from 'node:crypto'
import { listMembers } from '@wattdesk/contract/account/calls.ts'
import { signOut } from '@wattdesk/contract/auth/calls.ts'
import { unattendedHeader } from '@wattdesk/contract/endpoint.ts'
import { endMySession, getProfile, listMySessions, startMultifactor } from '@wattdesk/contract/profile/calls.ts'
import { listCountries } from '@wattdesk/contract/tenants/calls.ts'
import { type JWTPayload, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { type Browser, openBrowser, signInWith } from '../../../../test/browser.ts'
import { startServer } from '../../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../../test/sign-ins.ts'
import { deriveKeys } from '../../../platform/secret-keys.ts'
import { announceSessions } from './sessions.service.ts'

const server = startServer()
const given = signInsOf(server)
const minute = 60_000

async function signedIn() {
  const member = await given.member()
  const browser = openBrowser(server)
  const { accessToken } = await signInWith(browser, member.email, goodPassword)
  return { member, browser, token: accessToken }
}

const refresh = (browser: Browser, headers: Record<string, string> = {}) => browser.request('POST', '/api/v1/auth/refresh', { headers })

function copyOf(browser: Browser): Browser {
  const copy = openBrowser(server)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  return copy
}

/** The error code for a token, or the status if it is valid. */
async function outcome(token: string): Promise<string | number> {
  const { status, error } = await server.call(listCountries, { token })
  return status === 200 ? 200 : error.code
}

describe('renewing', () => {
  it('exchanges the cookie for another, and returns a new access token', async () => {
    const { browser } = await signedIn()
    const before = browser.cookies.get('wattdesk-refresh')
    server.clock.advance(9 * minute)
    const response = await refresh(browser)
    expect(response.statusCode).toBe(200)
    expect(browser.cookies.get('wattdesk-refresh')).not.toBe(before)
    expect(await outcome(response.json().accessToken)).toBe(200)
    expect(response.json()).not.toHaveProperty('refreshToken')
  })

  it('gives a second tab, and a renewal whose response was lost, the same token again', async () => {
    const { browser, token } = await signedIn()
    const tab = copyOf(browser)
    const client = { authorization: `Bearer ${token}` }
    server.clock.advance(11 * minute)
    const responses = await Promise.all([refresh(browser, client), refresh(tab, client)])
    expect(responses.map((one) => one.statusCode)).toEqual([200, 200])
    expect(tab.cookies.get('wattdesk-refresh')).toBe(browser.cookies.get('wattdesk-refresh'))
    server.clock.advance(minute)
    expect((await refresh(tab)).statusCode).toBe(200)
  })

  it.each<[string, (of: { other: string }) => Record<string, string>]>([
    ['without the access token that only its client has', () => ({})],
    ['with the access token of another session', ({ other }) => ({ authorization: `Bearer ${other}` })],
    ['with something that is no access token', () => ({ authorization: 'Bearer e30.e30.e30' })],
  ])('treats a cookie used twice as stolen, %s', async (_, headersOf) => {
    const { browser } = await signedIn()
    const { token: other } = await signedIn()
    const thief = copyOf(browser)
    expect((await refresh(browser)).statusCode).toBe(200)
    expect((await refresh(thief, headersOf({ other }))).json().code).toBe('SessionExpired')
    expect((await refresh(browser)).json().code).toBe('SessionExpired')
  })

  it('ends the session for both when an old token is reused, at once', async () => {
    const { browser, token, member } = await signedIn()
    const thief = copyOf(browser)
    const renewed = (await refresh(browser)).json().accessToken
    expect(await outcome(token)).toBe(200)
    server.clock.advance(11_000)
    const stolen = await refresh(thief)
    expect(stolen.statusCode).toBe(401)
    expect(stolen.json().code).toBe('SessionExpired')
    expect(thief.cookies.has('wattdesk-refresh')).toBe(false)
    expect((await refresh(browser)).json().code).toBe('SessionExpired')
    expect(await outcome(renewed)).toBe('SessionExpired')
    const revoked = await server.sql("select from activity_entries where event = 'session.revoked' and member_id = $1", [member.id])
    expect(revoked).toHaveLength(1)
  })

  it('rejects a token two renewals old', async () => {
    const { browser } = await signedIn()
    const old = copyOf(browser)
    await refresh(browser)
    await refresh(browser)
    expect((await refresh(old)).json().code).toBe('SessionExpired')
  })

  it('ends after two hours without use', async () => {
    const { browser } = await signedIn()
    server.clock.advance(119 * minute)
    expect((await refresh(browser)).statusCode).toBe(200)
    server.clock.advance(120 * minute)
    expect((await refresh(browser)).json().code).toBe('SessionExpired')
  })

  it('is not kept alive by calls that a client makes while nobody uses it', async () => {
    const { browser, token } = await signedIn()
    const unattended = (bearer: string) => ({ authorization: `Bearer ${bearer}`, [unattendedHeader]: 'true' })
    let current = token
    const poll = () => browser.request('GET', '/api/v1/settings/countries', { headers: unattended(current) })
    for (let passed = 9; passed < 120; passed += 9) {
      server.clock.advance(9 * minute)
      expect((await poll()).statusCode).toBe(200)
      current = (await refresh(browser, unattended(current))).json().accessToken
    }
    server.clock.advance(4 * minute)
    expect((await poll()).json().code).toBe('SessionExpired')
    expect((await refresh(browser, unattended(current))).json().code).toBe('SessionExpired')
  })

  it('ends after twelve hours in all', async () => {
    const { browser } = await signedIn()
    for (let hour = 0; hour < 11; hour++) {
      server.clock.advance(60 * minute)
      expect((await refresh(browser)).statusCode).toBe(200)
    }
    const last = (await refresh(browser)).json()
    server.clock.advance(60 * minute)
    expect((await refresh(browser)).json().code).toBe('SessionExpired')
    expect(await outcome(last.accessToken)).toBe('SessionExpired')
  })

  it('counts calls as use', async () => {
    const { browser, member } = await signedIn()
    const lastUsed = async () =>
      (await server.sql<{ at: Date }>('select max(last_used_at) as at from sessions where member_id = $1', [member.id]))[0]?.at.getTime() ??
      0
    const before = await lastUsed()
    server.clock.advance(8 * minute)
    const { accessToken } = (await refresh(browser)).json()
    server.clock.advance(2 * minute)
    await outcome(accessToken)
    expect((await lastUsed()) - before).toBe(10 * minute)
  })

  it.each(['', '0', '0.', '1.AAAA', `0.${'A'.repeat(64)}`, '-1.x', '\u0000', 'null'])('refuses the cookie %j', async (cookie) => {
    const browser = openBrowser(server)
    browser.cookies.set('wattdesk-refresh', encodeURIComponent(cookie))
    expect((await refresh(browser)).json().code).toBe('SessionExpired')
  })

  it('refuses a token whose generation was changed', async () => {
    const { browser } = await signedIn()
    const forged = copyOf(browser)
    forged.cookies.set('wattdesk-refresh', (browser.cookies.get('wattdesk-refresh') ?? '').replace(/^0/, '1'))
    expect((await refresh(forged)).json().code).toBe('SessionExpired')
    // A guess does not count as reuse: the member stays signed in.
    expect((await refresh(browser)).statusCode).toBe(200)
  })

  it('refuses another site’s call', async () => {
    const { browser } = await signedIn()
    expect((await refresh(browser, { origin: 'https://evil.example' })).json().code).toBe('OriginRefused')
    expect((await refresh(browser)).statusCode).toBe(200)
  })
})

describe('access tokens', () => {
  const keyOf = () => createSecretKey(deriveKeys(server.ctx.config.secretKey, 'access-tokens')[0])

  async function forged(changes: {
    payload?: JWTPayload
    typ?: string
    key?: Uint8Array
    issuer?: string
    audience?: string
  }): Promise<string> {
    const { token } = await signedIn()
    const [, body = ''] = token.split('.')
    const payload = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), ...changes.payload }
    const jwt = new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: changes.typ ?? 'at+jwt' })
    return jwt.sign(changes.key ?? keyOf())
  }

  it('accepts the tokens it issues, which proves that the refusals below are specific', async () => {
    expect(await outcome(await forged({}))).toBe(200)
  })

  it.each([
    ['another key', { key: new Uint8Array(32).fill(1) }],
    ['another type', { typ: 'JWT' }],
    ['the type of the second step', { typ: 'second-step+jwt' }],
    ['another issuer', { payload: { iss: 'https://other.example' } }],
    ['another audience', { payload: { aud: 'https://other.example/api' } }],
    ['no session', { payload: { sid: undefined } }],
  ])('refuses a token with %s', async (_, changes) => {
    expect(await outcome(await forged(changes))).toBe('Unauthenticated')
  })

  it.each([
    [60, 200],
    [61, 'Unauthenticated'],
    [120, 'Unauthenticated'],
  ])('of a process whose clock is %d s ahead: %s', async (seconds, expected) => {
    const iat = Math.floor(server.clock.now().getTime() / 1_000) + seconds
    expect(await outcome(await forged({ payload: { iat, exp: iat + 600 } }))).toBe(expected)
  })

  it('refuses a session that does not exist', async () => {
    expect(await outcome(await forged({ payload: { sid: '018f0000-0000-7000-8000-000000000000' } }))).toBe('SessionExpired')
  })

  it('refuses unsigned, truncated and malformed tokens', async () => {
    const { token } = await signedIn()
    const [, body = '', signature = ''] = token.split('.')
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    for (const bad of [`${none}.${body}.`, token.slice(0, -4), `${token}A`, `${body}.${body}.${signature}`, 'abc', 'A'.repeat(5_000)]) {
      expect(await outcome(bad)).toBe('Unauthenticated')
    }
    expect((await server.call(listCountries, {})).error.code).toBe('Unauthenticated')
  })

  it('ends after ten minutes', async () => {
    const { token } = await signedIn()
    server.clock.advance(10 * minute - 1_000)
    expect(await outcome(token)).toBe(200)
    server.clock.advance(2_000)
    expect(await outcome(token)).toBe('SessionExpired')
  })
})

describe('signing out', () => {
  it('ends the session at once, and can be repeated', async () => {
    const { browser, token } = await signedIn()
    expect(await outcome(token)).toBe(200)
    const thief = copyOf(browser)
    const first = await browser.request('POST', '/api/v1/auth/sign-out', { headers: { authorization: `Bearer ${token}` } })
    expect(first.json()).toEqual({ endSessionUri: null })
    expect(browser.cookies.has('wattdesk-refresh')).toBe(false)
    expect(await outcome(token)).toBe('SessionExpired')
    expect((await refresh(thief)).json().code).toBe('SessionExpired')
    expect((await browser.request('POST', '/api/v1/auth/sign-out')).statusCode).toBe(200)
    const [entry] = await server.sql<{ count: number }>(
      "select count(*)::int as count from activity_entries where event = 'session.signed-out' and object_id in (select id::text from sessions where end_reason = 'signed_out')",
    )
    expect(entry?.count).toBe(1)
  })

  it('works by the cookie alone, and by an expired bearer token', async () => {
    const one = await signedIn()
    await one.browser.request('POST', '/api/v1/auth/sign-out')
    expect(await outcome(one.token)).toBe('SessionExpired')
    const other = await signedIn()
    server.clock.advance(15 * minute)
    await server.call(signOut, { token: other.token })
    expect((await refresh(other.browser)).json().code).toBe('SessionExpired')
  })

  it('is refused from another site', async () => {
    const { browser, token } = await signedIn()
    const response = await browser.request('POST', '/api/v1/auth/sign-out', { headers: { origin: 'https://evil.example' } })
    expect(response.json().code).toBe('OriginRefused')
    expect(await outcome(token)).toBe(200)
  })
})

describe('a member’s permissions', () => {
  it('follow the record, not the token: a new role is effective at once', async () => {
    const { member, token } = await signedIn()
    expect((await server.call(listMembers, { token, query: {} })).status).toBe(200)
    await server.sql("update members set roles = '{installer}' where id = $1", [member.id])
    announceSessions(server.ctx, { memberId: member.id })
    const { status, error } = await server.call(listMembers, { token, query: {} })
    expect(status).toBe(403)
    expect(error).toMatchObject({ code: 'PermissionMissing', details: { permission: 'read:account-users' } })
  })

  it('is known to processes that missed the announcement within five seconds', async () => {
    const { member, token } = await signedIn()
    expect((await server.call(getProfile, { token })).status).toBe(200)
    await server.sql('update members set removed_at = now() where id = $1', [member.id])
    server.clock.advance(5_000)
    expect((await server.call(getProfile, { token })).error.code).toBe('SessionExpired')
  })
})

describe('the member’s own list of sessions', () => {
  it('shows where they are signed in, and ends one of them', async () => {
    const { member, token } = await signedIn()
    const elsewhere = openBrowser(server)
    const { accessToken } = await signInWith(elsewhere, member.email, goodPassword)
    const list = await server.call(listMySessions, { token })
    // The third session was created with the member.
    expect(list.body.items).toHaveLength(3)
    const own = await server.call(listMySessions, { token: accessToken })
    const current = own.body.items.find((one) => one.isCurrent)
    expect((await server.call(endMySession, { token, params: { id: current?.id ?? '' } })).status).toBe(204)
    expect(await outcome(accessToken)).toBe('SessionExpired')
    expect(await outcome(token)).toBe(200)
  })

  it('does not show or end another member’s', async () => {
    const one = await signedIn()
    const other = await signedIn()
    const { body } = await server.call(listMySessions, { token: other.token })
    const foreign = await server.call(endMySession, {
      token: one.token,
      params: { id: body.items.find((item) => item.isCurrent)?.id ?? '' },
    })
    const unknown = await server.call(endMySession, { token: one.token, params: { id: '018f0000-0000-7000-8000-000000000000' } })
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(await outcome(other.token)).toBe(200)
  })
})

describe('changing two-factor authentication', () => {
  it('requires fresh authentication ten minutes after the sign-in', async () => {
    const { browser } = await signedIn()
    server.clock.advance(9 * minute)
    const early = (await refresh(browser)).json().accessToken
    expect((await server.call(startMultifactor, { token: early })).status).toBe(200)
    server.clock.advance(2 * minute)
    expect((await server.call(startMultifactor, { token: early })).error.code).toBe('FreshProofRequired')
  })
})
