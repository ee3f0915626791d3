/**
 * Figures of customers and installations. They are kept, not counted: triggers append what each write changes, and folding
 * adds it to the totals. Totals and what waits to be folded are exact at any moment, whatever was folded so far.
 */
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../platform/caller.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { findTenant, listAffiliateIds } from '../tenants/tenants.service.ts'
import { foldStatistics } from './statistics.store.ts'
import type { StatsScope } from './statistics-scope.ts'

/** Whose totals a caller asks for: all within its reach, or of one tenant there and what lies below it. */
export async function scopeOfStats(db: Db, scope: Scope, filter: readonly FilterTerm[]): Promise<StatsScope> {
  const wanted = filter.find((term) => term.field === 'tenantId')
  if (!wanted) {
    if (scope.kind === 'partner') return { ids: [scope.tenantId], isPartner: true }
    return { ids: await listAffiliateIds(db, scope), isPartner: false }
  }
  const tenant = await findTenant(db, scope, String(wanted.value))
  // As a list would be empty: whether such a tenant exists is not told.
  if (!tenant) return { ids: [], isPartner: false }
  if (tenant.kind === 'operator') return { ids: await listAffiliateIds(db, scope), isPartner: false }
  return { ids: [tenant.id], isPartner: tenant.kind === 'partner' }
}

/** Whose totals belong to a customer: a partner's own tenant, nobody's of another; with its own record unless only children are asked for. */
export async function scopeOfCustomer(
  ctx: Pick<Ctx, 'db'>,
  scope: Scope,
  id: string,
  { onlyChildren }: { onlyChildren: boolean },
): Promise<StatsScope> {
  const { partnerTenantId } = await requireCustomerRecord(ctx, scope, id)
  return { ids: partnerTenantId ? [partnerTenantId] : [], isPartner: true, ownCustomerId: onlyChildren ? undefined : id }
}

/** Folds whatever waits, in steps that hold nobody up. */
export async function foldAllStatistics(db: Db): Promise<void> {
  while (await foldStatistics(db)) {
    // the next batch
  }
}
