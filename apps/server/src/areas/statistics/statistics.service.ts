/**
 * Customer and installation statistics. They are kept, not counted: triggers append the delta of each write, and folding adds
 * deltas to totals. Totals plus unfolded deltas are exact at any moment.
 */
import type { FilterTerm } from '@wattdesk/contract/paging.ts'
import type { Db } from '../../db/connect.ts'
import type { Scope } from '../../db/scope.ts'
import type { StatsScope } from '../../db/statistics-sql.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireCustomerRecord } from '../customers/customers.service.ts'
import { findTenant, listAffiliateIds } from '../tenants/tenants.service.ts'
import { foldStatistics } from './statistics.store.ts'

/** The scope of a caller's statistics: all visible tenants, or one of them with everything below it. */
export async function scopeOfStats(db: Db, scope: Scope, filter: readonly FilterTerm[]): Promise<StatsScope> {
  const wanted = filter.find((term) => term.field === 'tenantId')
  if (!wanted) {
    if (scope.kind === 'partner') return { ids: [scope.tenantId], isPartner: true }
    return { ids: await listAffiliateIds(db, scope), isPartner: false }
  }
  const tenant = await findTenant(db, scope, String(wanted.value))
  // Returns an empty scope, so that the existence of the tenant is not revealed.
  if (!tenant) return { ids: [], isPartner: false }
  if (tenant.kind === 'operator') return { ids: await listAffiliateIds(db, scope), isPartner: false }
  return { ids: [tenant.id], isPartner: tenant.kind === 'partner' }
}

/** A customer's statistics: a partner's own tenant, plus its own record unless only its customers are requested. */
export async function scopeOfCustomer(
  ctx: Pick<Ctx, 'db'>,
  scope: Scope,
  id: string,
  { onlyChildren }: { onlyChildren: boolean },
): Promise<StatsScope> {
  const { partnerTenantId } = await requireCustomerRecord(ctx, scope, id)
  return { ids: partnerTenantId ? [partnerTenantId] : [], isPartner: true, ownCustomerId: onlyChildren ? undefined : id }
}

/** Folds all waiting deltas in batches small enough not to block writers. */
export async function foldAllStatistics(db: Db): Promise<void> {
  while (await foldStatistics(db)) {
    // the next batch
  }
}
