import type { TenantChoice } from '@wattdesk/contract/tenants.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { tenants } from '../../db/schema/tenants.ts'
import type { Scope } from '../../db/scope.ts'

/** The affiliates within a scope, by name. */
export async function listAffiliates(db: Db, scope: Scope): Promise<TenantChoice[]> {
  const within = scope.kind === 'all' ? sql`true` : eq(tenants.id, scope.affiliateId)
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
    .where(and(eq(tenants.kind, 'affiliate'), within))
    .orderBy(asc(tenants.name))
  return rows as TenantChoice[] // the columns hold only codes of the catalogue: the seeds and forms check them
}
