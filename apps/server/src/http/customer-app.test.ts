import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveCustomerApp } from './customer-app.ts'
import { limitPartnerHosts } from './partner-hosts.ts'

const app = fastify()
/** Behind a proxy, over https. */
const proxied = fastify()
const partner = '018f2f6e-0000-7000-8000-000000000001'
const own = {
  appName: 'Wattdesk',
  logoUrl: null,
  primaryColor: '#1f5fbf',
  onPrimaryColor: '#ffffff',
  accentColor: '#f2a900',
  welcome: null,
  impressumUrl: null,
  privacyUrl: null,
  supportUrl: null,
}
const branded = {
  ...own,
  appName: 'Sun & "Home"',
  primaryColor: '#ffe066',
  onPrimaryColor: '#10151c',
  logoUrl: `/app/logo?brand=${'018f2f6e-0000-7000-8000-000000000001'}&v=1`,
}
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'wattdesk-app-'))
  await mkdir(path.join(directory, 'assets'))
  await writeFile(path.join(directory, 'assets/start.js'), 'start()')
  const links = '<link rel="manifest" href="/app/manifest.webmanifest"><link rel="apple-touch-icon" href="/app/icon-180.png">'
  await writeFile(path.join(directory, 'index.html'), `<html><head>${links}<title>Wattdesk</title></head><body></body></html>`)
  await writeFile(path.join(directory, 'worker.js'), 'work()')
  await app.register(cookie)
  const config = { publicUrl: 'http://localhost:4000' }
  await serve(app, config)
  await proxied.register(cookie)
  await serve(proxied, { publicUrl: 'https://portal.example' })
})

async function serve(on: typeof app, config: { publicUrl: string }): Promise<void> {
  on.decorate('partnerHosts', { tenantOf: (host: string) => (host === 'energy.partner.example' ? partner : undefined) })
  limitPartnerHosts(on, config)
  await serveCustomerApp(on, config, directory, {
    brandOf: async (tenantId) => (tenantId === partner ? branded : own),
    logoOf: async (tenantId) => (tenantId === partner ? { type: 'image/svg+xml', content: Buffer.from('<svg/>') } : undefined),
    iconOf: async (_, side) => ({ type: 'image/png', content: Buffer.from(`icon of ${side}`) }),
  })
}

afterAll(async () => {
  await app.close()
  await proxied.close()
  await rm(directory, { recursive: true })
})

describe('the customers’ app', () => {
  it.each(['/app', '/app/', '/app/history', '/app/view'])('has one page, which only our own pages may frame: %s', async (url) => {
    const { statusCode, headers, body } = await app.inject({ url })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).toContain('<title>Wattdesk</title>')
  })

  it('shows a brand, and keeps it for the pages that follow', async () => {
    const first = await app.inject({ url: `/app/?brand=${partner}` })
    expect(first.body).toContain('<title>Sun &amp; &quot;Home&quot;</title>')
    expect(first.body).toContain('--app-brand:#ffe066;--app-on-brand:#10151c')
    expect(first.body).toContain(`/app/manifest.webmanifest?brand=${partner}`)
    const [kept] = first.cookies
    const later = await app.inject({ url: '/app/', cookies: { [kept?.name ?? '']: kept?.value ?? '' } })
    expect(later.body).toBe(first.body)
    const manifest = (await app.inject({ url: `/app/manifest.webmanifest?brand=${partner}` })).json()
    expect(manifest).toMatchObject({ name: 'Sun & "Home"', theme_color: '#ffe066', start_url: `/app/?brand=${partner}`, scope: '/app/' })
    expect(manifest.icons).toContainEqual({
      ...{ src: `/app/icon-512.png?brand=${partner}`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    })
    expect(first.body).toContain(`<link rel="apple-touch-icon" href="/app/icon-180.png?brand=${partner}">`)
  })

  it('has pictures and colours of a brand, with which pages of other origins can do nothing', async () => {
    const logo = await app.inject({ url: `/app/logo?brand=${partner}` })
    expect([logo.statusCode, logo.headers['content-type'], logo.body]).toEqual([200, 'image/svg+xml', '<svg/>'])
    expect(logo.headers['content-security-policy']).toContain('sandbox')
    expect((await app.inject({ url: '/app/logo' })).statusCode).toBe(404)
    const icon = await app.inject({ url: '/app/icon-180.png' })
    expect([icon.headers['content-type'], icon.body]).toEqual(['image/png', 'icon of 180'])
    const css = await app.inject({ url: `/app/brand.css?brand=${partner}` })
    expect(css.headers['content-type']).toContain('text/css')
    expect(css.body).toContain('--accent:#ffe066;--accent-hover:#ffe066;--on-accent:#10151c')
    expect(css.body).toContain(`url('/app/logo?brand=${partner}&v=1')`)
  })

  it.each(['nobody', "'><script>", `${partner}x`])('shows its own brand for %s', async (brand) => {
    const response = await app.inject({ url: `/app/?brand=${encodeURIComponent(brand)}` })
    expect(response.body).toContain('<title>Wattdesk</title>')
    expect(response.cookies).toEqual([])
  })

  it('opens its files to frames without an origin', async () => {
    for (const url of ['/app/assets/start.js', '/app/worker.js']) {
      const response = await app.inject({ url })
      expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([200, '*'])
    }
    expect((await app.inject({ url: '/app/assets/gone.js' })).statusCode).toBe(404)
  })
})

