import type { Impersonation } from '@wattdesk/contract/impersonation/models.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { impersonations } from '../../db/domains/customers/tables.ts'
import { members } from '../../db/domains/members/tables.ts'

/** Who viewed a customer's app, newest first. */
export async function listImpersonationsOf(db: Db, customerId: string, now: Date): Promise<Impersonation[]> {
  const rows = await db
    .select({ viewed: impersonations, memberName: sql<string>`${members.firstName} || ' ' || ${members.lastName}` })
    .from(impersonations)
    .innerJoin(members, eq(members.id, impersonations.memberId))
    .where(eq(impersonations.customerId, customerId))
    .orderBy(desc(impersonations.createdAt), desc(impersonations.id))
    .limit(50)
  return rows.map(({ viewed, memberName }) => ({
    id: viewed.id,
    memberName,
    reason: viewed.reason,
    createdAt: viewed.createdAt.toISOString(),
    expiresAt: viewed.expiresAt.toISOString(),
    endedAt: viewed.endedAt?.toISOString() ?? null,
    isOpen: viewed.endedAt === null && viewed.expiresAt > now,
  }))
}
