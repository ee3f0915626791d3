import { declarationOf, nameOf } from '@wattdesk/contract/declaration.ts'
import { type Endpoint, permissionsOf } from '@wattdesk/contract/endpoint.ts'
import { permissionsOfRole, type Role, roles } from '@wattdesk/contract/permissions.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bulkActionsOf } from './bulk-actions.ts'
import { contentOf } from './content.ts'
import { type GivenMember, givenOf } from './given.ts'
import { ownedKeysOf } from './rights/owned-keys.ts'
import { differing, type Leaf, plain, type Request, randomized, send, withLeaves } from './rights/requests.ts'
import { rows } from './rights/rows.ts'
import { type Shared, type TenantRecords, tenantRecordsOf } from './rights/tenant-records.ts'
import { startServer } from './server.ts'
import { writtenRowsOf } from './written-rows.ts'

const server = startServer()
const given = givenOf(server)
const members = {} as Record<Role, GivenMember> // these are filled before the first test
let nobody = {} as GivenMember
let owner = {} as TenantRecords
let stranger = {} as TenantRecords
let below = {} as GivenMember
let shared = {} as Shared

beforeAll(async () => {
  const { group } = bulkActionsOf(server)
  shared = {
    vendorId: await given.vendor({ name: 'shared' }),
    featureGroupId: (await group()).id,
    userFeatureGroupId: (await group({ level: 'user' })).id,
    contentSchemaId: await contentOf(server, given).page(),
  }
  owner = tenantRecordsOf(server, given, await given.member('admin'), shared)
  stranger = tenantRecordsOf(server, given, await given.member(['admin', 'support', 'installer']), shared)
  below = await given.member('admin', (await owner.partner()).partnerTenantId)
  for (const role of roles) members[role] = await given.member(role, role === 'root' ? undefined : owner.admin.tenantId)
  // Some permissions belong to every role: a member without them would have no role, which the database forbids.
  await server.sql('alter table members drop constraint members_roles_check')
  nobody = await given.member('installer', owner.admin.tenantId)
  await server.sql("update members set roles = '{}' where id = $1", [nobody.id])
})

/** The response to a member without permission: the missing permissions. */
function missing(endpoint: Endpoint, held: readonly string[]): readonly string[] {
  const lacking = permissionsOf(endpoint.access).filter((one) => !held.includes(one))
  const isAny = typeof endpoint.access === 'object' && 'anyOf' in endpoint.access
  return isAny && lacking.length < permissionsOf(endpoint.access).length ? [] : lacking
}

/** Values of a body or query, in each of their forms. */
function formsOf(schema: z.ZodType | undefined): Record<string, unknown>[] {
  if (!schema) return []
  const { properties, anyOf, oneOf } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return [properties, ...[...(anyOf ?? []), ...(oneOf ?? [])].map((one) => one.properties)].map((one) => ({ ...one }))
}

/** Whether a call names a record, in its path, query or body. An ID that the caller chooses for a new record does not count. */
function namesRecords(endpoint: Endpoint): boolean {
  const { access, path } = endpoint
  const { params, body, query } = declarationOf(endpoint)
  const holdKeys = (forms: Record<string, unknown>[]) => forms.some((one) => JSON.stringify(one).includes('"format":"uuid"'))
  const hasKeys = holdKeys([...formsOf(body), ...formsOf(query)].map((one) => ({ ...one, id: undefined })))
  // The paths of reports also name days, products and states.
  const isInPath = path.startsWith('/api/v1/reports/') ? holdKeys(formsOf(params)) : path.includes('{')
  // Vendors are shared by all tenants; vendors.test.ts tests which tenants may use one.
  // Only the operator's members remove affiliates: affiliates.test.ts tests it.
  // Features, flags and schemas of content are shared too: feature-groups.test.ts, feature-flags.test.ts, content-schemas.test.ts.
  const isShared =
    /^\/api\/v1\/(settings\/(iot-vendors|feature-flags)|feature-groups|features|content-schemas)/.test(path) ||
    nameOf(endpoint) === 'removeAffiliate'
  // Favourites are only IDs in a member's preferences; other calls read the records.
  const isKept = path === '/api/v1/profile/me/preferences'
  // Recipients of other tenants and unknown ones are the same fault of their field: business-reports.test.ts.
  const isFault = nameOf(endpoint) === 'addReportSchedule'
  // Calls of the app are made by customers, not members: customer-app.test.ts.
  return access !== 'public' && access !== 'customer' && !isShared && !isKept && !isFault && (isInPath || hasKeys)
}

