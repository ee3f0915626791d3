import type { getMigration, listMigrationTargets } from '@wattdesk/contract/customer-lifecycle/calls.ts'
import type { PartnerMigration } from '@wattdesk/contract/customer-lifecycle/models.ts'
import type { ResponseInput } from '@wattdesk/contract/endpoint.ts'
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { customers, partnerMigrations } from '../../../db/domains/customers/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'
import { inNameOrder } from '../../../db/name-order.ts'
import { isNamedSql } from '../../../db/search-sql.ts'
import { beginningsOf } from '../../../platform/words.ts'

const targetsMax = 20

export async function readMigration(db: Db, customerId: string, tenantId: string): Promise<ResponseInput<typeof getMigration>> {
  const [[row], remaining] = await Promise.all([
    db
      .select({ migration: partnerMigrations, target: { id: tenants.id, name: tenants.name } })
      .from(partnerMigrations)
      .innerJoin(tenants, eq(tenants.id, partnerMigrations.targetTenantId))
      .where(eq(partnerMigrations.customerId, customerId))
      .orderBy(desc(partnerMigrations.createdAt), desc(partnerMigrations.id))
      .limit(1),
    db.$count(customers, and(eq(customers.tenantId, tenantId), ne(customers.status, 'deleted'))),
  ])
  return { migration: row ? present(row) : null, remaining }
}

function present({ migration, target }: { migration: typeof partnerMigrations.$inferSelect; target: PartnerMigration['target'] }) {
  return {
    ...migration,
    target,
    startedBy: migration.memberName,
    createdAt: migration.createdAt.toISOString(),
    finishedAt: migration.finishedAt?.toISOString() ?? null,
  }
}

/** Possible targets: the affiliate first, then active partners by name. */
export async function listTargets(
  db: Db,
  { affiliateId, tenantId }: { affiliateId: string; tenantId: string },
  searchValue: string | undefined,
): Promise<ResponseInput<typeof listMigrationTargets>> {
  const named = searchValue ? isNamedSql(sql`${tenants.name}`, { typed: searchValue, beginnings: beginningsOf(searchValue) }) : undefined
  const rows = await db
    .select({ id: tenants.id, name: tenants.name, kind: sql<'affiliate' | 'partner'>`${tenants.kind}` })
    .from(tenants)
    .leftJoin(customers, eq(customers.partnerTenantId, tenants.id))
    .where(
      and(
        eq(tenants.affiliateId, affiliateId),
        ne(tenants.id, tenantId),
        isNull(tenants.removedAt),
        sql`(${tenants.kind} = 'affiliate' or ${customers.status} = 'active')`,
        named,
      ),
    )
    // The index leads by affiliate and kind, and `affiliate` comes before `partner`.
    .orderBy(asc(tenants.kind), asc(inNameOrder(tenants.name)), asc(tenants.id))
    .limit(targetsMax + 1)
  return { items: rows.slice(0, targetsMax), hasMore: rows.length > targetsMax }
}
