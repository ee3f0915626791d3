import type { IdpProvider, SystemOwner, TenantAffiliate } from '@wattdesk/contract/customers/record/models.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { customerScopeSql } from '../../db/customer-sql.ts'
import { customers } from '../../db/domains/customers/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { searchSql } from './lists/customer-search.views.ts'

const targetsMax = 20

type Tenanted = { affiliateId: string; type: string }

/** The affiliate of a customer and, for a residential customer, its active partners that match a search; by name. */
export async function listMoveTargets(
  db: Db,
  scope: Scope,
  customer: Tenanted,
  searchValue: string | undefined,
): Promise<{ items: SystemOwner[]; hasMore: boolean }> {
  const columns = { id: tenants.id, name: tenants.name, kind: tenants.kind }
  // A caller restricted to one partner sees no other tenant.
  const within = scope.kind === 'partner' ? eq(tenants.id, scope.tenantId) : sql`true`
  const [affiliate, partners] = await Promise.all([
    searchValue
      ? []
      : db
          .select(columns)
          .from(tenants)
          .where(and(eq(tenants.id, customer.affiliateId), within)),
    customer.type === 'residential_customer' ? selectPartners() : [],
  ])
  return { items: [...affiliate, ...partners.slice(0, targetsMax)], hasMore: partners.length > targetsMax }

  function selectPartners() {
    return db
      .select(columns)
      .from(customers)
      .innerJoin(tenants, eq(tenants.id, customers.partnerTenantId))
      .where(
        and(
          eq(customers.affiliateId, customer.affiliateId),
          within,
          // As constants, so that the partial index of the types applies.
          sql`${customers.type} in ('partner', 'whitelabel_partner') and ${customers.status} = 'active'`,
          searchValue ? searchSql(searchValue) : undefined,
        ),
      )
      .orderBy(asc(inNameOrder(customers.accountName)), asc(customers.id))
      .limit(targetsMax + 1)
  }
}

/** Settings of a customer's affiliate. */
export async function findAffiliateOf(db: Db, affiliateId: string): Promise<TenantAffiliate> {
  const [row] = await db.select().from(tenants).where(eq(tenants.id, affiliateId))
  if (!row) throw new DomainError('NotFound')
  return {
    ...row,
    country: row.country as TenantAffiliate['country'], // the columns contain only codes of the catalogue
    supportedLanguages: row.supportedLanguages as TenantAffiliate['supportedLanguages'],
    pvOnboarding: { email: row.pvOnboardingEmail, phone: row.pvOnboardingPhone, installEmail: row.pvOnboardingInstallEmail },
  }
}

/** A customer's account at the identity provider of its affiliate. */
export async function requireIdpProvider(db: Db, scope: Scope, id: string): Promise<IdpProvider> {
  const [row] = await db
    .select({ customer: customers, affiliate: tenants })
    .from(customers)
    .innerJoin(tenants, eq(tenants.id, customers.affiliateId))
    .where(and(eq(customers.id, id), customerScopeSql(scope)))
  if (!row) throw new DomainError('CustomerNotFound')
  const { customer, affiliate } = row
  return {
    id: customer.idpId,
    link: customer.idpLink,
    status: customer.idpStatus,
    registeredAt: customer.joinedAt?.toISOString() ?? null,
    lastSeenAt: customer.lastSeenAt?.toISOString() ?? null,
    twoFactor: customer.twoFactor,
    provider: { type: affiliate.idpType, clientId: affiliate.idpClientId, poolId: affiliate.idpPoolId },
  }
}
