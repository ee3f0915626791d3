import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type GivenMember, givenOf } from '../../../../test/given.ts'
import { startServer } from '../../../../test/server.ts'

const server = startServer()
const given = givenOf(server)
const columns = { createdAt: 'created_at', accountName: 'account_name', lastSeenAt: 'last_seen_at', city: 'city', zipCode: 'zip_code' }
let admin: GivenMember

beforeAll(async () => {
  admin = await given.member('admin')
  // Every third of 4,200 customers matches "solar", and half of those live in a town of that name, late in the alphabet.
  await server.sql(`
    insert into customers (id, tenant_id, affiliate_id, type, status, account_name, account_email, source_kind, created_at,
      updated_at, last_seen_at, city, zip_code)
    select gen_random_uuid(), '${admin.tenantId}', '${admin.tenantId}', 'residential_customer', 'active',
      case when place % 6 = 0 then 'Solar ' else 'Home ' end || (place * 7919) % 500, 'home-' || place || '@search.example', 'crm',
      timestamptz '2026-01-01' + place * interval '1 minute', now(),
      case when place % 3 = 0 then null else timestamptz '2026-02-01' + (place % 50) * interval '1 hour' end,
      case when place % 6 = 3 then 'Zell Solar' else 'Town ' || place % 30 end, lpad((place % 90)::text, 5, '0')
    from generate_series(1, 4200) place`)
})

describe('a search with more matches than are counted', () => {
  it.each(Object.entries(columns))('is ordered by %s like a plain query, in both directions', async (field, column) => {
    for (const direction of ['asc', 'desc'] as const) {
      const found = await server.sql<{ id: string }>(
        `select id from customers where affiliate_id = '${admin.tenantId}' and (account_name ~ 'Solar' or city ~ 'Solar')
         order by ${column} ${direction} nulls ${direction === 'asc' ? 'first' : 'last'}, id ${direction}`,
      )
      expect(found).toHaveLength(1_400)
      for (const page of [0, 3, 20, 55]) {
        const query = { searchValue: 'solar', order: `${field}:${direction}`, page: String(page) }
        const { body } = await server.call(listCustomers, { token: admin.token, query })
        expect(body.items.map((item) => item.id)).toEqual(found.slice(page * 25, page * 25 + 25).map((row) => row.id))
        expect([body.totalIsCapped, body.total]).toEqual([true, Math.max(1_000, page * 25 + 25)])
      }
      const whole = { searchValue: 'solar', order: `${field}:${direction}`, page: '55', exactTotal: 'true' as const }
      const { body } = await server.call(listCustomers, { token: admin.token, query: whole })
      expect([body.total, body.totalIsCapped]).toEqual([1_400, false])
      expect(body.items.map((item) => item.id)).toEqual(found.slice(1_375, 1_400).map((row) => row.id))
    }
  })
})

describe('a search for what names or cities begin with, which stand in the middle of their order', () => {
  const begun = ['Zora', 'ZORA', 'Zo\u0301ra', 'zora-lena', 'Zorab', 'Müller', 'Mueller', 'MULLER', 'Weißzora']
  const elsewhere = ['Anna Zora', '„Zora“', 'Dr. Müller', 'Bar-Zora', 'Zoðra', 'Zz Zora', 'Zo\u00adra']
  let member: GivenMember

  beforeAll(async () => {
    member = await given.member('admin')
    // 4,050 others stand before 3,400 that begin so, and as many after them. One in 65 of these has the word elsewhere.
    await server.sql(
      `insert into customers (id, tenant_id, affiliate_id, type, status, account_name, account_email, source_kind, created_at, updated_at, city)
       select gen_random_uuid(), $1, $1, 'residential_customer', 'active', name || ' ' || place % 40, 'begun-' || place || '@search.example',
         'crm', now(), now(), case when place % 50 > 0 then name end
       from generate_series(1, 11500) place cross join lateral (
         select case when place <= 4050 then 'Am Haus' when place > 7450 then 'Zzyzx Haus' when place % 65 = 0 then ($3::text[])[1 + place / 65 % 7]
           else ($2::text[])[1 + place % 9] end as name
       ) named`,
      [member.tenantId, begun, elsewhere],
    )
  })

  it.each(['accountName', 'city'])('finds the same in the order of %s as one that orders every match', async (field) => {
    for (const searchValue of ['zora', 'zor', 'müller', 'mueller']) {
      for (const direction of ['asc', 'desc']) {
        for (const page of ['0', '2']) {
          const query = { searchValue, order: `${field}:${direction},createdAt:asc`, page, filter: '{"status":"active"}' }
          const near = await server.call(listCustomers, { token: member.token, query })
          expect(near.body.totalIsCapped).toBe(true)
          const all = await server.call(listCustomers, { token: member.token, query: { ...query, exactTotal: 'true' } })
          expect(all.body.items.length).toBe(25)
          const namesOf = ({ items }: typeof near.body) => items.map(({ id, accountName }) => [id, accountName])
          expect([searchValue, direction, page, namesOf(near.body)]).toEqual([searchValue, direction, page, namesOf(all.body)])
        }
      }
    }
  })
})

