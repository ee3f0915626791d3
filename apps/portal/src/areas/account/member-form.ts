import type { Member } from '@wattdesk/contract/account/models.ts'
import type { FieldFault } from '@wattdesk/contract/errors.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import { type Role, roles } from '@wattdesk/contract/permissions.ts'

/** The first role is displayed; the others add permissions. */
export type MemberValues = {
  firstName: string
  lastName: string
  language: Language | ''
  role: Role | ''
  also: Record<Role, boolean>
}

export function valuesOf({ firstName, lastName, language, roles: held }: Pick<Member, 'firstName' | 'lastName' | 'language' | 'roles'>) {
  const [role = 'support', ...others] = held
  return { firstName, lastName, language, role, also: alsoOf(others) } satisfies MemberValues
}

export function alsoOf(others: readonly Role[]): Record<Role, boolean> {
  return {
    root: others.includes('root'),
    admin: others.includes('admin'),
    support: others.includes('support'),
    installer: others.includes('installer'),
  }
}

/** The displayed role comes first. */
export function rolesOf({ role, also }: Pick<MemberValues, 'role' | 'also'>): Role[] {
  return [...(role ? [role] : []), ...roles.filter((one) => one !== role && also[one])]
}

/** Faults of a list belong to no single field, so they appear at the first one. */
export const atRole = (fault: FieldFault): FieldFault => (fault.field.startsWith('roles') ? { ...fault, field: 'role' } : fault)
