import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { hasSignedUpSql } from '../../db/member-sql.ts'
import { members } from '../../db/schema/members.ts'
import { tenants } from '../../db/schema/tenants.ts'
import type { Scope } from '../../platform/caller.ts'

/** Members within a scope, by their keys, as far as their invitations need them. */
export async function listSigningMembers(
  db: Db,
  scope: Scope,
  ids: readonly string[],
): Promise<{ id: string; email: string; hasSignedUp: boolean }[]> {
  return db
    .select({ id: members.id, email: members.email, hasSignedUp: hasSignedUpSql })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(
      and(
        inArray(members.id, [...ids]),
        isNull(members.removedAt),
        scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: members.tenantId }),
      ),
    )
    .orderBy(members.email)
}
