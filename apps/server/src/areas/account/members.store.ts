import type { Role } from '@wattdesk/contract/permissions.ts'
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { escapeLike, scopeSql } from '../../db/filter-sql.ts'
import { hasSignedUpSql } from '../../db/member-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/transaction.ts'
import { beginningsOf } from '../../platform/words.ts'

export type MemberRow = typeof members.$inferSelect

/** Undefined for a removed member. */
export async function lockMember(tx: Tx, id: string): Promise<MemberRow | undefined> {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.removedAt)))
    .for('update')
  return row
}

export async function findMemberRow(db: Db, id: string): Promise<MemberRow | undefined> {
  const [row] = await db
    .select()
    .from(members)
    .where(and(eq(members.id, id), isNull(members.removedAt)))
  return row
}

/** Skips removed members. */
export async function lockMembersOf(tx: Tx, tenantId: string): Promise<MemberRow[]> {
  return tx
    .select()
    .from(members)
    .where(and(eq(members.tenantId, tenantId), isNull(members.removedAt)))
    .orderBy(members.id)
    .for('update')
}

/** Returns false if a member with this address exists already. */
export async function insertMember(tx: Tx, member: typeof members.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(members).values(member).onConflictDoNothing().returning({ id: members.id })
  return rows.length > 0
}

export async function updateMemberRow(tx: Tx, id: string, change: Partial<MemberRow>): Promise<void> {
  await tx
    .update(members)
    .set({ ...change, version: sql`${members.version} + 1` })
    .where(eq(members.id, id))
}

/** Frees a member's open alarms and other work, as if the member had given them back. */
export async function freeWorkOf(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update work_claims set note = null, snoozed_until = null, version = version + 1, updated_at = ${at.toISOString()}
    where kind = 'alarm' and object_id in (select id from alarms where assigned_to = ${id} and cleared_at is null)`)
  await tx.execute(sql`
    update alarms set assigned_to = null, version = version + 1 where assigned_to = ${id} and cleared_at is null`)
  await tx.execute(sql`
    update work_claims set owner_id = null, note = null, snoozed_until = null, version = version + 1, updated_at = ${at.toISOString()}
    where owner_id = ${id}`)
}

/** Removing a member frees their address. */
export async function isAddressTaken(db: Db, email: string): Promise<boolean> {
  return (await db.$count(members, and(eq(members.email, email), isNull(members.removedAt)))) > 0
}

export async function hasSignedUp(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ hasSignedUp: hasSignedUpSql }).from(members).where(eq(members.id, id))
  return row?.hasSignedUp === true
}

/** Serializes removals of the role root by one lock for all: two transactions that lock each other's member would deadlock. */
export async function lockRoots(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7240045)`)
}

export async function isOtherRoot(db: Db, id: string): Promise<boolean> {
  const others = and(sql`'root' = any(${members.roles})`, isNull(members.removedAt), ne(members.id, id))
  return (await db.$count(members, others)) > 0
}

/** Fields needed to mail a member. */
export type Mentionable = Pick<MemberRow, 'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'tenantId'> & {
  affiliateId: string | null
}

const asMailed = {
  id: members.id,
  email: members.email,
  firstName: members.firstName,
  lastName: members.lastName,
  language: members.language,
  tenantId: members.tenantId,
  affiliateId: tenants.affiliateId,
}

/** Of these tenants, or of any. Limited, because a few are enough to notify. */
export async function listMembersWithRole(db: Db, role: Role, tenantIds?: readonly string[]): Promise<Mentionable[]> {
  const ofTenants = tenantIds ? inArray(members.tenantId, [...tenantIds]) : undefined
  return db
    .select(asMailed)
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(isNull(members.removedAt), sql`${role} = any(${members.roles})`, ofTenants))
    .orderBy(members.createdAt, members.id)
    .limit(20)
}

/** Members of a scope with one of these roles who see a customer: those of the operator, of its affiliate, and of its tenant. */
export async function listMembersWhoSee(
  db: Db,
  scope: Scope,
  customer: { tenantId: string; affiliateId: string; roles: readonly Role[] },
  wanted: { ids: readonly string[] } | { searchValue: string },
): Promise<Mentionable[]> {
  const prefix = 'searchValue' in wanted ? `${escapeLike(wanted.searchValue.trim().toLowerCase())}%` : undefined
  const beginnings = 'searchValue' in wanted ? beginningsOf(wanted.searchValue) : ''
  const name = sql`${members.firstName} || ' ' || ${members.lastName}`
  return db
    .select(asMailed)
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(
      and(
        isNull(members.removedAt),
        scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: members.tenantId }),
        or(eq(tenants.kind, 'operator'), inArray(members.tenantId, [customer.tenantId, customer.affiliateId])),
        sql`${members.roles} && ${sql.param([...customer.roles])}::text[]`,
        'ids' in wanted ? inArray(members.id, [...wanted.ids]) : undefined,
        prefix === undefined
          ? undefined
          : sql`(lower(${name}) like ${prefix} or lower(${members.lastName}) like ${prefix} or words_of(${name}) @@ ${beginnings}::tsquery)`,
      ),
    )
    .orderBy(inNameOrder(members.firstName), inNameOrder(members.lastName), members.id)
    .limit(prefix === undefined ? 100 : 10)
}
