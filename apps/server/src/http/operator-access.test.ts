import { describe, expect, it } from 'vitest'
import { startServer } from '../../test/server.ts'

const token = 'a-token-of-24-letters-and-more'
const near = startServer({ METRICS_TOKEN: `the-next-one-${token}, ${token}` })
const proxied = startServer({ METRICS_TOKEN: token, PUBLIC_URL: 'https://desk.example' })
const withoutToken = startServer()

type Asked = { server?: typeof near; remoteAddress?: string; headers?: Record<string, string> }

/** Whether the metrics are shown, and whether readiness lists its parts. */
async function shownTo({ server = near, ...asked }: Asked) {
  const metrics = await server.app.inject({ url: '/metrics', ...asked })
  const ready = await server.app.inject({ url: '/health/ready', ...asked })
  expect(ready.statusCode).toBe(200)
  return [metrics.statusCode, Object.keys(ready.json())]
}
const shown = [200, ['status', 'parts']]
const bare = [401, ['status']]
const bearer = (given: string) => ({ authorization: `Bearer ${given}` })

describe('metrics and the details of readiness', () => {
  it.each<[string, Asked]>([
    ['this machine', {}],
    ['this machine over IPv6', { remoteAddress: '::1' }],
    ['whoever has the token', { remoteAddress: '203.0.113.7', headers: bearer(token) }],
  ])('are shown to %s', async (_, asked) => expect(await shownTo(asked)).toEqual(shown))

  it('are shown behind a proxy only with the token', async () => {
    expect(await shownTo({ server: proxied, headers: bearer(token) })).toEqual(shown)
  })

  it.each<[string, Asked]>([
    ['others', { remoteAddress: '203.0.113.7' }],
    ['another token', { remoteAddress: '203.0.113.7', headers: bearer(`${token}x`) }],
    ['another token on this machine', { headers: bearer('another-token-of-24-letters') }],
    ['what a proxy forwards', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['what a proxy forwards by the standard', { headers: { forwarded: 'for=127.0.0.1' } }],
    ['a page that calls this machine by its own name', { headers: { host: 'evil.example:4000' } }],
  ])('are not shown to %s', async (_, asked) => expect(await shownTo(asked)).toEqual(bare))

  it('are not shown to this machine behind a proxy, nor by a token if none is configured', async () => {
    expect(await shownTo({ server: proxied })).toEqual(bare)
    expect(await shownTo({ server: withoutToken, headers: bearer('undefined') })).toEqual(bare)
  })
})