describe('a partner’s host', () => {
  const host = 'energy.partner.example'

  it.each([host, host.toUpperCase(), `${host}:8443`, `${host}.`])('shows the app in the partner’s brand: %s', async (name) => {
    const page = await app.inject({ url: `/app/?brand=${crypto.randomUUID()}`, headers: { host: name } })
    expect(page.body).toContain('<title>Sun &amp; &quot;Home&quot;</title>')
    expect(page.body).toContain(`<meta name="wattdesk:sign-in-url" content="http://localhost:4000/app/?brand=${partner}&amp;start=1">`)
    expect(page.headers['set-cookie']).toBeUndefined()
    const manifest = (await app.inject({ url: '/app/manifest.webmanifest', headers: { host: name } })).json()
    expect(manifest).toMatchObject({ name: branded.appName, id: '/app/', start_url: '/app/', theme_color: branded.primaryColor })
    expect((await app.inject({ url: '/app/brand.css', headers: { host: name } })).body).toContain('--accent:#ffe066')
    expect((await app.inject({ url: '/app/logo', headers: { host: name } })).statusCode).toBe(200)
  })

  it('is the last that the proxy names, and only over https', async () => {
    const titleOf = async (on: typeof app, headers: Record<string, string>) =>
      /<title>(.*)<.title>/.exec((await on.inject({ url: '/app/', headers })).body)?.[1]
    const forwarded = { host: 'inside', 'x-forwarded-host': `other.example, ${host}` }
    expect(await titleOf(proxied, forwarded)).toBe('Sun &amp; &quot;Home&quot;')
    expect(await titleOf(proxied, { host, 'x-forwarded-host': `${host}, portal.example` })).toBe('Wattdesk')
    expect(await titleOf(app, forwarded)).toBe('Wattdesk')
  })

  it('is named to a proxy that asks before it requests a certificate', async () => {
    const asked = async (query: string) => (await app.inject({ url: `/app/domain${query}` })).statusCode
    expect(await asked(`?domain=${host.toUpperCase()}`)).toBe(204)
    for (const query of ['', '?domain=', `?domain=x.${host}`, `?domain=${host}&domain=${host}`]) expect(await asked(query)).toBe(404)
  })

  it('demands https for itself, not for hosts below it', async () => {
    const { headers } = await proxied.inject({ url: '/app/', headers: { host } })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
  })

  it('is no other name', async () => {
    for (const name of ['partner.example', `x.${host}`, 'localhost', '', 'energy.partner.example@localhost']) {
      expect((await app.inject({ url: '/app/', headers: { host: name } })).body).toContain('<title>Wattdesk</title>')
    }
  })
})

describe('a frame of the portal', () => {
  it('does not change the brand that the member’s browser shows', async () => {
    const framed = await app.inject({ url: `/app/?brand=${partner}`, headers: { 'sec-fetch-dest': 'iframe' } })
    expect([framed.statusCode, framed.headers['set-cookie']]).toEqual([200, undefined])
  })
})
