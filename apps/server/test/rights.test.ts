import { permissionsOf } from '@wattdesk/contract/endpoint.ts'
import { permissionsOfRole, type Role, roles } from '@wattdesk/contract/permissions.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from './given.ts'
import { startServer } from './server.ts'

const server = startServer()
const given = givenOf(server)
const members = {} as Record<Role, GivenMember> // filled before the first test

beforeAll(async () => {
  for (const role of roles) members[role] = await given.member(role)
})

const calls = () => server.app.endpoints.filter((endpoint) => permissionsOf(endpoint.access).length > 0)
/** An address of the call about records that do not exist. */
const addressOf = (path: string) => path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')

describe('every call, asked by every role', () => {
  it.each(roles)('answers %s without the permission 403, naming it; with it, anything else', async (role) => {
    const held = new Set<string>(permissionsOfRole(role))
    expect(calls().length).toBeGreaterThan(15)
    for (const endpoint of calls()) {
      const needed = permissionsOf(endpoint.access)
      const all = typeof endpoint.access === 'object' && 'allOf' in endpoint.access
      const isAllowed = all ? needed.every((one) => held.has(one)) : needed.some((one) => held.has(one))
      const answer = await server.app.inject({
        method: endpoint.method,
        url: addressOf(endpoint.path),
        headers: { authorization: `Bearer ${members[role].token}` },
      })
      if (isAllowed) {
        expect([endpoint.name, answer.statusCode]).not.toEqual([endpoint.name, 403])
        expect(answer.statusCode, `${endpoint.name}: ${answer.body}`).toBeLessThan(500)
      } else {
        const missing = needed.filter((one) => !held.has(one)).join(', ')
        expect([endpoint.name, answer.statusCode]).toEqual([endpoint.name, 403])
        expect(answer.json()).toMatchObject({ code: 'PermissionMissing', details: { permission: missing } })
      }
    }
  })
})

describe('every call about a customer, asked from another tenant', () => {
  it('answers 404 as if there were none, and changes nothing', async () => {
    const owner = members.admin
    const stranger = await given.member('admin')
    const { id, siteId } = await given.customer(owner)
    const own = await given.customer(stranger)
    const before = await server.sql<{ entries: number }>('select count(*)::int as entries from activity_entries')
    const about = server.app.endpoints.filter((endpoint) => /^\/api\/v1\/customers\/\{(id|customerId)\}/.test(endpoint.path))
    expect(about.length).toBeGreaterThan(8)
    for (const endpoint of about) {
      for (const customerId of [id, own.id]) {
        const url = endpoint.path
          .replace(/\{(id|customerId)\}/, customerId)
          .replace('{siteId}', siteId)
          .replace(/\{\w+\}/g, id)
        // Of the stranger's own customer only what hangs below it is foreign.
        if (customerId === own.id && !endpoint.path.includes('{siteId}')) continue
        const answer = await server.app.inject({ method: endpoint.method, url, headers: { authorization: `Bearer ${stranger.token}` } })
        // What is missing in the request is found out before the record is looked for: the answer is the same for any id.
        const isIncomplete = endpoint.body !== undefined || endpoint.query?.safeParse({}).success === false
        expect([endpoint.name, answer.statusCode]).toEqual([endpoint.name, isIncomplete ? 400 : 404])
      }
    }
    expect(await server.sql('select count(*)::int as entries from activity_entries')).toEqual(before)
  })
})
