import type { Language } from '@wattdesk/contract/languages.ts'
import type { Role } from '@wattdesk/contract/permissions.ts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { members } from '../../../db/domains/members/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'

/** The member's fields for signing in, with the tenant that decides their scope. */
export type SigningMember = {
  id: string
  email: string
  firstName: string
  lastName: string
  language: Language
  roles: Role[]
  tenant: typeof tenants.$inferSelect
  /** Present and recent loans to the member. */
  loans: { permissions: string[]; endsAt: string }[]
}

/** Open loans of the row's member, including expired ones. */
export const openLoansSql = sql<SigningMember['loans']>`(
  select coalesce(json_agg(json_build_object('permissions', l.permissions, 'endsAt', l.ends_at)), '[]'::json)
  from access_loans l where l.member_id = ${members.id} and l.closed_at is null)`

export async function findMember(db: Db, id: string): Promise<SigningMember | undefined> {
  return selectOne(db, eq(members.id, id))
}

export async function findMemberByEmail(db: Db, email: string): Promise<SigningMember | undefined> {
  return selectOne(db, eq(members.email, email))
}

async function selectOne(db: Db, where: SQL): Promise<SigningMember | undefined> {
  const [row] = await db
    .select({
      id: members.id,
      email: members.email,
      firstName: members.firstName,
      lastName: members.lastName,
      language: members.language,
      roles: members.roles,
      tenant: tenants,
      loans: openLoansSql,
    })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(and(where, isNull(members.removedAt)))
  return row
}
