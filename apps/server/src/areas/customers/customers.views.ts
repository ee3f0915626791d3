import { purgeDueAt } from '@wattdesk/contract/customer-lifecycle.ts'
import type { Customer, Site } from '@wattdesk/contract/customers.ts'
import { aliasedTable, and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers } from '../../db/schema/customers.ts'
import { members } from '../../db/schema/members.ts'
import { sites } from '../../db/schema/sites.ts'
import { tenants } from '../../db/schema/tenants.ts'
import type { Scope } from '../../db/scope.ts'
import { DomainError } from '../../platform/domain-error.ts'

const sourceMember = aliasedTable(members, 'source_member')

/** One customer within a scope, as its account tab shows it. */
export async function findCustomer(db: Db, scope: Scope, id: string): Promise<Customer | undefined> {
  const [row] = await db
    .select({
      customer: customers,
      tenantName: tenants.name,
      country: sql<Customer['country']>`coalesce(${sites.country}, ${tenants.country})`,
      sourceUser: sql<string | null>`${sourceMember.firstName} || ' ' || ${sourceMember.lastName}`,
    })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.tenantId))
    .leftJoin(sites, and(eq(sites.customerId, customers.id), sites.isMain))
    .leftJoin(sourceMember, eq(sourceMember.id, customers.sourceMemberId))
    .where(and(eq(customers.id, id), customerScopeSql(scope)))
  return row && presentCustomer(row.customer, row)
}

export async function requireCustomer(db: Db, scope: Scope, id: string): Promise<Customer> {
  const found = await findCustomer(db, scope, id)
  if (!found) throw new DomainError('CustomerNotFound')
  return found
}

type Joined = { tenantName: string; country: Customer['country']; sourceUser: string | null }

function presentCustomer(row: typeof customers.$inferSelect, { tenantName, country, sourceUser }: Joined): Customer {
  const iso = (value: Date | null) => value?.toISOString() ?? null
  return {
    ...row,
    tenant: { id: row.tenantId, name: tenantName },
    country,
    source: { kind: row.sourceKind, user: sourceUser },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    joinedAt: iso(row.joinedAt),
    lastSeenAt: iso(row.lastSeenAt),
    deactivatedAt: iso(row.deactivatedAt),
    deletedAt: iso(row.deletedAt),
    purgeAt: row.deactivatedAt && row.status === 'inactive' ? purgeDueAt(row.deactivatedAt).toISOString() : null,
    site:
      row.siteName === null ? null : { name: row.siteName, address: row.address ?? '', zipCode: row.zipCode ?? '', city: row.city ?? '' },
    idp: row.idpId ? { id: row.idpId, link: row.idpLink } : null,
    gvs: {
      enabled: row.gvsEnabled,
      redeemedAmount: row.gvsRedeemedCents === null ? null : { cents: row.gvsRedeemedCents, currency: 'EUR' },
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

export function presentSite(row: typeof sites.$inferSelect): Site {
  return {
    ...row,
    country: row.country as Site['country'], // written only from the contract's list
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
