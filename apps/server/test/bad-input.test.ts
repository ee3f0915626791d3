import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { declarationOf, nameOf } from '@wattdesk/contract/declaration.ts'
import type { Endpoint } from '@wattdesk/contract/endpoint.ts'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { patience } from '../../../scripts/patience.ts'
import { faultsOf, inEnglish } from '../src/http/faults.ts'
import { wholeList } from '../src/platform/list-page.ts'
import { bulkActionsOf } from './bulk-actions.ts'
import { contentOf } from './content.ts'
import { givenOf } from './given.ts'
import { plant, plantedRows } from './long-lists.ts'
import { leavesOf, type Request, send, withLeaves } from './rights/requests.ts'
import { rows } from './rights/rows.ts'
import { type TenantRecords, tenantRecordsOf } from './rights/tenant-records.ts'
import { startServer } from './server.ts'

const server = startServer()
const given = givenOf(server)
let owner = {} as TenantRecords // filled before the first test

beforeAll(async () => {
  const { group } = bulkActionsOf(server)
  const shared = {
    vendorId: await given.vendor({ name: 'shared' }),
    featureGroupId: (await group()).id,
    userFeatureGroupId: (await group({ level: 'user' })).id,
    contentSchemaId: await contentOf(server, given).page(),
  }
  owner = tenantRecordsOf(server, given, await given.member('admin'), shared)
})

/** Characters that the database's text cannot contain, and days and numbers outside of its range. */
const bad = {
  text: ['a\u0000b', '\ufffd'.repeat(3_000)],
  day: ['0000-01-01', '9999-12-31', '0000-01-01T00:00:00Z', '2026-01-01T00:00:00+23:59'],
  number: [Number.MAX_SAFE_INTEGER, -(2 ** 31) - 1, 1e300],
}

function worseThan(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return bad.number
  if (typeof value !== 'string') return []
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? [...bad.day, ...bad.text] : /^\d+$/.test(value) ? [...bad.number, ...bad.text] : bad.text
}

async function expectResponse(endpoint: Endpoint, request: Request): Promise<void> {
  const { status, body } = await send(server, endpoint, request, owner.admin.token)
  expect(status, `${nameOf(endpoint)} ${JSON.stringify(request).slice(0, 500)} ${body}`).toBeLessThan(500)
}

describe.each(rows)('$endpoint.name', ({ endpoint, about }) => {
  it('responds to unstorable values with a client error in every field', async () => {
    const request = await about(owner)
    for (const { place, value } of leavesOf({ ...request, payload: undefined })) {
      for (const worse of worseThan(value)) await expectResponse(endpoint, withLeaves(request, [{ place, value: worse }]))
    }
  })
})

