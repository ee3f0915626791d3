import { addCustomer, getCustomer, listCustomers, updateCustomer } from '@wattdesk/contract/customers/calls.ts'
import { getCustomerStats } from '@wattdesk/contract/statistics/calls.ts'
import { expect, it } from 'vitest'
import { givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'
import { foldCustomerCounts } from './customer-counts.store.ts'

const server = startServer()
const given = givenOf(server)
const filter = (fields: object) => JSON.stringify(fields)

async function three() {
  const admin = await given.member('admin')
  for (const accountName of ['Äpfel & Co', 'Brücke 100%', 'under_score']) {
    await given.customer(admin, { accountName, type: 'partner', site: undefined })
    server.clock.advance(1_000)
  }
  return admin
}

it('is newest first by default, sorted as requested, and paged; pages beyond the end are empty', async () => {
  const { token } = await three()
  const names = async (query: object) => (await server.call(listCustomers, { token, query })).body.items.map((item) => item.accountName)
  expect(await names({})).toEqual(['under_score', 'Brücke 100%', 'Äpfel & Co'])
  expect(await names({ order: 'createdAt:asc', limit: 1, page: 1 })).toEqual(['Brücke 100%'])
  expect(await names({ page: 7 })).toEqual([])
  expect(await names({ limit: 10, page: 90 })).toEqual([])
})

it('orders names as readers of any language do, both ways, in the list, a search and the export', async () => {
  const admin = await given.member('admin')
  const ordered = [
    'agnès Petit',
    'Ägidius Roth',
    'Agnieszka Zając',
    'Köhler',
    'Kohut',
    'Krüger',
    'Łukasz Wilk',
    'Lundström',
    'Zoe',
    'Žižka',
  ]
  for (const accountName of ordered.toReversed())
    await given.customer(admin, { accountName, type: 'partner', site: undefined, externalReferenceId: `Region ${accountName}` })
  const { token } = admin
  const names = async (query: object) => (await server.call(listCustomers, { token, query })).body.items.map((item) => item.accountName)
  const expected = ordered.toSorted(new Intl.Collator('und').compare)
  expect(expected.slice(0, 3)).toEqual(['Ägidius Roth', 'agnès Petit', 'Agnieszka Zając'])
  expect(await names({ order: 'accountName:asc' })).toEqual(expected)
  expect(await names({ order: 'accountName:desc' })).toEqual(expected.toReversed())
  expect(await names({ order: 'accountName:asc', searchValue: 'region' })).toEqual(expected)
  expect(await names({ order: 'accountName:asc', limit: 3, page: 1 })).toEqual(expected.slice(3, 6))
})

it('reads far pages from the nearer end with the same result', async () => {
  const admin = await given.member('admin')
  for (let i = 0; i < 55; i++) await given.customer(admin, { type: 'partner', site: undefined })
  const query = { limit: 1, order: 'createdAt:asc' }
  const near = await server.call(listCustomers, { token: admin.token, query: { order: 'createdAt:asc', limit: 100 } })
  const far = await server.call(listCustomers, { token: admin.token, query: { ...query, page: 52 } })
  expect(far.body.items[0]?.id).toBe(near.body.items[52]?.id)
  expect(far.body.total).toBe(55)
})

it('searches literally, in any case, over every word', async () => {
  const { token } = await three()
  const found = async (searchValue: string) => (await server.call(listCustomers, { token, query: { searchValue } })).body.total
  expect(await found('brücke')).toBe(1)
  expect(await found('100%')).toBe(1)
  expect(await found('%')).toBe(1)
  expect(await found('_')).toBe(1)
  expect(await found('_score')).toBe(1)
  expect(await found('under_s')).toBe(1)
  expect(await found('score')).toBe(1)
  expect(await found("o'brien; drop table")).toBe(0)
  expect(await found('\\')).toBe(0)
  expect(await found("'a' & !'b':*")).toBe(0)
  expect(await found('co äpfel')).toBe(1)
})

it('finds words in the middle of a name, whatever encloses or joins them', async () => {
  const admin = await given.member('admin')
  for (const accountName of ['Anna “Sunny” O’Brien', 'Meier%Söhne', 'Haus+Hof:Becker'])
    await given.customer(admin, { accountName, type: 'partner', site: undefined })
  const found = async (searchValue: string) => {
    const { body } = await server.call(listCustomers, { token: admin.token, query: { searchValue } })
    return body.items.map((item) => item.accountName)
  }
  for (const word of ['sunny', 'brien']) expect(await found(word)).toEqual(['Anna “Sunny” O’Brien'])
  for (const word of ['söhne', '%', '%söh', 'meier%']) expect(await found(word)).toEqual(['Meier%Söhne'])
  for (const word of ['hof', 'becker']) expect(await found(word)).toEqual(['Haus+Hof:Becker'])
})

it('compares names as displayed, however their accents are encoded', async () => {
  const admin = await given.member('admin')
  const [composed, decomposed] = ['Győr', 'Gyo\u030br']
  const body = given.customerModel(admin.tenantId, { accountName: `Haus ${decomposed}`, externalReferenceId: `GV ${decomposed}` })
  const made = await server.call(addCustomer, { token: admin.token, body })
  expect(made.body).toMatchObject({ accountName: `Haus ${composed}`, externalReferenceId: `GV ${composed}` })
  for (const text of [composed, decomposed]) {
    const narrowings = [{ searchValue: text }, { filter: filter({ accountName: { op: 'contains', value: text } }) }]
    for (const query of narrowings) expect((await server.call(listCustomers, { token: admin.token, query })).body.total).toBe(1)
    const twin = given.customerModel(admin.tenantId, { externalReferenceId: `GV ${text}` })
    expect((await server.call(addCustomer, { token: admin.token, body: twin })).error.code).toBe('DuplicatedCustomer')
  }
})

it('pages through the matches of a search in every order, with their total, and is empty beyond the end', async () => {
  const admin = await given.member('admin')
  for (const accountName of ['Sonne C', 'Sonne A', 'Sonne B', 'Mond'])
    await given.customer(admin, { accountName, type: 'partner', site: undefined })
  const page = async (order: string, at: number) => {
    const query = { searchValue: 'sonne', order, limit: 2, page: at }
    const { body } = await server.call(listCustomers, { token: admin.token, query })
    return [body.total, ...body.items.map((item) => item.accountName)]
  }
  expect(await page('accountName:asc', 0)).toEqual([3, 'Sonne A', 'Sonne B'])
  expect(await page('accountName:asc', 1)).toEqual([3, 'Sonne C'])
  expect(await page('accountName:asc', 5)).toEqual([3])
  expect((await page('createdAt:asc', 0))[0]).toBe(3)
  expect(await page('createdAt:desc', 9)).toEqual([3])
})

it('filters, and counts with the kept counters and without', async () => {
  const { token } = await three()
  const total = async (fields: object) => (await server.call(listCustomers, { token, query: { filter: filter(fields) } })).body.total
  expect(await total({ type: 'partner' })).toBe(3)
  await foldCustomerCounts(server.ctx.db)
  expect(await total({ type: 'partner', status: { op: 'in', value: ['active'] } })).toBe(3)
  expect(await total({ type: 'residential_customer' })).toBe(0)
  expect(await total({ accountName: { op: 'startsWith', value: 'brü' } })).toBe(1)
  for (const flag of ['whiteLabel', 'twoFactor', 'technical']) {
    expect([flag, await total({ [flag]: false }), await total({ [flag]: true })]).toEqual([flag, 3, 0])
  }
  for (const field of ['joinedAt', 'lastSeenAt']) expect(await total({ [field]: { op: 'gte', value: '2020-01-01' } })).toBe(0)
  expect(
    await total({
      createdAt: [
        { op: 'gte', value: '2020-01-01' },
        { op: 'lt', value: '2021-01-01' },
      ],
    }),
  ).toBe(0)
  const stats = await server.call(getCustomerStats, { token })
  expect(stats.body).toMatchObject({ total: 3, byType: { partner: 3, residential_customer: 0 }, bySource: { user: 3 } })
})

it.each([
  ['an unknown filter', { filter: filter({ shoeSize: 42 }) }, 'filter.shoeSize', 'UnknownFilter'],
  ['an unknown operator', { filter: filter({ city: { op: 'regex', value: '.*' } }) }, 'filter.city', 'UnknownOperator'],
  ['a value of the wrong kind', { filter: filter({ type: 'vip' }) }, 'filter.type', 'FilterValueInvalid'],
  ['__proto__', { filter: '{"__proto__":{"a":1}}' }, 'filter', 'FilterNotObject'],
  ['a filter that is no object', { filter: '[1]' }, 'filter', 'FilterNotObject'],
  ['an unknown order', { order: 'password:asc' }, 'order', 'UnknownOrder'],
  ['an unknown direction', { order: 'createdAt:sideways' }, 'order', 'UnknownDirection'],
  ['a negative page', { page: -1 }, 'page', 'PageNegative'],
  ['a page that is no number', { page: 'NaN' }, 'page', 'WholeNumber'],
  ['a limit above 100', { limit: 101 }, 'limit', 'LimitOutOfRange'],
  ['an unknown parameter', { shape: 'round' }, 'shape', 'UnknownField'],
])('refuses %s, naming the field', async (_, query, field, code) => {
  const { token } = await given.member('admin')
  const { status, error } = await server.call(listCustomers, { token, query: query as never })
  expect(status).toBe(400)
  expect(error.details).toEqual(expect.arrayContaining([expect.objectContaining({ field, code })]))
})

it('shows and counts only customers of the own tenant and those below; root sees all', async () => {
  const [admin, other, root] = [await given.member('admin'), await given.member('admin'), await given.member('root')]
  const mine = await given.customer(admin)
  const theirs = await given.customer(other)
  const list = await server.call(listCustomers, { token: admin.token })
  expect(list.body.items.map((item) => item.id)).toEqual([mine.id])
  const foreign = await server.call(getCustomer, { token: admin.token, params: { id: theirs.id } })
  expect([foreign.status, foreign.error.code]).toEqual([404, 'CustomerNotFound'])
  const changed = await server.call(updateCustomer, {
    token: admin.token,
    params: { id: theirs.id },
    body: { version: 1, accountName: 'Mine' },
  })
  expect(changed.status).toBe(404)
  const all = await server.call(listCustomers, { token: root.token, query: { limit: 100 } })
  expect(all.body.items.map((item) => item.id)).toEqual(expect.arrayContaining([mine.id, theirs.id]))
})
