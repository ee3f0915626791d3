import { argon2Sync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Browser, openBrowser, signInWith } from '../../../../test/browser.ts'
import { startServer } from '../../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../../test/sign-ins.ts'

const server = startServer()
const given = signInsOf(server)

async function atPage(lang = 'en') {
  const browser = openBrowser(server)
  const started = await browser.request('GET', `/api/v1/auth/authorization-uri?lang=${lang}`)
  const { uri, page } = await browser.follow(started.json<{ uri: string }>().uri)
  if (!page) throw new Error('No page')
  const post = (form: Record<string, string>, headers: Record<string, string> = {}) => browser.request('POST', uri.href, { form, headers })
  return { browser, uri, page, post }
}

const textOf = (page: { body: string }) =>
  page.body
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the sign-in page', () => {
  it('has no script, one style by its hash, and cannot be framed', async () => {
    const { page } = await atPage()
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/<script|\son\w+=|style="/i)
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}'/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  it('uses the product’s font, loaded from its own address', async () => {
    const { browser, page } = await atPage()
    expect(page.body).toMatch(/font: [^;]*'Inter Variable'/)
    expect(page.headers['content-security-policy']).toContain("font-src 'self'")
    const files = [...page.body.matchAll(/url\('(\/fonts\/[^']+)'\)/g)].map(([, file]) => file ?? '')
    expect(files).toHaveLength(2)
    for (const file of files) expect((await browser.request('GET', file)).headers['content-type']).toBe('font/woff2')
  })

  it.each([
    ['en', 'to continue to Wattdesk'],
    ['de_DE', 'Passwort vergessen?'],
    ['it', 'Password dimenticata?'],
    ['hu', 'Elfelejtette a jelszavát?'],
    ['pl', 'Nie pamiętasz hasła?'],
    ['sv_SE', 'Glömt lösenordet?'],
    ['nl', 'Wachtwoord vergeten?'],
    ['cs', 'Zapomněli jste heslo?'],
    ['hr-HR', 'Zaboravili ste lozinku?'],
  ])('is shown in %s', async (lang, sentence) => {
    const { page } = await atPage(lang)
    expect(page.body).toContain(`<html lang="${lang.slice(0, 2)}">`)
    expect(textOf(page)).toContain(sentence)
  })

  it('can be changed to another language, and stays in it', async () => {
    const { browser, uri } = await atPage('en')
    const german = await browser.request('GET', `${uri.href}?lang=de`)
    expect(german.body).toContain('<h1>Anmelden</h1>')
    expect(german.body).toContain(`action="${uri.pathname}?lang=de"`)
  })

  it('uses the first of two languages in its address', async () => {
    const { browser, uri } = await atPage('en')
    expect((await browser.request('GET', `${uri.href}?lang=de&lang=hu`)).body).toContain('<html lang="de">')
  })

  it('shows missing values beside their fields', async () => {
    const { post } = await atPage()
    const page = await post({ email: 'not an address', password: '' })
    expect(page.statusCode).toBe(400)
    expect(page.body).toMatch(/aria-describedby="email-fault" aria-invalid="true"/)
    expect(textOf(page)).toContain('Enter your password.')
    expect((await post({})).statusCode).toBe(400)
  })

  it('escapes what was typed, and never shows the password', async () => {
    const { post } = await atPage()
    const page = await post({ email: '"><img src=x onerror=alert(1)>', password: 'my secret words' })
    expect(page.body).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"')
    expect(page.body).not.toContain('my secret words')
  })

  it('belongs to the browser: another browser, a late form and another site’s form are refused', async () => {
    const { email } = await given.member()
    const { uri, post } = await atPage()
    const form = { email, password: goodPassword }
    const stranger = await openBrowser(server).request('POST', uri.href, { form })
    expect(stranger.statusCode).toBe(400)
    expect(textOf(stranger)).toContain('was started in another browser')
    const foreign = await post(form, { origin: 'https://evil.example' })
    expect(foreign.json().code).toBe('OriginRefused')
    expect((await post(form)).statusCode).toBe(303)
  })

  it('refuses bodies that are not forms or too large', async () => {
    const { browser, uri, post } = await atPage()
    expect((await browser.request('POST', uri.href, { headers: { 'content-type': 'application/json' } })).statusCode).toBe(415)
    expect((await post({ email: 'a'.repeat(20_000) })).statusCode).toBe(413)
  })

  it('shows a page for unknown addresses of the provider', async () => {
    const page = await openBrowser(server).request('GET', '/idp/auth?client_id=unknown', {
      headers: { accept: 'text/html', 'accept-language': 'de' },
    })
    expect(page.statusCode).toBe(400)
    expect(textOf(page)).toContain('Neu beginnen')
    expect((await openBrowser(server).request('GET', '/idp/interaction/abc')).statusCode).toBe(400)
  })
})