describe('every list', () => {
  const isList = (one: Endpoint) => 'items' in (z.toJSONSchema(declarationOf(one).response, { unrepresentable: 'any' }).properties ?? {})
  const textsOf = (endpoint: Endpoint) => {
    const { properties = {} } = z.toJSONSchema(declarationOf(endpoint).query, { io: 'input', unrepresentable: 'any' })
    return Object.keys(properties)
  }

  /** Parameters of paths other than records. */
  const ofReports = {
    aggregation: 'day',
    fromDate: '2026-10-01',
    toDate: '2026-10-31',
    states: 'active',
    product: 'pvbattery',
    vendor: 'gridx',
  }

  /** Filter fields of a list, or operators of a field, from the error for an unknown one. */
  async function knownTo(endpoint: Endpoint, params: Request['params'], filter: object): Promise<string[]> {
    const { body } = await send(server, endpoint, { params, query: { filter: JSON.stringify(filter) } }, owner.admin.token)
    const faults: { code: string; params: { known: string } }[] = JSON.parse(body).details
    return faults.find(({ code }) => code === 'UnknownFilter' || code === 'UnknownOperator')?.params.known.split(', ') ?? []
  }

  it('responds to an impossible search or filter with a client error', async () => {
    let filters = 0
    // Members cannot make calls of customers; `customer-app.test.ts` tests these.
    for (const endpoint of server.app.endpoints.filter(
      (one) => one.method === 'GET' && one.access !== 'public' && one.access !== 'customer' && declarationOf(one).query,
    )) {
      const params = { ...ofReports, ...(await rows.find((row) => row.endpoint === endpoint)?.about(owner))?.params }
      const names = textsOf(endpoint)
      for (const name of names) {
        for (const text of [...bad.text.slice(0, 1), ...bad.day]) await expectResponse(endpoint, { params, query: { [name]: text } })
      }
      for (const field of names.includes('filter') ? await knownTo(endpoint, params, { '?': 1 }) : []) {
        filters += 1
        for (const op of await knownTo(endpoint, params, { [field]: { op: '?', value: 1 } })) {
          for (const one of [...bad.text, ...bad.day]) {
            const filter = { [field]: { op, value: op === 'in' ? [one] : one } }
            await expectResponse(endpoint, { params, query: { filter: JSON.stringify(filter) } })
          }
        }
      }
    }
    expect(filters).toBeGreaterThan(40)
  })

  it('refuses a page size that is out of bounds or not a plain number, naming the field', async () => {
    const lists = server.app.endpoints.filter(
      (one) => one.method === 'GET' && declarationOf(one).query && textsOf(one).includes('limit') && isList(one),
    )
    for (const endpoint of lists) {
      const params = (await rows.find((row) => row.endpoint === endpoint)?.about(owner))?.params
      for (const limit of ['-2', '10001', '1e3', '2.5', '٣', '']) {
        const { status, body } = await send(server, endpoint, { params, query: { limit } }, owner.admin.token)
        expect([nameOf(endpoint), limit, status, JSON.parse(body).details?.[0]?.field]).toEqual([nameOf(endpoint), limit, 400, 'limit'])
      }
    }
    expect(lists.length).toBeGreaterThan(12)
  })

  const realMax = wholeList.max
  afterEach(() => {
    wholeList.max = realMax
  })

  it('returns every row for a limit of 0 or -1, and refuses more than a maximum, which is 10,000 rows and is stated by a page', async () => {
    expect(realMax).toBe(10_000)
    wholeList.max = 1_000
    const work = [owner.sale, owner.customerImport, owner.mail, owner.saleTemplate, owner.orderStatusRun, owner.bulkAction]
    const make = [...work, owner.installerCompany, owner.assigned, owner.unallocated, owner.eventDelivery]
    for (const one of make) await one()
    const pages = server.app.endpoints.filter((one) => declarationOf(one).query && textsOf(one).includes('page') && isList(one))
    expect(pages.map(nameOf).sort()).toEqual(Object.keys(plantedRows).sort())
    expect(pages.filter((one) => !declarationOf(one).errors.includes('ListTooLong')).map(nameOf)).toEqual([])
    const asked = []
    for (const endpoint of pages) {
      const params = (await rows.find((row) => row.endpoint === endpoint)?.about(owner))?.params
      const filter: Record<string, string> = textsOf(endpoint).includes('filter') ? { filter: '{}' } : {}
      const ask = (query: Record<string, string>) => send(server, endpoint, { params, query: { ...filter, ...query } }, owner.admin.token)
      const paged = JSON.parse((await ask({ limit: '100' })).body)
      const whole = JSON.parse((await ask({ limit: '0' })).body)
      expect([nameOf(endpoint), whole.total, whole.items?.length, whole.limit]).toEqual([nameOf(endpoint), paged.total, paged.total, 1_000])
      expect(whole.items.slice(0, 100)).toEqual(paged.items)
      expect(JSON.parse((await ask({ limit: '-1', page: '1' })).body)).toMatchObject({ total: whole.total, page: 1, items: [] })
      asked.push({
        name: nameOf(endpoint),
        about: { id: Object.values(params ?? {})[0], member: owner.admin.id, tenant: owner.admin.tenantId },
        ask,
      })
    }
    const counted: [name: string, total: number][] = []
    for (const { name, about, ask } of asked) {
      const { status, body } = await ask({ limit: '0' })
      const planted = plantedRows[name]
      // Lists that share a table grow together.
      if (planted && status === 200) await plant(server, planted, about, 1_001 - JSON.parse(body).total)
      const refused = await ask({ limit: '-1', page: '3' })
      expect([name, refused.status, JSON.parse(refused.body)]).toMatchObject([
        name,
        400,
        { code: 'ListTooLong', message: expect.stringContaining('10,000'), details: { max: 1_000 } },
      ])
      const { items, total, totalIsCapped } = JSON.parse((await ask({ page: '1' })).body)
      expect([name, items.length]).toEqual([name, 25])
      if (totalIsCapped) counted.push([name, total])
    }
    // An incomplete count is shown as "1,000 and more".
    expect(counted).toEqual(counted.map(([name]) => [name, 1_000]))
    expect(counted.length).toBeGreaterThan(4)
  })
})

