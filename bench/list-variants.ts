import { listCustomers } from '@wattdesk/contract/customers/calls.ts'
import { declarationOf } from '@wattdesk/contract/declaration.ts'
import type { CustomerListQuery } from '../apps/server/src/areas/customers/lists/customer-rows.views.ts'
import type { Scope } from '../apps/server/src/db/scope.ts'
import { onServer } from './databases.ts'

export type ListVariant = { path: string; scope: Scope; affiliateIds: string[]; query: CustomerListQuery }

const orders = ['createdAt:desc', 'createdAt:asc', 'accountName:asc', 'accountName:desc', 'lastSeenAt:desc', 'city:asc', 'zipCode:desc']
const filters = [
  { type: 'residential_customer' },
  { status: 'active' },
  { status: { op: 'in', value: ['active', 'inactive'] } },
  { source: 'crm', type: 'residential_customer' },
  { source: { op: 'in', value: ['csv', 'user'] } },
]

/** Five hundred lists of an affiliate's admin. Filter, order and page rotate, so that caches do not help. */
export async function listVariants(databaseUrl: string): Promise<ListVariant[]> {
  const affiliateId = await germanAffiliate(databaseUrl)
  return Array.from({ length: 500 }, (_, at) => {
    const parameters = new URLSearchParams({
      page: String(at % 37),
      limit: '25',
      order: orders[at % orders.length] ?? '',
      filter: JSON.stringify(filters[at % filters.length]),
    })
    return {
      path: `/api/v1/customers?${parameters}`,
      scope: { kind: 'affiliate', affiliateId },
      affiliateIds: [affiliateId],
      query: declarationOf(listCustomers).query.parse(Object.fromEntries(parameters)),
    }
  })
}

async function germanAffiliate(databaseUrl: string): Promise<string> {
  const { rows } = await onServer(databaseUrl, (client) =>
    client.query<{ id: string }>("select id from tenants where kind = 'affiliate' and country = 'DE'"),
  )
  return rows[0]?.id ?? ''
}
