import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listFeatureFlags, switchFeatureFlag } from '@wattdesk/contract/feature-flags/calls.ts'
import { InMemoryStorageProvider, UnleashClient } from 'unleash-proxy-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'

/** An Unleash server, which is not ours: it records requests and has one enabled flag. */
const asked: string[] = []
const unleash = createServer((request, response) => {
  asked.push(`${request.method} ${request.headers.authorization} ${request.url}`)
  const toggles = [{ name: 'installer-portal', enabled: true, variant: { name: 'disabled', enabled: false }, impressionData: false }]
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ toggles }))
})
const unleashPort = await new Promise<number>((resolve) =>
  unleash.listen(0, '127.0.0.1', () => resolve((unleash.address() as AddressInfo).port)),
)
const own = startServer()
const proxied = startServer({ UNLEASH_URL: `http://127.0.0.1:${unleashPort}/api/frontend`, UNLEASH_CLIENT_KEY: 'secret-token' })
const given = givenOf(own)
let urls: { own: string; proxied: string }

beforeAll(async () => {
  urls = { own: await own.app.listen({ port: 0 }), proxied: await proxied.app.listen({ port: 0 }) }
})
afterAll(() => unleash.close())

/** The official client, with its required options only. */
function clientOf(url: string): UnleashClient {
  return new UnleashClient({
    url: `${url}/api/frontend`,
    clientKey: 'any',
    appName: 'test',
    storageProvider: new InMemoryStorageProvider(),
  })
}

it('the official Unleash client reads flags and reports metrics; the operator switches them, two writers apart', async () => {
  const client = clientOf(urls.own)
  const failures: unknown[] = []
  client.on('error', (error: unknown) => failures.push(error))
  await client.start()
  expect([client.isEnabled('croatia-customer-country'), client.isEnabled('installer-portal'), client.isEnabled('unknown')]).toEqual([
    true,
    true,
    false,
  ])
  const [{ token }, admin] = [await given.member('root'), await given.member('admin')]
  const params = { name: 'croatia-customer-country' as const }
  const change = (by: string, version: number, isOn: boolean) => own.call(switchFeatureFlag, { token: by, params, body: { version, isOn } })
  expect((await change(admin.token, 1, false)).status).toBe(403)
  expect([(await change(token, 1, false)).status, (await change(token, 1, false)).status]).toEqual([204, 204])
  expect((await change(token, 1, true)).error).toMatchObject({ code: 'FeatureFlagChanged', details: { version: 2 } })
  await client.updateToggles()
  expect(client.isEnabled('croatia-customer-country')).toBe(false)
  await client.sendMetrics()
  client.stop()
  expect(failures).toEqual([])
  const metrics = await own.app.inject('/metrics')
  expect(metrics.body).toMatch(/wattdesk_flag_evaluations_total\{flag="croatia-customer-country",state="on"\} 1/)
  const { items, isOfUnleash } = (await own.call(listFeatureFlags, { token })).body
  expect([items.map((flag) => flag.isOn), isOfUnleash]).toEqual([[false, true], false])
  const [entry] = await own.sql<{ event: string }>("select event from activity_entries where object_type = 'feature-flag'")
  expect(entry).toEqual({ event: 'feature-flag.switched' })
})

it('a client that polls is updated only when a flag changed', async () => {
  const client = clientOf(urls.own)
  let updates = 0
  client.on('update', () => {
    updates += 1
  })
  await client.start()
  const atFirst = updates
  await client.updateToggles()
  await client.updateToggles()
  expect(updates).toBe(atFirst)
  const { token } = await given.member('root')
  const flag = (await own.call(listFeatureFlags, { token })).body.items.find(({ name }) => name === 'installer-portal')
  const body = { version: flag?.version ?? 0, isOn: !flag?.isOn }
  await own.call(switchFeatureFlag, { token, params: { name: 'installer-portal' }, body })
  await client.updateToggles()
  client.stop()
  expect([updates, client.isEnabled('installer-portal')]).toEqual([atFirst + 1, body.isOn])
})

it('a configured Unleash server decides instead, and its key stays on the server', async () => {
  const client = clientOf(urls.proxied)
  await client.start()
  expect([client.isEnabled('croatia-customer-country'), client.isEnabled('installer-portal')]).toEqual([false, true])
  await client.sendMetrics()
  client.stop()
  expect(asked).toEqual([
    expect.stringMatching(/^GET secret-token \/api\/frontend\?.*appName=test/),
    'POST secret-token /api/frontend/client/metrics',
  ])
  unleash.close()
  unleash.closeAllConnections()
  expect((await proxied.app.inject('/api/frontend')).statusCode).toBe(503)
})
