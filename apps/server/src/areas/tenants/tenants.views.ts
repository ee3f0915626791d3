import type { TenantChoice } from '@wattdesk/contract/tenants/models.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'

/** Affiliates, or the partner's own tenant for its members; by name. */
export async function listTenantChoices(db: Db, scope: Scope): Promise<TenantChoice[]> {
  const within =
    scope.kind === 'all' ? eq(tenants.kind, 'affiliate') : eq(tenants.id, scope.kind === 'affiliate' ? scope.affiliateId : scope.tenantId)
  const rows = await db
    .select({
      id: tenants.id,
      name: tenants.name,
      kind: tenants.kind,
      country: tenants.country,
      timeZone: tenants.timeZone,
      language: tenants.language,
    })
    .from(tenants)
    .where(and(within, isNull(tenants.removedAt)))
    .orderBy(asc(inNameOrder(tenants.name)))
  return rows as TenantChoice[] // the columns contain only codes of the catalogue: seeds and forms validate them
}