describe('a wrong password', () => {
  it('gets the same response as an unknown address, as fast', async () => {
    const { email } = await given.member()
    const times = { known: [] as number[], unknown: [] as number[] }
    const bodies = new Set<string>()
    for (let round = 0; round < 4; round++) {
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `nobody${round}@home.example`],
      ] as const) {
        const { uri, post } = await atPage()
        const startedAt = performance.now()
        const page = await post({ email: address, password: 'not the right one' })
        times[kind].push(performance.now() - startedAt)
        expect(page.statusCode).toBe(401)
        bodies.add(page.body.replaceAll(uri.pathname, 'PATH').replaceAll(address, 'EMAIL'))
      }
    }
    expect(bodies.size).toBe(1)
    const fastest = (all: number[]) => Math.min(...all)
    // Without hashing, an unknown address would take a tenth of the time.
    expect(fastest(times.unknown)).toBeGreaterThan(fastest(times.known) / 3)
  })

  it('locks the address for unknown browsers after five, explains how to get back in, and unlocks', async () => {
    const { email } = await given.member()
    const wrong = async () => (await atPage()).post({ email, password: 'not the right one' })
    for (let guess = 0; guess < 5; guess++) expect((await wrong()).statusCode).toBe(401)
    const locked = await (await atPage()).post({ email, password: goodPassword })
    expect(locked.statusCode).toBe(429)
    expect(locked.headers['retry-after']).toBe('30')
    expect(textOf(locked)).toContain('Try again in 1 minute, or set a new password')
    server.clock.advance(31_000)
    expect((await (await atPage()).post({ email, password: goodPassword })).statusCode).toBe(303)
    // The count was reset, so the next mistake is free again.
    expect((await wrong()).statusCode).toBe(401)
    expect((await (await atPage()).post({ email, password: goodPassword })).statusCode).toBe(303)
  })

  it('locks an unknown address in the same way', async () => {
    for (let guess = 0; guess < 5; guess++) await (await atPage()).post({ email: 'ghost@home.example', password: 'not the right one' })
    expect((await (await atPage()).post({ email: 'ghost@home.example', password: 'x' })).statusCode).toBe(429)
  })

  it('of strangers never locks out a browser that was signed in before', async () => {
    const { email } = await given.member()
    const own = openBrowser(server)
    await signInWith(own, email, goodPassword)
    for (let guess = 0; guess < 8; guess++) await (await atPage()).post({ email, password: 'not the right one' })
    expect((await (await atPage()).post({ email, password: goodPassword })).statusCode).toBe(429)
    expect((await signInWith(own, email, goodPassword)).multiFactor).toBe(false)
  })

  it('is limited in attempts from a browser that was signed in before, and with its cookie for another member', async () => {
    const [mine, other] = [await given.member(), await given.member()]
    const own = openBrowser(server)
    await signInWith(own, mine.email, goodPassword)
    const tryOn = async (email: string) => {
      const page = await atPage()
      page.browser.cookies.set('wattdesk-browser', own.cookies.get('wattdesk-browser') ?? '')
      return (await page.post({ email, password: 'not the right one' })).statusCode
    }
    for (const { email } of [mine, other]) {
      for (let guess = 0; guess < 5; guess++) expect(await tryOn(email)).toBe(401)
      expect(await tryOn(email)).toBe(429)
    }
    // The other member is limited as from an unknown browser.
    expect((await (await atPage()).post({ email: other.email, password: goodPassword })).statusCode).toBe(429)
  })

  it('from one client is limited whatever the address', async () => {
    const responses = []
    for (let guess = 0; guess < 52; guess++) {
      const { uri, browser } = await atPage()
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await server.app.inject({
        method: 'POST',
        url: uri.pathname,
        remoteAddress: `2001:db8:1:2::${(guess + 1).toString(16)}`,
        headers: { cookie, origin: 'http://localhost:4000', 'content-type': 'application/x-www-form-urlencoded' },
        payload: `email=somebody${guess}@home.example&password=guess`,
      })
      responses.push(response.statusCode)
    }
    expect(responses.slice(0, 50).every((status) => status === 401)).toBe(true)
    expect(responses.slice(50)).toEqual([429, 429])
  })
})

it('rehashes a correct password when the parameters have changed', async () => {
  const { email } = await given.member()
  const salt = Buffer.alloc(16, 3)
  const hash = argon2Sync('argon2id', { message: goodPassword, nonce: salt, memory: 8_192, passes: 1, parallelism: 1, tagLength: 32 })
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  await server.sql('update identities set password_hash = $1 where email = $2', [
    `$argon2id$v=19$m=8192,t=1,p=1$${bare(salt)}$${bare(hash)}`,
    email,
  ])
  await signInWith(openBrowser(server), email, goodPassword)
  const [row] = await server.sql<{ password_hash: string }>('select password_hash from identities where email = $1', [email])
  expect(row?.password_hash).toContain('$m=19456,t=2,p=1$')
  await signInWith(openBrowser(server), email, goodPassword)
})

it('the provider’s metadata and keys are served under the product’s own address, whatever host a client names', async () => {
  const browser: Browser = openBrowser(server)
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const { issuer, token_endpoint, jwks_uri } = (await browser.request('GET', '/idp/.well-known/openid-configuration', { headers })).json()
  expect([issuer, token_endpoint, jwks_uri]).toEqual([
    'http://localhost:4000/idp',
    'http://localhost:4000/idp/token',
    'http://localhost:4000/idp/jwks',
  ])
  const { keys } = (await browser.request('GET', '/idp/jwks')).json()
  expect(keys).toHaveLength(1)
  expect(keys[0]).toMatchObject({ alg: 'ES256', use: 'sig' })
  expect(keys[0]).not.toHaveProperty('d')
  const [stored] = await server.sql<{ text: string }>("select encode(sealed_jwk, 'escape') as text from signing_keys")
  expect(stored?.text).not.toContain('"d"')
})
