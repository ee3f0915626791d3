import { expect, it } from 'vitest'
import { startServer } from './server.ts'

const server = startServer({ PUBLIC_URL: 'https://desk.example' })

it.each([
  ['a probe', '/health/live', 200],
  ['what measures it', '/metrics', 401],
  ['the reference', '/api/docs/index.html', 200],
  ['a call without a session', '/api/v1/customers', 401],
  ['an address that leads nowhere', '/api/none', 404],
  ['an address of the provider that leads nowhere', '/idp/none', 404],
  ['metadata of the provider', '/idp/.well-known/openid-configuration', 200],
  ['a link that is spent', '/idp/password/spent', 410],
  ['an address that cannot be read', '/api/%zz', 404],
])('%s returns the headers that protect a browser', async (_, url, status) => {
  const response = await server.app.inject({ method: 'GET', url })
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src .*frame-ancestors 'none'/),
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  })
})

it('a malformed URL gets the same response as an unknown one', async () => {
  const response = await server.app.inject({ method: 'GET', url: '/api/%zz' })
  expect(response.json()).toEqual({ code: 'NotFound', message: expect.any(String), requestId: response.headers['x-request-id'] })
  expect(response.headers['cache-control']).toBe('no-store')
})
