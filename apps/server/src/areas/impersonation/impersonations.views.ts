import type { Impersonation } from '@wattdesk/contract/impersonation/models.ts'
import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { sessions } from '../../db/domains/auth/tables.ts'
import { impersonations } from '../../db/domains/customers/tables.ts'
import { members } from '../../db/domains/members/tables.ts'
import type { Ctx } from '../../platform/ctx.ts'

/** Who viewed a customer's app, newest first. A view ends with its session, or as soon as it `reads` no more. */
export async function listImpersonationsOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  customerId: string,
  reads: (id: string) => Promise<boolean>,
): Promise<Impersonation[]> {
  const rows = await db
    .select({
      viewed: impersonations,
      memberName: sql<string>`${members.firstName} || ' ' || ${members.lastName}`,
      endedAt: sql<Date | null>`least(${impersonations.endedAt}, ${sessions.endedAt})`.mapWith(impersonations.endedAt),
    })
    .from(impersonations)
    .innerJoin(members, eq(members.id, impersonations.memberId))
    .leftJoin(sessions, and(eq(sessions.id, impersonations.sessionId), lt(sessions.endedAt, impersonations.expiresAt)))
    .where(eq(impersonations.customerId, customerId))
    .orderBy(desc(impersonations.createdAt), desc(impersonations.id))
    .limit(50)
  return Promise.all(
    rows.map(async ({ viewed: { id, reason, createdAt, expiresAt }, memberName, endedAt }) => ({
      ...{ id, memberName, reason },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      isOpen: endedAt === null && expiresAt > clock.now() && (await reads(id)),
    })),
  )
}
