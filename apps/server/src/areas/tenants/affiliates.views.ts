import type { Country } from '@wattdesk/contract/formats.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { Affiliate } from '@wattdesk/contract/tenants/affiliates/models.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'

type Counted = { id: string; customersByType: Record<string, number>; vendors: string[] }

/** By name. Customers come from stored totals, of the partner alone for its members. */
export async function listAffiliateRows(db: Db, scope: Scope): Promise<Affiliate[]> {
  const within = scope.kind === 'all' ? undefined : eq(tenants.id, scope.affiliateId)
  const rows = await db
    .select()
    .from(tenants)
    .where(and(eq(tenants.kind, 'affiliate'), isNull(tenants.removedAt), within))
    .orderBy(asc(inNameOrder(tenants.name)), asc(tenants.id))
  const ids = sql.param(rows.map((row) => row.id))
  const [scopeIds, scopeId] = scope.kind === 'partner' ? [sql.param([scope.tenantId]), sql`${scope.tenantId}::uuid`] : [ids, sql`t.id`]
  const { rows: counted } = await db.execute<Counted>(sql`
    with totals as (
      select scope_id, type, sum(customers)::int as customers from (
        select scope_id, type, customers from customer_counts where scope_id = any(${scopeIds}) and status <> 'deleted'
        union all
        select scope_id, type, customers from customer_count_deltas where scope_id = any(${scopeIds}) and status <> 'deleted'
      ) counts group by 1, 2
    )
    select t.id, coalesce((select jsonb_object_agg(type, customers) from totals where scope_id = ${scopeId}), '{}') as "customersByType",
      coalesce((select jsonb_agg(v.display_name order by v.display_name) from vendors v
        where not exists (select from withheld_vendors w where w.vendor_id = v.id and w.tenant_id = t.id)), '[]') as vendors
    from tenants t where t.id = any(${ids})`)
  return rows.map((row) => {
    const { customersByType = {}, vendors = [] } = counted.find((one) => one.id === row.id) ?? {}
    const of = (type: string) => customersByType[type] ?? 0
    const byType = {
      residential_customer: of('residential_customer'),
      partner: of('partner'),
      whitelabel_partner: of('whitelabel_partner'),
    }
    return {
      ...row,
      // The columns contain only codes of the contract.
      country: row.country as Country,
      language: row.language as Language,
      supportedLanguages: row.supportedLanguages as Language[],
      customersByType: byType,
      customers: Object.values(byType).reduce((sum, count) => sum + count, 0),
      vendors,
    }
  })
}
