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