/** The permissions as a refusal names them: all of them, or any one. */
const named = ({ access }: Endpoint, lacking: readonly string[]) =>
  lacking.join(typeof access === 'object' && 'anyOf' in access ? ' or ' : ', ')

describe('every call by every role', () => {
  it.each(roles)('returns 403 to %s without the permission, naming it, and anything else with it', async (role) => {
    const calls = server.app.endpoints.filter((endpoint) => permissionsOf(endpoint.access).length > 0)
    expect(calls.length).toBeGreaterThan(100)
    for (const endpoint of calls) {
      const lacking = missing(endpoint, permissionsOfRole(role))
      const response = await server.app.inject({
        method: endpoint.method,
        url: endpoint.path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000'),
        headers: { authorization: `Bearer ${members[role].token}` },
      })
      if (lacking.length > 0) {
        expect([nameOf(endpoint), response.statusCode]).toEqual([nameOf(endpoint), 403])
        expect(response.json()).toMatchObject({
          code: 'PermissionMissing',
          details: { permission: named(endpoint, lacking) },
        })
      } else {
        expect([nameOf(endpoint), response.statusCode]).not.toEqual([nameOf(endpoint), 403])
        expect(response.statusCode, `${nameOf(endpoint)}: ${response.body}`).toBeLessThan(500)
      }
    }
  })
})

describe('the table of calls that name a record', () => {
  it('has exactly one row for each of them', () => {
    const expected = server.app.endpoints.filter(namesRecords).map(nameOf)
    expect(rows.map(({ endpoint }) => nameOf(endpoint)).sort()).toEqual(expected.sort())
  })
})

describe.each(rows)('$endpoint.name', ({ endpoint, about, exceptions }) => {
  const ask = (request: Request, by?: GivenMember) => send(server, endpoint, request, by?.token)

  async function expectForbidden(request: Request): Promise<void> {
    expect((await ask(request)).status, 'without a token').toBe(401)
    for (const [by, held] of [
      [nobody, []],
      [members.support, permissionsOfRole('support')],
    ] as const) {
      const lacking = missing(endpoint, held)
      if (lacking.length === 0) continue
      const response = await ask(request, by)
      expect([response.status, response.code], response.body).toEqual([403, 'PermissionMissing'])
      expect(JSON.parse(response.body).details).toEqual({ permission: named(endpoint, lacking) })
    }
  }

  /** Requests records of others, and unknown ones, between which the caller must not be able to distinguish. */
  async function expectUnknown(by: GivenMember, request: Request, places: Leaf[]): Promise<void> {
    const [foreign, random] = [await ask(request, by), await ask(randomized(request, places), by)]
    expect(foreign.status, foreign.body).toBe(exceptions.judgesEach ? 200 : 404)
    expect(plain(foreign.body)).toBe(plain(random.body))
    if (exceptions.judgesEach) expect(JSON.parse(foreign.body)).toMatchObject({ planned: 0, refused: 1 })
  }

  it('works only within its own tenant and with permission', async () => {
    const [request, own] = [await about(owner), await about(stranger)]
    const places = differing(request, own)
    const before = await writtenRowsOf(server)
    await expectForbidden(request)
    if (!exceptions.judgesEach) {
      await expectUnknown(stranger.admin, request, places)
      // Records of others stay unknown below, beside and within own ones.
      for (const place of places) await expectUnknown(stranger.admin, withLeaves(own, [place]), [place])
      if (exceptions.fromBelow) expect(await ask(request, below)).toMatchObject({ status: 403, code: exceptions.fromBelow })
      else await expectUnknown(below, request, places)
    }
    expect(await writtenRowsOf(server), 'nothing was changed').toEqual(before)
    if (exceptions.judgesEach) await expectUnknown(stranger.admin, request, places)
    for (const response of [await ask(request, owner.admin), await ask(own, stranger.admin)]) {
      expect(response.status, response.body).toBeLessThan(300)
    }
  })
})

