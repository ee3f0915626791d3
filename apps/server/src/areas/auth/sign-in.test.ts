import { authorizationUri } from '@wattdesk/contract/auth/calls.ts'
import { permissionsOfRole } from '@wattdesk/contract/permissions.ts'
import { listMyActivities, listMySessions } from '@wattdesk/contract/profile/calls.ts'
import { listCountries } from '@wattdesk/contract/tenants/calls.ts'
import { describe, expect, it } from 'vitest'
import { type Browser, type Credentials, openBrowser, postCredentials, signInAtProvider, signInWith } from '../../../test/browser.ts'
import { startServer } from '../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../test/sign-ins.ts'

const server = startServer()
const given = signInsOf(server)

/** A browser that has returned from the provider, with the received credentials. */
async function returnedBrowser(): Promise<{ browser: Browser; credentials: Credentials; email: string }> {
  const { email } = await given.member()
  const browser = openBrowser(server)
  return { browser, email, credentials: await signInAtProvider(browser, email, goodPassword) }
}

describe('signing in', () => {
  it('leads from the link over the provider to tokens, and is logged', async () => {
    const member = await given.member()
    const result = await signInWith(openBrowser(server), member.email, goodPassword)
    expect(result).toMatchObject({ multiFactor: false, scopes: permissionsOfRole('admin') })
    expect(result).not.toHaveProperty('refreshToken')
    const token = result.accessToken
    expect((await server.call(listCountries, { token })).status).toBe(200)
    const log = await server.call(listMyActivities, { token, query: {} })
    expect(log.body.items).toMatchObject([{ event: 'session.signed-in', actor: { memberId: member.id } }])
  })

  it('keeps state, nonce and verifier on the server, and sends them only in the link', async () => {
    const response = await server.call(authorizationUri, { query: { lang: 'de_DE' } })
    const uri = new URL(response.body.uri)
    expect(uri.origin + uri.pathname).toBe('http://localhost:4000/idp/auth')
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:4000/login',
      ui_locales: 'de',
    })
    expect(uri.searchParams.get('state')).toMatch(/^[\w-]{43}$/)
    expect(uri.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/)
    expect(response.headers['set-cookie']).toMatch(/^wattdesk-sign-in=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/)
    const stored = JSON.stringify(await server.sql('select * from authorization_requests'))
    expect(stored).not.toContain(uri.searchParams.get('state'))
  })

  it('puts the refresh token into a strict cookie alone', async () => {
    const { browser, credentials } = await returnedBrowser()
    const response = await postCredentials(browser, credentials)
    const cookie = [response.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('wattdesk-refresh='))
    expect(cookie).toMatch(/^wattdesk-refresh=0\.[\w-]{64}; Max-Age=43\d{3}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(browser.cookies.has('wattdesk-sign-in')).toBe(false)
  })

  it('ends the browser’s previous session', async () => {
    const { browser, email, credentials } = await returnedBrowser()
    const first = (await postCredentials(browser, credentials)).json()
    const second = await signInWith(browser, email, goodPassword)
    expect((await server.call(listCountries, { token: first.accessToken })).error.code).toBe('SessionExpired')
    const { body } = await server.call(listMySessions, { token: second.accessToken })
    // The other session was created with the member.
    expect(body.items.map((one) => one.isCurrent).sort()).toEqual([false, true])
  })

  it('lets somebody else sign in with the same browser immediately', async () => {
    const browser = openBrowser(server)
    const [one, other] = [await given.member('admin'), await given.member('support')]
    await signInWith(browser, one.email, goodPassword)
    const result = await signInWith(browser, other.email, goodPassword)
    expect(result.scopes).toEqual(permissionsOfRole('support'))
  })

  it('starts several tabs of one browser without breaking any', async () => {
    const { email } = await given.member()
    const browser = openBrowser(server)
    const first = await signInAtProvider(browser, email, goodPassword)
    await browser.request('GET', '/api/v1/auth/authorization-uri')
    expect((await postCredentials(browser, first)).statusCode).toBe(200)
  })
})

