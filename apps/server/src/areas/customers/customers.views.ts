import { purgeDueAt } from '@wattdesk/contract/customer-lifecycle/terms.ts'
import type { Customer, Site } from '@wattdesk/contract/customers/models.ts'
import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { uuidArray } from '../../db/binary-arrays.ts'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers, sites } from '../../db/domains/customers/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { isoInstant, isoInstantOrNull } from '../../db/instants.ts'
import { prepared } from '../../db/prepared-statements.ts'
import type { Scope } from '../../db/scope.ts'
import { DomainError } from '../../platform/domain-error.ts'

const columns = sql.raw(
  Object.entries(getTableColumns(customers))
    .map(([name, column]) => `c.${column.name} as "${name}"`)
    .join(', '),
)
const scoped = { affiliateId: sql.raw('c.affiliate_id'), tenantId: sql.raw('c.tenant_id'), customerId: sql.raw('c.id') }

type Instant = 'createdAt' | 'updatedAt' | 'joinedAt' | 'lastSeenAt' | 'deactivatedAt' | 'deletedAt'
type Columns = typeof customers.$inferSelect
/** A customer as the driver reads it: instants and large numbers are text. */
type RawCustomer = Omit<Columns, Instant | 'gvsRedeemedCents'> & {
  [Name in Instant]: null extends Columns[Name] ? string | null : string
} & { gvsRedeemedCents: string | null; tenantName: string; country: Customer['country']; sourceUser: string | null }

/** A customer as its account tab shows it. Written as SQL: building it from parts costs more than its execution. */
const selected = sql`
  select ${columns}, t.name as "tenantName", coalesce(s.country, t.country) as country,
    m.first_name || ' ' || m.last_name as "sourceUser"
  from customers c
  join tenants t on t.id = c.tenant_id
  left join sites s on s.customer_id = c.id and s.is_main
  left join members m on m.id = c.source_member_id`

export async function findCustomer(db: Db, scope: Scope, id: string): Promise<Customer | undefined> {
  const { rows } = await db.execute<RawCustomer>(prepared(sql`${selected} where c.id = ${id} and ${scopeSql(scope, scoped)}`))
  return rows[0] && presentCustomer(rows[0])
}

/** Customers outside the scope are omitted. */
export async function findCustomers(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, Customer>> {
  const { rows } = await db.execute<RawCustomer>(
    sql`${selected} where c.id = any(${uuidArray(ids, (id) => id)}::uuid[]) and ${scopeSql(scope, scoped)}`,
  )
  return new Map(rows.map((row) => [row.id, presentCustomer(row)]))
}

/** Sites outside the scope are omitted. */
export async function findSites(db: Db, scope: Scope, ids: readonly string[]): Promise<Map<string, Site>> {
  const rows = await db
    .select({ site: sites })
    .from(sites)
    .innerJoin(customers, eq(customers.id, sites.customerId))
    .where(and(inArray(sites.id, [...ids]), customerScopeSql(scope)))
  return new Map(rows.map(({ site }) => [site.id, presentSite(site)]))
}

export async function requireCustomer(db: Db, scope: Scope, id: string): Promise<Customer> {
  const found = await findCustomer(db, scope, id)
  if (!found) throw new DomainError('CustomerNotFound')
  return found
}

function presentCustomer({ tenantName, sourceUser, ...row }: RawCustomer): Customer {
  return {
    ...row,
    tenant: { id: row.tenantId, name: tenantName },
    source: { kind: row.sourceKind, user: sourceUser },
    createdAt: isoInstant(row.createdAt),
    updatedAt: isoInstant(row.updatedAt),
    joinedAt: isoInstantOrNull(row.joinedAt),
    lastSeenAt: isoInstantOrNull(row.lastSeenAt),
    deactivatedAt: isoInstantOrNull(row.deactivatedAt),
    deletedAt: isoInstantOrNull(row.deletedAt),
    purgeAt: row.deactivatedAt && row.status === 'inactive' ? purgeDueAt(new Date(row.deactivatedAt)).toISOString() : null,
    site:
      row.siteName === null ? null : { name: row.siteName, address: row.address ?? '', zipCode: row.zipCode ?? '', city: row.city ?? '' },
    idp: row.idpId ? { id: row.idpId, link: row.idpLink } : null,
    gvs: {
      enabled: row.gvsEnabled,
      redeemedAmount: row.gvsRedeemedCents === null ? null : { cents: Number(row.gvsRedeemedCents), currency: 'EUR' },
    },
  }
}

export async function listSitesOf(db: Db, customerId: string): Promise<Site[]> {
  const rows = await db
    .select()
    .from(sites)
    .where(eq(sites.customerId, customerId))
    .orderBy(desc(sites.isMain), asc(sites.createdAt), asc(sites.id))
    .limit(500)
  return rows.map(presentSite)
}

export function presentSite({ approximateLatitude: latitude, approximateLongitude: longitude, ...row }: typeof sites.$inferSelect): Site {
  return {
    ...row,
    approximatePlace: latitude === null || longitude === null ? null : { latitude, longitude },
    country: row.country as Site['country'], // written only from the contract's list
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
