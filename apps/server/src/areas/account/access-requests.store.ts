import { and, asc, count, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/connect.ts'
import { accessRequests, members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { scopeSql } from '../../db/filter-sql.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'

export type RequestRow = typeof accessRequests.$inferSelect

export async function insertRequest(tx: Tx, row: RequestRow): Promise<void> {
  await tx.insert(accessRequests).values(row)
}

export async function listOpenRequestsOf(tx: Tx, memberId: string): Promise<RequestRow[]> {
  return tx
    .select()
    .from(accessRequests)
    .where(and(eq(accessRequests.memberId, memberId), eq(accessRequests.state, 'open')))
    .orderBy(accessRequests.createdAt, accessRequests.id)
}

export async function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  const [row] = await db.select().from(accessRequests).where(eq(accessRequests.id, id))
  return row
}

type Decision = Pick<RequestRow, 'state' | 'decidedAt' | 'decidedBy' | 'comment'>

export async function decideRequests(tx: Tx, ids: readonly string[], decision: Decision): Promise<void> {
  await tx
    .update(accessRequests)
    .set(decision)
    .where(inArray(accessRequests.id, [...ids]))
}

const decider = alias(members, 'decider')

function selectShown(db: Db, where: SQL | undefined) {
  return db
    .select({
      request: accessRequests,
      member: members,
      decidedBy: sql<string | null>`${decider.firstName} || ' ' || ${decider.lastName}`,
    })
    .from(accessRequests)
    .innerJoin(members, eq(members.id, accessRequests.memberId))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .leftJoin(decider, eq(decider.id, accessRequests.decidedBy))
    .where(where)
    .$dynamic()
}
export type ShownRequest = Awaited<ReturnType<typeof selectShown>>[number]

export async function findShown(db: Db, id: string): Promise<ShownRequest | undefined> {
  const [row] = await selectShown(db, eq(accessRequests.id, id))
  return row
}

/** The member's latest request for exactly these permissions. */
export async function findLastFor(db: Db, memberId: string, permissions: readonly string[]): Promise<ShownRequest | undefined> {
  const isSame = sql`${accessRequests.permissions} = ${sql.param([...permissions])}::text[]`
  const [row] = await selectShown(db, and(eq(accessRequests.memberId, memberId), isSame))
    .orderBy(desc(accessRequests.createdAt), desc(accessRequests.id))
    .limit(1)
  return row
}

export async function listLatestOf(db: Db, memberId: string, max: number): Promise<ShownRequest[]> {
  return selectShown(db, eq(accessRequests.memberId, memberId)).orderBy(desc(accessRequests.createdAt), desc(accessRequests.id)).limit(max)
}

/** Open requests within a scope for any of the permissions that their reader may give, except the reader's own. */
export async function listOpenRequests(db: Db, scope: Scope, reader: { memberId: string; mayGive: readonly string[] }, max: number) {
  const where = and(
    eq(accessRequests.state, 'open'),
    isNull(members.removedAt),
    ne(accessRequests.memberId, reader.memberId),
    sql`${accessRequests.permissions} <@ ${sql.param([...reader.mayGive])}::text[]`,
    scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: members.tenantId }),
  )
  const rows = await selectShown(db, where).orderBy(asc(accessRequests.createdAt), asc(accessRequests.id)).limit(max)
  const [counted] = await db
    .select({ total: count() })
    .from(accessRequests)
    .innerJoin(members, eq(members.id, accessRequests.memberId))
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}
