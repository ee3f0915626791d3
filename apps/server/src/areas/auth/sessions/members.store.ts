import type { LentRole } from '@wattdesk/contract/account/access/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { Role } from '@wattdesk/contract/permissions.ts'
import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { members } from '../../../db/domains/members/tables.ts'
import { tenants } from '../../../db/domains/tenants/tables.ts'
import { all } from '../../../db/filter-sql.ts'
import { prepared } from '../../../db/prepared-statements.ts'

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
  loans: SigningLoan[]
}
/** `tenant`: the only one in which the permissions count; null: everywhere. */
export type SigningLoan = {
  id: string
  role: LentRole
  permissions: string[]
  endsAt: string
  tenant: Pick<typeof tenants.$inferSelect, 'id' | 'kind' | 'affiliateId'> | null
}

/** Open loans of the row's member, including expired ones. Those for a tenant that was removed are over. */
export const openLoansSql = sql<SigningLoan[]>`(
  select coalesce(json_agg(json_build_object(
    'id', l.id, 'role', l.role, 'permissions', coalesce(l.tenant_permissions, l.permissions), 'endsAt', l.ends_at,
    'tenant', case when l.tenant_id is not null then json_build_object('id', t.id, 'kind', t.kind, 'affiliateId', t.affiliate_id) end
  )), '[]'::json)
  from access_loans l left join tenants t on t.id = l.tenant_id
  where l.member_id = ${members.id} and l.closed_at is null and t.removed_at is null)`

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
    .where(prepared(all([where, isNull(members.removedAt)])))
  return row
}