describe('credentials that are not good', () => {
  async function refused(browser: Browser, credentials: Credentials): Promise<void> {
    const response = await postCredentials(browser, credentials)
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ code: 'LoginFailed', message: 'Login failed. Please try again.' })
    expect(browser.cookies.has('wattdesk-refresh')).toBe(false)
  }

  it('refuses a code that was used', async () => {
    const { browser, credentials } = await returnedBrowser()
    const replaying = openBrowser(server)
    for (const [name, value] of browser.cookies) replaying.cookies.set(name, value)
    expect((await postCredentials(browser, credentials)).statusCode).toBe(200)
    await refused(replaying, credentials)
  })

  it('accepts one of two requests with the same code', async () => {
    const { browser, credentials } = await returnedBrowser()
    const responses = await Promise.all([postCredentials(browser, credentials), postCredentials(browser, credentials)])
    expect(responses.map((one) => one.statusCode).sort()).toEqual([200, 401])
  })

  it('refuses a code after five minutes', async () => {
    const { browser, credentials } = await returnedBrowser()
    server.clock.advance(5 * 60_000)
    await refused(browser, credentials)
  })

  it('refuses a code from another browser, and with another sign-in’s state', async () => {
    const { credentials } = await returnedBrowser()
    const other = await returnedBrowser()
    await refused(other.browser, credentials)
    await refused(other.browser, { state: other.credentials.state, code: credentials.code })
  })

  it('refuses a browser without its cookie', async () => {
    const { credentials } = await returnedBrowser()
    await refused(openBrowser(server), credentials)
  })

  it.each([
    ['made-up state', { state: 'A'.repeat(43), code: 'B'.repeat(43) }],
    ['empty code', { state: 'A'.repeat(43), code: '' }],
    ['NUL and markup', { state: '\0<script>', code: '%00\r\n' }],
    ['another script', { state: '状態', code: 'κωδικός' }],
    ['10 kB', { state: 'A'.repeat(5_000), code: 'B'.repeat(5_000) }],
  ])('refuses %s', async (_, credentials) => {
    const { browser } = await returnedBrowser()
    await refused(browser, credentials)
  })

  it.each(['', 'Basic', 'Basic ???', 'Bearer abc', `Basic ${Buffer.from('no-colon').toString('base64')}`])(
    'refuses the header %j',
    async (authorization) => {
      const { browser } = await returnedBrowser()
      const response = await browser.request('POST', '/api/v1/auth/sign-in', { headers: { authorization } })
      expect(response.json().code).toBe('LoginFailed')
    },
  )

  it('refuses calls from another site', async () => {
    const { browser, credentials } = await returnedBrowser()
    const foreign = await postCredentials(browser, credentials, { origin: 'https://evil.example' })
    expect(foreign.json().code).toBe('OriginRefused')
    const nameless = await postCredentials(browser, credentials, { origin: 'null' })
    expect(nameless.json().code).toBe('OriginRefused')
    // The attempt consumed nothing.
    expect((await postCredentials(browser, credentials)).statusCode).toBe(200)
  })
})

describe('who may sign in', () => {
  it('refuses a subject that is not a member', async () => {
    const email = 'nobody@elsewhere.example'
    await given.identity(email)
    const browser = openBrowser(server)
    const response = await postCredentials(browser, await signInAtProvider(browser, email, goodPassword))
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'UserNotRegistered', message: 'User not registered.' })
  })

  it('refuses a member who was removed', async () => {
    const { browser, email, credentials } = await returnedBrowser()
    await server.sql('update members set removed_at = now() where email = $1', [email])
    expect((await postCredentials(browser, credentials)).json().code).toBe('UserNotRegistered')
  })

  it('identifies a member by the subject after a change of address, and nobody by the old address', async () => {
    const { browser, email, credentials } = await returnedBrowser()
    expect((await postCredentials(browser, credentials)).statusCode).toBe(200)
    const [{ subject } = { subject: '' }] = await server.sql<{ subject: string }>('select subject from identities where email = $1', [
      email,
    ])
    await server.sql('update identities set email = $1 where subject = $2', [`new-${email}`, subject])
    expect((await postCredentials(browser, await signInAtProvider(browser, `new-${email}`, goodPassword))).statusCode).toBe(200)
    await given.identity(email)
    const response = await postCredentials(browser, await signInAtProvider(browser, email, goodPassword))
    expect(response.json().code).toBe('UserNotRegistered')
  })
})

describe('several first sign-ins of one member at once', () => {
  it('all succeed', async () => {
    const { email } = await given.member()
    const browsers = Array.from({ length: 4 }, () => openBrowser(server))
    const credentials: Credentials[] = []
    for (const browser of browsers) credentials.push(await signInAtProvider(browser, email, goodPassword))
    const responses = await Promise.all(browsers.map((browser, at) => postCredentials(browser, credentials[at] ?? { state: '', code: '' })))
    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 200, 200])
  })
})

describe('starting a sign-in', () => {
  it('names unknown parameters when refusing them', async () => {
    const response = await server.app.inject({ url: '/api/v1/auth/authorization-uri?redirect_uri=https://evil.example' })
    expect(response.statusCode).toBe(400)
    expect(response.json().details).toMatchObject([{ field: 'redirect_uri', code: 'UnknownField' }])
  })

  it('falls back to English for unknown languages', async () => {
    const { body } = await server.call(authorizationUri, { query: { lang: 'xx' } })
    expect(new URL(body.uri).searchParams.get('ui_locales')).toBe('en')
  })

  it('stops one client from filling the table', async () => {
    await server.sql(
      `insert into authorization_requests (state_hash, browser_hash, nonce, sealed_code_verifier, client_address, created_at, expires_at)
       select sha256(n::text::bytea), '', '', '', '192.0.2.7', $1, $1::timestamptz + interval '5 minutes' from generate_series(1, 2000) n`,
      [server.clock.now()],
    )
    const full = await server.app.inject({ url: '/api/v1/auth/authorization-uri', remoteAddress: '192.0.2.7' })
    expect(full.statusCode).toBe(429)
    expect(full.headers['retry-after']).toBe('60')
    const other = await server.app.inject({ url: '/api/v1/auth/authorization-uri', remoteAddress: '192.0.2.8' })
    expect(other.statusCode).toBe(200)
  })
})
