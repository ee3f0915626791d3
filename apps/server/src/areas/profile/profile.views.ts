import type { Preferences, Profile } from '@wattdesk/contract/profile/models.ts'
import { languageOf } from '@wattdesk/i18n/languages.ts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { members } from '../../db/domains/members/tables.ts'
import { tenants } from '../../db/domains/tenants/tables.ts'
import type { Caller } from '../../platform/caller.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** The calling member's current record. */
export async function readProfile(db: Db, caller: Caller, state: Pick<Profile, 'multifactor' | 'loans'>): Promise<Profile> {
  const [row] = await db
    .select({ member: members, tenant: tenants })
    .from(members)
    .innerJoin(tenants, eq(tenants.id, members.tenantId))
    .where(eq(members.id, caller.memberId))
  if (!row) throw new DomainError('NotFound')
  const { member, tenant } = row
  return {
    id: member.id,
    email: member.email,
    firstName: member.firstName,
    lastName: member.lastName,
    language: member.language,
    roles: member.roles,
    permissions: [...caller.permissions],
    tenant: presentTenant(tenant),
    previewedRole: caller.previewedRole ?? null,
    workingIn: await findWorkingIn(db, caller, state.loans),
    ...state,
    createdAt: member.createdAt.toISOString(),
    version: member.version,
  }
}

async function findWorkingIn(db: Db, { workingIn }: Caller, loans: Profile['loans']): Promise<Profile['workingIn']> {
  const loan = workingIn && loans.find((one) => one.id === workingIn.loanId)
  if (!loan) return null
  const [tenant] = await db.select().from(tenants).where(eq(tenants.id, workingIn.tenantId))
  return tenant ? { loan, tenant: presentTenant(tenant) } : null
}

const presentTenant = ({ id, name, kind, timeZone, language }: typeof tenants.$inferSelect): Profile['tenant'] => ({
  ...{ id, name, kind, timeZone },
  language: languageOf(language),
})

export async function readPreferences(db: Db, memberId: string): Promise<Preferences> {
  const [row] = await db
    .select({ preferences: members.preferences, language: members.language })
    .from(members)
    .where(eq(members.id, memberId))
  if (!row) throw new DomainError('NotFound')
  // Stored values were validated by the contract when they came in.
  return { ...(row.preferences as Preferences), language: row.language }
}
