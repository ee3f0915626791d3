import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { nameOf } from '@wattdesk/contract/declaration.ts'
import { type OAuthScope, oauthScopes } from '@wattdesk/contract/permissions.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { bulkActionsOf } from './bulk-actions.ts'
import { contentOf } from './content.ts'
import { type GivenMember, givenOf } from './given.ts'
import { programOf } from './programs.ts'
import { ownedKeysOf } from './rights/owned-keys.ts'
import { differing, plain, randomized, send, withLeaves } from './rights/requests.ts'
import { rows } from './rights/rows.ts'
import { type TenantRecords, tenantRecordsOf } from './rights/tenant-records.ts'
import { startServer } from './server.ts'
import { writtenRowsOf } from './written-rows.ts'

const server = startServer()
const given = givenOf(server)
let owner = {} as TenantRecords // this and the others are filled before the first test
let stranger = {} as TenantRecords
/** Tokens with every scope: of both tenants, and of a partner below the owner. */
let programs = { owner: '', stranger: '', below: '' }

beforeAll(async () => {
  const { group } = bulkActionsOf(server)
  const shared = {
    vendorId: await given.vendor({ name: 'shared' }),
    featureGroupId: (await group()).id,
    userFeatureGroupId: (await group({ level: 'user' })).id,
    contentSchemaId: await contentOf(server, given).page(),
  }
  owner = tenantRecordsOf(server, given, await given.member('admin'), shared)
  stranger = tenantRecordsOf(server, given, await given.member('admin'), shared)
  const every = (admin: GivenMember) => programOf(server, admin, [...oauthScopes])
  programs = {
    owner: await every(owner.admin),
    stranger: await every(stranger.admin),
    below: await every(await given.member('admin', (await owner.partner()).partnerTenantId)),
  }
  // The first call records the use of the credentials.
  for (const token of Object.values(programs)) await listed(token)
})

const listed = (token: string) => send(server, listCustomers, {}, token)

/** A program whose scopes were all removed after it got its token. */
async function programWithoutScopes(): Promise<string> {
  const token = await programOf(server, owner.admin, ['pvb:read'])
  await server.sql('alter table client_credentials drop constraint client_credentials_scopes_check')
  await server.sql("update client_credentials set scopes = '{}' where tenant_id = $1", [owner.admin.tenantId])
  return token
}

const zeros = '00000000-0000-7000-8000-000000000000'

describe.each([...oauthScopes.map((scope) => [scope] as [OAuthScope]), []])('a program with the scope %s', (scope?: OAuthScope) => {
  it('makes the calls that name the scope, is refused all others, and changes nothing', async () => {
    const token = scope ? await programOf(server, owner.admin, [scope]) : await programWithoutScopes()
    await listed(token)
    const before = await writtenRowsOf(server)
    let allowed = 0
    for (const endpoint of server.app.endpoints.filter(({ access }) => access !== 'public')) {
      const name = nameOf(endpoint)
      const response = await server.app.inject({
        method: endpoint.method,
        url: endpoint.path.replace(/\{\w+\}/g, zeros),
        headers: { authorization: `Bearer ${token}` },
      })
      const { code, details } = response.json()
      if (endpoint.scope && endpoint.scope === scope) {
        allowed += 1
        expect([name, response.statusCode]).not.toEqual([name, 403])
        expect([name, response.statusCode < 500, response.statusCode]).toEqual([name, true, response.statusCode])
      } else if (endpoint.access === 'multifactor') {
        expect([name, response.statusCode]).toEqual([name, 401])
      } else if (endpoint.access === 'customer') {
        expect([name, response.statusCode, code]).toEqual([name, 403, 'AppReserved'])
      } else if (endpoint.scope) {
        expect([name, response.statusCode, details]).toEqual([name, 403, { permission: endpoint.scope }])
      } else {
        expect([name, response.statusCode, code]).toEqual([name, 403, 'MembersReserved'])
      }
    }
    expect(allowed > 0).toBe(scope !== undefined)
    expect(await writtenRowsOf(server)).toEqual(before)
  })
})

describe.each(rows.filter(({ endpoint }) => endpoint.scope))('$endpoint.name by programs with every scope', ({ endpoint, about }) => {
  it('works within their tenant, and knows no record of another', async () => {
    const [request, own] = [await about(owner), await about(stranger)]
    const places = differing(request, own)
    const before = await writtenRowsOf(server)
    const tried: [typeof request, typeof places, string][] = [
      [request, places, programs.stranger],
      [request, places, programs.below],
      ...places.map((place): [typeof request, typeof places, string] => [withLeaves(own, [place]), [place], programs.stranger]),
    ]
    for (const [asked, foreign, token] of tried) {
      const [refused, unknown] = [
        await send(server, endpoint, asked, token),
        await send(server, endpoint, randomized(asked, foreign), token),
      ]
      expect([refused.status, plain(refused.body)]).toEqual([404, plain(unknown.body)])
    }
    expect(await writtenRowsOf(server)).toEqual(before)
    for (const [asked, token] of [
      [request, programs.owner],
      [own, programs.stranger],
    ] as const) {
      const { status, body } = await send(server, endpoint, asked, token)
      expect(status, body).toBeLessThan(300)
    }
  })
})

it('calls that name no record show a program nothing of another tenant', async () => {
  await owner.customer()
  const keys = await ownedKeysOf(server, owner.admin.tenantId)
  const named = rows.map(({ endpoint }) => endpoint)
  const calls = server.app.endpoints.filter((one) => one.scope && !named.includes(one))
  const shown: string[] = []
  for (const endpoint of calls) {
    const [seen, foreign] = [await send(server, endpoint, {}, programs.owner), await send(server, endpoint, {}, programs.stranger)]
    if (keys.some((key) => seen.body.includes(key))) shown.push(nameOf(endpoint))
    expect([nameOf(endpoint), foreign.status, keys.filter((key) => foreign.body.includes(key))]).toEqual([nameOf(endpoint), 200, []])
  }
  // Otherwise the test would be empty.
  expect(shown).toContain('listCustomers')
})
