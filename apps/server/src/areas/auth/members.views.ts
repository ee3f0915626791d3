import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import { hasSignedUpSql } from '../../db/member-sql.ts'
import type { Caller } from '../../platform/caller.ts'

/** Members whose invitations a caller may manage, by ID: those within reach, and root members only for root members. */
export async function listSigningMembers(
  db: Db,
  { scope, roles }: Pick<Caller, 'scope' | 'roles'>,
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
        roles.includes('root') ? undefined : sql`not 'root' = any(${members.roles})`,
        scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: members.tenantId }),
      ),
    )
    .orderBy(members.email)
}
