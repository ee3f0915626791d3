import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveCustomerApp } from './customer-app.ts'

const app = fastify()
const partner = '018f2f6e-0000-7000-8000-000000000001'
const own = {
  appName: 'Wattdesk',
  logoUrl: null,
  primaryColor: '#1f5fbf',
  onPrimaryColor: '#ffffff',
  accentColor: '#f2a900',
  impressumUrl: null,
}
const branded = {
  ...own,
  appName: 'Sun & "Home"',
  primaryColor: '#ffe066',
  onPrimaryColor: '#10151c',
  logoUrl: 'https://partner.example/logo.svg',
}
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'wattdesk-app-'))
  await mkdir(path.join(directory, 'assets'))
  await writeFile(path.join(directory, 'assets/start.js'), 'start()')
  const links = '<link rel="manifest" href="/app/manifest.webmanifest"><link rel="icon" href="/app/icon.svg">'
  await writeFile(path.join(directory, 'index.html'), `<html><head>${links}<title>Wattdesk</title></head><body></body></html>`)
  await writeFile(path.join(directory, 'worker.js'), 'work()')
  await app.register(cookie)
  const config = { publicUrl: 'http://localhost:4000' }
  await serveCustomerApp(app, config, directory, async (tenantId) => (tenantId === partner ? branded : own))
})

afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

describe('the customers’ app', () => {
  it.each(['/app', '/app/', '/app/history', '/app/view'])('has one page, which our own pages alone may frame: %s', async (url) => {
    const { statusCode, headers, body } = await app.inject({ url })
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(body).toContain('<title>Wattdesk</title>')
  })

  it('wears a brand, and keeps it for the pages that follow', async () => {
    const first = await app.inject({ url: `/app/?brand=${partner}` })
    expect(first.body).toContain('<title>Sun &amp; &quot;Home&quot;</title>')
    expect(first.body).toContain('--app-brand:#ffe066;--app-on-brand:#10151c')
    expect(first.body).toContain(`/app/manifest.webmanifest?brand=${partner}`)
    const [kept] = first.cookies
    const later = await app.inject({ url: '/app/', cookies: { [kept?.name ?? '']: kept?.value ?? '' } })
    expect(later.body).toBe(first.body)
    const manifest = (await app.inject({ url: `/app/manifest.webmanifest?brand=${partner}` })).json()
    expect(manifest).toMatchObject({ name: 'Sun & "Home"', theme_color: '#ffe066', start_url: `/app/?brand=${partner}`, scope: '/app/' })
    const icon = await app.inject({ url: `/app/icon.svg?brand=${partner}` })
    expect(icon.headers['content-type']).toBe('image/svg+xml')
    expect(icon.body).toContain('fill="#ffe066"')
    expect(icon.body).toContain('<title>Sun &amp; &quot;Home&quot;</title>')
  })

  it.each(['nobody', "'><script>", `${partner}x`])('wears its own brand where %s is asked for', async (brand) => {
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
