import { listCountries } from '@wattdesk/contract/tenants/calls.ts'
import { expect, it } from 'vitest'
import { openBrowser, postCredentials, signInAtProvider } from '../../../test/browser.ts'
import { startServer } from '../../../test/server.ts'
import { goodPassword, signInsOf } from '../../../test/sign-ins.ts'

const server = startServer({ PUBLIC_URL: 'https://desk.example' })
const given = signInsOf(server)

it('behind https every cookie is secure and bound to the host, and the flow is the same', async () => {
  const { email } = await given.member()
  const browser = openBrowser(server)
  const credentials = await signInAtProvider(browser, email, goodPassword)
  expect([...browser.cookies.keys()].sort()).toEqual(
    expect.arrayContaining(['__Host-wattdesk-browser', '__Host-wattdesk-idp', '__Host-wattdesk-sign-in']),
  )
  const response = await postCredentials(browser, credentials)
  expect(response.statusCode).toBe(200)
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  expect(cookies.find((one) => one.startsWith('__Host-wattdesk-refresh='))).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  for (const cookie of cookies) expect(cookie).toContain('; Secure')
  expect((await server.call(listCountries, { token: response.json().accessToken })).status).toBe(200)
  const renewed = await browser.request('POST', '/api/v1/auth/refresh')
  expect(renewed.statusCode).toBe(200)
})

it('the provider’s own cookies are secure too', async () => {
  const browser = openBrowser(server)
  const { uri } = (await browser.request('GET', '/api/v1/auth/authorization-uri')).json()
  const response = await browser.request('GET', uri)
  const cookies = [response.headers['set-cookie'] ?? []].flat()
  expect(cookies.length).toBeGreaterThan(1)
  for (const cookie of cookies) expect(cookie.toLowerCase()).toMatch(/; secure/)
  expect(response.headers['strict-transport-security']).toContain('max-age=')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
  expect(response.headers.location).toMatch(/^\/idp\/interaction\/|^https:\/\/desk\.example\/idp\/interaction\//)
})

it('takes the caller’s address from the proxy in front, never from the caller', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1, 203.0.113.9' }
  await server.app.inject({ method: 'GET', url: '/api/v1/auth/authorization-uri', headers })
  const asked = await server.sql("select client_address from authorization_requests where client_address <> '127.0.0.1'")
  expect(asked).toEqual([{ client_address: '203.0.113.9' }])
})
