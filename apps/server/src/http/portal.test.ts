import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servePortal } from './portal.ts'

const app = fastify()
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'wattdesk-portal-'))
  await mkdir(path.join(directory, 'assets'))
  await writeFile(path.join(directory, 'index.html'), '<html><head><title>$& Wattdesk</title></head><body></body></html>')
  await writeFile(path.join(directory, 'icon.svg'), '<svg/>')
  await writeFile(path.join(directory, 'assets/start-1a2b.js'), 'start()')
  await writeFile(path.join(directory, 'assets/start-1a2b.js.br'), 'compressed')
  await servePortal(app, directory, {
    origin: 'https://portal.example',
    supportEmail: 'help@operator.example',
    mapTilesUrl: 'https://t.example/{z}/{x}/{y}?a=1&b="2"',
    mapTilesAttribution: undefined,
  })
})

afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

describe('the portal', () => {
  it.each(['/', '/dashboard/customers/list?q=1', '/index.html'])("returns its page at %s, with the operator's settings", async (url) => {
    const { statusCode, headers, body } = await app.inject({ url })
    expect(statusCode).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain('<title>$& Wattdesk</title>')
    expect(body).toContain('<meta name="wattdesk:support-email" content="help@operator.example">')
    expect(body).toContain('content="https://t.example/{z}/{x}/{y}?a=1&amp;b=&quot;2&quot;"')
    expect(body).not.toContain('map-tiles-attribution')
  })

  it('returns its other files unchanged', async () => {
    expect((await app.inject({ url: '/icon.svg' })).body).toBe('<svg/>')
  })

  it('returns hashed files compressed where the browser can read that, to be cached forever', async () => {
    const type = 'application/javascript; charset=utf-8'
    const [plain, compressed] = await Promise.all(
      ['identity', 'gzip, br'].map((encoding) => app.inject({ url: '/assets/start-1a2b.js', headers: { 'accept-encoding': encoding } })),
    )
    expect(plain).toMatchObject({ statusCode: 200, body: 'start()', headers: { 'content-type': type } })
    expect(compressed).toMatchObject({ statusCode: 200, body: 'compressed', headers: { 'content-encoding': 'br' } })
    expect(compressed?.headers['content-type']).toBe(type)
    expect(compressed?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(plain?.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await app.inject({ method: 'HEAD', url: '/assets/start-1a2b.js' })).statusCode).toBe(200)
  })

  it.each(['/assets/..%2findex.html', '/assets/'])('serves nothing beside its hashed files at %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBeOneOf([403, 404])
  })

  it.each(['/assets/gone.js', '/api/none'])('has no page for %s', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404)
  })
})
