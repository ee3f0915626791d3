import { listAccountActivities, listMembers } from '@wattdesk/contract/account/calls.ts'
import {
  createClientCredentials,
  listClientCredentials,
  removeClientCredentials,
  resetClientSecret,
} from '@wattdesk/contract/api-access/calls.ts'
import { addPvBattery, listPvBatteries, updatePvBattery } from '@wattdesk/contract/installations/pvbattery/calls.ts'
import { allowInsecureRequests, clientCredentialsGrant, customFetch, discovery } from 'openid-client'
import { describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../test/given.ts'
import { startServer } from '../../../test/server.ts'
import { fetchWithin } from '../auth/identities/identity-provider.routes.ts'

const server = startServer()
const given = givenOf(server)

const model = (fields: object = {}) => ({
  name: `Program ${crypto.randomUUID()}`,
  scopes: ['pvb:read' as const],
  reason: 'For the data warehouse',
  ...fields,
})

async function generate({ token }: GivenMember, fields: object = {}) {
  const { status, body } = await server.call(createClientCredentials, { token, body: model(fields) })
  expect(status).toBe(200)
  return body
}

/** Gets a token as a program does, with a library that is configured only with issuer, ID and secret. */
async function tokenOf({ clientId, clientSecret }: { clientId: string; clientSecret: string }, scope?: string): Promise<string> {
  const options = { execute: [allowInsecureRequests], [customFetch]: fetchWithin(server.app) }
  const config = await discovery(new URL(`${server.ctx.config.publicUrl}/idp`), clientId, clientSecret, undefined, options)
  config[customFetch] = fetchWithin(server.app)
  return (await clientCredentialsGrant(config, scope ? { scope } : {})).access_token
}

async function requestToken(clientId: string, secret: string) {
  const headers = {
    authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  return server.app.inject({ method: 'POST', url: '/idp/token', headers, payload: 'grant_type=client_credentials' })
}

describe('API credentials', () => {
  it('let a program call within their scopes, for its tenant, in its name', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const foreign = await given.customer(await given.member('admin'))
    const token = await tokenOf(await generate(admin))
    const list = (id: string) => server.call(listPvBatteries, { token, params: { id } })
    expect((await list(customer.id)).status).toBe(200)
    expect((await list(foreign.id)).status).toBe(404)
    expect((await server.call(listMembers, { token, query: {} })).error.code).toBe('MembersReserved')
    const response = await server.app.inject({
      method: 'POST',
      url: addPvBattery.path.replace('{id}', customer.id),
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    })
    expect(response.json()).toMatchObject({ code: 'PermissionMissing', details: { permission: 'pvb:write' } })
    const [listed] = (await server.call(listClientCredentials, { token: admin.token })).body.items
    expect(listed?.lastUsedAt).not.toBeNull()
    expect(JSON.stringify(listed)).not.toContain('clientSecret')
  })

  it('let a program change what its scopes name, and the log names the program', async () => {
    const admin = await given.member('admin')
    const { id, siteId } = await given.customer(admin)
    const credentials = await generate(admin, { scopes: ['pvb:write'] })
    const token = await tokenOf(credentials)
    const vendorId = await given.vendor({ name: 'fronius' })
    const inverter = { serialNumber: 'SN-1', inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000 }
    const body = { siteId, vendorId, ...inverter }
    const added = await server.call(addPvBattery, { token, params: { id }, body })
    expect(added.status, JSON.stringify(added.error)).toBe(200)
    const { configurationId } = added.body
    const change = (details: object) =>
      server.call(updatePvBattery, {
        token,
        params: { id, configurationId },
        body: { ...inverter, version: added.body.version, ...details },
      })
    expect((await change({ serialNumber: 'SN-2' })).body).toMatchObject({ serialNumber: 'SN-2' })
    // Once set, only customer support may change the peak power.
    const refused = await change({ version: added.body.version + 1, serialNumber: 'SN-2', pvInverterMaxAcPowerW: 9_000 })
    expect(refused.error).toMatchObject({ code: 'PermissionMissing', details: { permission: 'write:customers-peak-power' } })
    const filter = JSON.stringify({ objectType: 'pvbattery' })
    const { items } = (await server.call(listAccountActivities, { token: admin.token, query: { filter } })).body
    expect(items.map(({ event, actor }) => [event, actor])).toEqual(
      ['pvbattery.changed', 'pvbattery.added'].map((event) => [event, { kind: 'client', memberId: null, name: credentials.name }]),
    )
    expect((await server.call(listPvBatteries, { token, params: { id } })).error.details).toEqual({ permission: 'pvb:read' })
  })

  it('name the customer of another home with the same device only to programs that may read customers', async () => {
    const admin = await given.member('admin')
    const [home, other] = [await given.customer(admin), await given.customer(admin, { accountName: 'Secret Name' })]
    const vendorId = await given.vendorOf('pvbattery')
    const inverter = { serialNumber: 'SN-TAKEN', inverterKind: 'PV' as const, pvInverterMaxAcPowerW: 8_000 }
    const add = (token: string, { id, siteId }: typeof home) =>
      server.call(addPvBattery, { token, params: { id }, body: { siteId, vendorId, ...inverter } })
    expect((await add(admin.token, other)).status).toBe(200)
    const writing = await add(await tokenOf(await generate(admin, { scopes: ['pvb:write'] })), home)
    expect(writing.error).toMatchObject({ code: 'DuplicatedInstallationCustomerSite', details: { isOfThisCustomer: false } })
    expect(JSON.stringify(writing.error)).not.toContain('Secret Name')
    for (const token of [admin.token, await tokenOf(await generate(admin, { scopes: ['pvb:write', 'customers:read'] }))]) {
      expect((await add(token, home)).error.details).toMatchObject({ customer: { id: other.id, accountName: 'Secret Name' } })
    }
  })

  it('give tokens of fewer scopes on request, and of no more', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const credentials = await generate(admin, { scopes: ['pvb:read', 'ev:read'] })
    const token = await tokenOf(credentials, 'ev:read')
    expect((await server.call(listPvBatteries, { token, params: { id: customer.id } })).error.details).toEqual({ permission: 'pvb:read' })
    await expect(tokenOf(credentials, 'pvb:write')).rejects.toMatchObject({ error: 'invalid_scope' })
  })

  it('store the secret as a hash alone, and refuse a wrong one and an unknown ID alike', async () => {
    const { clientId, clientSecret } = await generate(await given.member('admin'))
    const [row] = await server.sql<{ row: string }>('select c::text as row from client_credentials c where id = $1', [clientId])
    expect(row?.row).not.toContain(clientSecret)
    const [wrong, unknown, hash] = [
      await requestToken(clientId, 'wrong'),
      await requestToken(crypto.randomUUID(), clientSecret),
      await requestToken(
        clientId,
        (await server.sql<{ h: Buffer }>('select secret_hash as h from client_credentials where id = $1', [clientId]))[0]?.h.toString(
          'base64url',
        ) ?? '',
      ),
    ]
    expect(wrong.statusCode).toBe(401)
    expect([unknown.json(), hash.json()]).toEqual([wrong.json(), wrong.json()])
    expect((await requestToken('wattdesk-portal', clientSecret)).statusCode).toBe(401)
  })

  it('lose every token at once when the secret is replaced or they are removed', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const first = await generate(admin)
    const token = await tokenOf(first)
    const list = (bearer: string) => server.call(listPvBatteries, { token: bearer, params: { id: customer.id } })
    expect((await list(token)).status).toBe(200)
    server.clock.advance(2_000)
    const reset = () => server.call(resetClientSecret, { token: admin.token, body: { clientId: first.id, version: 1 } })
    const second = await reset()
    expect(second.body.clientSecret).not.toBe(first.clientSecret)
    expect((await reset()).error.code).toBe('ClientCredentialsChanged')
    expect((await list(token)).error.code).toBe('Unauthenticated')
    expect((await requestToken(first.clientId, first.clientSecret)).statusCode).toBe(401)
    const renewed = await tokenOf(second.body)
    expect((await list(renewed)).status).toBe(200)
    await server.call(removeClientCredentials, { token: admin.token, params: { id: first.id } })
    expect((await list(renewed)).error.code).toBe('Unauthenticated')
    expect((await requestToken(first.clientId, second.body.clientSecret)).statusCode).toBe(401)
    const { body } = await server.call(listAccountActivities, {
      token: admin.token,
      query: { filter: '{"objectType":"client-credentials"}' },
    })
    expect(body.items.map(({ event }) => event)).toEqual([
      'client-credentials.removed',
      'client-credentials.reset',
      'client-credentials.created',
    ])
    expect(body.items[2]?.reason).toBe('For the data warehouse')
  })

  it('end with their expiry, and tokens ten minutes after they were issued', async () => {
    const admin = await given.member('admin')
    const customer = await given.customer(admin)
    const expiresAt = new Date(server.clock.now().getTime() + 15 * 60_000).toISOString()
    const credentials = await generate(admin, { expiresAt })
    const list = async (token: string) => (await server.call(listPvBatteries, { token, params: { id: customer.id } })).status
    const token = await tokenOf(credentials)
    server.clock.advance(11 * 60_000)
    expect(await list(token)).toBe(401)
    const last = await tokenOf(credentials)
    expect(await list(last)).toBe(200)
    server.clock.advance(5 * 60_000)
    expect(await list(last)).toBe(401)
    expect((await requestToken(credentials.clientId, credentials.clientSecret)).statusCode).toBe(401)
  })

  it('have a unique name, are limited in number, and show a secret only once', async () => {
    const admin = await given.member('admin')
    const body = model()
    expect((await server.call(createClientCredentials, { token: admin.token, body })).status).toBe(200)
    const expiresAt = new Date(server.clock.now().getTime() - 1_000).toISOString()
    const past = await server.call(createClientCredentials, { token: admin.token, body: model({ expiresAt }) })
    expect(past.error.details).toMatchObject([{ field: 'expiresAt', code: 'DateInPast' }])
    const same = model({ name: body.name.toUpperCase() })
    expect((await server.call(createClientCredentials, { token: admin.token, body: same })).error.code).toBe('DuplicatedClientCredentials')
    for (let count = 1; count < 50; count++) await generate(admin)
    expect((await server.call(createClientCredentials, { token: admin.token, body: model() })).error).toMatchObject({
      code: 'TooManyClientCredentials',
      details: { max: 50 },
    })
  })
})