describe('a search for a word so frequent that only a sample of its matches is counted first', () => {
  const searchValue = 'sonnenhaus'
  const filter = '{"zipCode":"10115"}'
  let member: GivenMember

  beforeAll(async () => {
    member = await given.member('admin')
    const other = await given.member('admin')
    // Most of the matches belong to another tenant, so that a sample has too few of this one's.
    await server.sql(
      `insert into customers (id, tenant_id, affiliate_id, type, status, account_name, account_email, source_kind, created_at,
         updated_at, zip_code)
       select gen_random_uuid(), tenant, tenant, 'residential_customer', 'active', 'Sonnenhaus', 'sonne-' || place || '@search.example',
         'crm', timestamptz '2026-01-01' + place * interval '1 minute', now(), case when place % 4 > 0 then '10115' end
       from generate_series(1, 8000) place cross join lateral (select case when place <= 1200 then $1 else $2 end::uuid as tenant) owned`,
      [member.tenantId, other.tenantId],
    )
  })

  it('counts every match below the cap, and finds the same as one that reads every match', async () => {
    const few = await server.call(listCustomers, { token: member.token, query: { searchValue, filter } })
    expect([few.body.total, few.body.totalIsCapped ?? false]).toEqual([900, false])
    for (const order of ['createdAt:asc', 'accountName:desc']) {
      const query = { searchValue, order, page: '7' }
      const near = await server.call(listCustomers, { token: member.token, query })
      expect([near.body.total, near.body.totalIsCapped]).toEqual([1_000, true])
      const all = await server.call(listCustomers, { token: member.token, query: { ...query, exactTotal: 'true' } })
      expect([all.body.total, all.body.items]).toEqual([1_200, near.body.items])
    }
  })
})

describe('a list by creation, as the dashboard links to it', () => {
  const since = { createdAt: { op: 'gte', value: '2026-01-01T00:00:00Z' } }
  const counted = async (filter: object) => {
    const { body } = await server.call(listCustomers, { token: admin.token, query: { filter: JSON.stringify(filter), limit: 1 } })
    return [body.total, body.totalIsCapped ?? false]
  }

  it('has the exact total, also of some states; other filters are counted up to a thousand', async () => {
    expect(await counted(since)).toEqual([4_200, false])
    expect(await counted({ ...since, status: 'active' })).toEqual([4_200, false])
    expect(await counted({ ...since, idpStatus: 'unregistered' })).toEqual([1_000, true])
  })
})

it('does not find a partner’s customers by the word that represents their tenant', async () => {
  const partner = await given.customer(admin, { type: 'partner', site: undefined })
  const tenantId = partner.partnerTenantId ?? ''
  await given.customer(admin, { tenantId })
  for (const searchValue of ['tenan', 'tenant:', `tenant:${tenantId}`]) {
    const { body } = await server.call(listCustomers, { token: admin.token, query: { searchValue } })
    expect(body.items).toEqual([])
  }
})
