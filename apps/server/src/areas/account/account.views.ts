import type { getAccount, listMembers as listMembersCall } from '@wattdesk/contract/account/calls.ts'
import type { Member } from '@wattdesk/contract/account/models.ts'
import type { QueryOf, ResponseInput } from '@wattdesk/contract/endpoint.ts'
import type { Country } from '@wattdesk/contract/formats.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { ListOf } from '@wattdesk/contract/paging.ts'
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import { all, scopeSql } from '../../db/filter-sql.ts'
import { hasSignedUpSql } from '../../db/member-sql.ts'
import { inNameOrder } from '../../db/name-order.ts'
import type { Scope } from '../../db/scope.ts'
import { isNamedSql } from '../../db/search-sql.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { listPage } from '../../platform/list-page.ts'
import { beginningsOf } from '../../platform/words.ts'

export async function readAccount(db: Db, tenantId: string): Promise<ResponseInput<typeof getAccount>> {
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, tenantId))
  if (!tenant) throw new DomainError('NotFound')
  return {
    id: tenant.id,
    name: tenant.name,
    kind: tenant.kind,
    // Written from the contract's own lists.
    country: tenant.country as Country,
    timeZone: tenant.timeZone,
    language: tenant.language as Language,
    domain: tenant.domain,
    contactEmail: tenant.contactEmail,
    contactPhone: tenant.contactPhone,
    createdAt: tenant.createdAt.toISOString(),
    members: await db.$count(members, and(eq(members.tenantId, tenant.id), isNull(members.removedAt))),
  }
}

const orderColumns = {
  email: members.email,
  firstName: members.firstName,
  lastName: members.lastName,
  createdAt: members.createdAt,
}

export async function listMembers(db: Db, scope: Scope, query: QueryOf<typeof listMembersCall>, now: Date): Promise<ListOf<Member>> {
  return listPage(query, {
    within: [...withinSql(scope), ...searchSql(query.filterValue)],
    columns: orderColumns,
    ranks: { firstName: inNameOrder(members.firstName), lastName: inNameOrder(members.lastName) },
    order: sql`${inNameOrder(members.lastName)} asc, ${members.id} asc`,
    tie: members.id,
    select: async ({ where, order, limit, offset }) => {
      const rows = await selectMembers(db, where, now).orderBy(order).limit(limit).offset(offset)
      return rows.map(present)
    },
    count: async (where) => {
      const [counted] = await db.select({ total: count() }).from(members).innerJoin(tenants, eq(tenants.id, members.tenantId)).where(where)
      return counted?.total ?? 0
    },
  })
}

/** Sorted by name. */
export async function listMembersByIds(db: Db, scope: Scope, ids: readonly string[], now: Date): Promise<Member[]> {
  const where = all([...withinSql(scope), inArray(members.id, [...ids])])
  const rows = await selectMembers(db, where, now).orderBy(inNameOrder(members.lastName), members.id)
  return rows.map(present)
}

function selectMembers(db: Db, where: SQL, now: Date) {
  return db
    .select({
      member: members,
      tenantName: tenants.name,
      lastSeenAt: sql<string | null>`(select max(s.last_used_at) from sessions s where s.member_id = ${members.id})`,
      hasSignedUp: hasSignedUpSql,
      lentUntil: sql<string | null>`(
        select max(l.ends_at) from access_loans l
        where l.member_id = ${members.id} and l.closed_at is null and l.ends_at > ${now.toISOString()}::timestamptz)`,
      multifactorActive: sql<boolean>`exists (select from multifactors f where f.member_id = ${members.id} and f.activated_at is not null)`,
    })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(where)
    .$dynamic()
}

function withinSql(scope: Scope): SQL[] {
  return [isNull(members.removedAt), scopeSql(scope, { affiliateId: tenants.affiliateId, tenantId: members.tenantId })]
}

function searchSql(text: string | undefined): SQL[] {
  if (!text) return []
  const name = sql`${members.firstName} || ' ' || ${members.lastName} || ' ' || ${members.email}`
  return [isNamedSql(name, { typed: text, beginnings: beginningsOf(text) })]
}

function present({
  member,
  tenantName,
  lastSeenAt,
  hasSignedUp,
  multifactorActive,
  lentUntil,
}: Awaited<ReturnType<typeof selectMembers>>[number]): Member {
  return {
    id: member.id,
    email: member.email,
    firstName: member.firstName,
    lastName: member.lastName,
    roles: member.roles,
    language: member.language,
    tenantId: member.tenantId,
    tenantName,
    createdAt: member.createdAt.toISOString(),
    lastSeenAt: lastSeenAt ? new Date(lastSeenAt).toISOString() : null,
    hasSignedUp,
    multifactorActive,
    lentUntil: lentUntil ? new Date(lentUntil).toISOString() : null,
    version: member.version,
  }
}