const chosen = rows.filter(({ endpoint }) => formsOf(declarationOf(endpoint).body).some((form) => 'id' in form))
describe.each(chosen)('$endpoint.name with a key chosen by its caller', ({ endpoint, about }) => {
  it('creates one record, and hides a foreign record with the same ID', async () => {
    const [request, own] = [await about(owner), await about(stranger)]
    const id = crypto.randomUUID()
    const ask = (asked: Request, { admin }: TenantRecords) => send(server, endpoint, { ...asked, body: { ...asked.body, id } }, admin.token)
    const first = await ask(request, owner)
    expect([first.status, JSON.parse(first.body).id], first.body).toEqual([200, id])
    const before = await writtenRowsOf(server)
    expect(await ask(request, owner)).toMatchObject({ status: 200, body: expect.stringContaining(id) })
    expect((await ask(own, stranger)).code).toMatch(/^Conflict$|NotFound$/)
    expect(await writtenRowsOf(server)).toEqual(before)
  })
})

/** Parts that calls without a record require. */
const partsOf = (endpoint: Endpoint): Request => {
  const { query } = declarationOf(endpoint)
  const { required = [] } = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : {}
  const days = { fromDate: '2026-10-01', toDate: '2026-10-31' }
  const world = { zoom: '4', west: '-180', south: '-85', east: '180', north: '85' }
  const named = {
    filter: '{}',
    term: 'Customer',
    list: 'customers',
    report: 'creation',
    kind: 'pvbattery',
    language: 'en',
    ids: shared.vendorId,
    userIds: shared.vendorId,
  }
  const isOfGroup = endpoint.path.startsWith('/api/v1/feature-groups')
  return {
    params: {
      ...{ ...days, aggregation: 'day', states: 'active', product: 'pvbattery', version: '1', vendorId: shared.vendorId },
      id: isOfGroup ? shared.featureGroupId : shared.contentSchemaId,
    },
    query: Object.fromEntries(required.map((name) => [name, { ...named, ...days, ...world, permissions: 'read:dashboard' }[name] ?? ''])),
  }
}

// Last, because the calls above create what these must not show: records, log entries, e-mails, notifications, runs.
describe('calls that name no record', () => {
  it('show members of another region nothing of this one', async () => {
    const keys = await ownedKeysOf(server, owner.admin.tenantId)
    const own = rows.map(({ endpoint }) => endpoint)
    const calls = server.app.endpoints.filter(
      (one) => one.method === 'GET' && !own.includes(one) && !['public', 'customer', 'multifactor'].includes(String(one.access)),
    )
    const [shown, seen, refused]: [string[], string[], string[]] = [[], [], []]
    for (const endpoint of calls) {
      const [foreign, mine] = [
        await send(server, endpoint, partsOf(endpoint), stranger.admin.token),
        await send(server, endpoint, partsOf(endpoint), owner.admin.token),
      ]
      if (keys.some((key) => mine.body.includes(key))) shown.push(nameOf(endpoint))
      seen.push(...keys.filter((key) => foreign.body.includes(key)).map((key) => `${nameOf(endpoint)} ${key}`))
      if (foreign.status !== 200) refused.push(nameOf(endpoint))
    }
    expect(seen).toEqual([])
    // Otherwise the test would be empty: the owner sees records in these calls, and the stranger may make them.
    expect(shown.length).toBeGreaterThan(20)
    expect(refused).toEqual(['readServiceStatus'])
  })
})