describe('an ambiguous or disproportionately expensive body', () => {
  const good = '{"accountName":"Office","type":"partner"'
  const send = (payload: string | Buffer, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/customers',
      headers: { authorization: `Bearer ${owner.admin.token}`, 'content-type': type },
      payload,
    })

  it.each([
    ['a key twice', `${good},"type":"residential_customer"}`, { code: 'DuplicateKey', params: { key: 'type' } }],
    ['a key twice, written in two ways', `${good},"t\\u0079pe":"partner"}`, { code: 'DuplicateKey', params: { key: 'type' } }],
    ['Latin-1', Buffer.from(`${good},"city":"Köln"}`, 'latin1'), { code: 'NotUtf8' }],
    ['half a pair of surrogates', `${good},"city":"\\ud83d"}`, { field: 'city', code: 'LoneSurrogate' }],
    ['a prototype', `${good},"__proto__":{"id":1}}`, { code: 'ForbiddenKey' }],
    ['half an object', good, { code: 'NotJson' }],
    ['a quarter of a million levels', '['.repeat(262_000), { code: 'TooDeep' }],
    ['keys by the ten thousand', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}`, { code: 'TooManyKeys' }],
    ['values by the hundred thousand', `[${'0,'.repeat(120_000)}1]`, { code: 'TooManyValues' }],
  ])('is refused at once, and named: %s', async (_, payload, fault) => {
    await send('{}')
    const before = process.cpuUsage()
    const reply = await send(payload)
    // Processor time, so that other load does not count.
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(100 * patience)
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { code: 'MalformedBody', details: [fault] }])
  })

  it('is refused when it is larger than any list of IDs', async () => {
    expect((await send(' '.repeat(262_145))).json()).toMatchObject({ code: 'BodyTooLarge' })
  })

  it('is refused in another character set, and as plain text', async () => {
    expect((await send(`${good}}`, 'application/json; charset=iso-8859-1')).statusCode).toBe(415)
    expect((await send(`${good}}`, 'text/plain')).statusCode).toBe(415)
    expect((await send(`${good}}`, 'application/json; charset=UTF-8')).json().code).toBe('ValidationFailed')
  })
})

describe('a request with many faults', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 'x']))
  const faultsOf = (body: string): unknown[] => JSON.parse(body).details

  it('reports at most a hundred, so that the response is not larger than the request', async () => {
    const responses = await Promise.all([
      server.app.inject({ method: 'POST', url: '/api/v1/auth/idp/sign-up', payload: many(400) }),
      server.app.inject({ method: 'POST', url: '/api/v1/auth/idp/sign-up', payload: { token: 'x'.repeat(20_000) } }),
      server.app.inject({ method: 'GET', url: '/api/v1/auth/sign-up-uri', query: many(500) }),
      server.app.inject({ method: 'GET', url: '/api/v1/auth/authorization-uri', query: many(500) }),
    ])
    expect(responses.map((reply) => reply.statusCode)).toEqual([400, 413, 400, 400])
    for (const { statusCode, body } of responses) if (statusCode === 400) expect(faultsOf(body)).toHaveLength(100)
  })

  it('filters by fifty conditions at most', async () => {
    const ask = async (count: number) => {
      const filter = JSON.stringify({ accountName: Array.from({ length: count }, () => ({ op: 'contains', value: 'e' })) })
      return send(server, listCustomers, { query: { filter } }, owner.admin.token)
    }
    expect((await ask(50)).status).toBe(200)
    expect(faultsOf((await ask(51)).body)).toMatchObject([{ field: 'filter', code: 'TooMany', params: { max: 50 } }])
  })
})

/** A library's message about a value, or an unfilled placeholder. */
const unfit = /Invalid (input|option|string)|expected \w+, received|Too (big|small):|\{\w+\}/
const wrong = [null, true, 5, -1, 1e12, 0.5, '', 'x', 'x'.repeat(9_000), [], ['x'], Array(2_000).fill('x'), {}, { x: 1 }]

describe('the fault of a value', () => {
  it('is described in our own words, with every number, for every part of every call', () => {
    const unsaid: string[] = []
    for (const endpoint of server.app.endpoints) {
      const { params, query, body } = declarationOf(endpoint)
      for (const [part, schema] of Object.entries({ params, query, body })) {
        if (!schema) continue
        const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
        const given = Object.keys(properties).flatMap((name) => wrong.map((value) => ({ [name]: value })))
        for (const one of [...wrong, ...given]) {
          const { faults } = faultsOf('body', schema, one)
          const messages = inEnglish(faults) as FieldFault[]
          for (const { field, code, message } of messages) {
            if (unfit.test(message) || message === code) unsaid.push(`${nameOf(endpoint)} ${part}.${field} ${code}: ${message}`)
          }
        }
      }
    }
    expect([...new Set(unsaid)].slice(0, 20)).toEqual([])
  })

  it('names a missing value as required, in each part', async () => {
    const { token } = owner.admin
    const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      const { statusCode, json } = await server.app.inject({ method, url: `/api/v1${url}`, payload, headers })
      const { code, message, details } = json()
      return [statusCode, code, message, details?.[0]]
    }
    const refused = (field: string) => [
      400,
      'ValidationFailed',
      expect.stringContaining(`${field} is required`),
      { field, code: 'Required', message: `${field} is required` },
    ]
    expect(await ask('GET', '/account/activities')).toEqual(refused('filter'))
    expect((await ask('GET', '/customers/x/config/x/compare'))[2]).toBe('date is required')
    expect(await ask('POST', '/customers', {})).toEqual(refused('accountName'))
    const { statusCode, json } = await server.app.inject({ method: 'POST', url: '/api/v1/auth/sign-in' })
    expect([statusCode, json().details[0].message]).toEqual([400, 'Authorization is required'])
  })
})
