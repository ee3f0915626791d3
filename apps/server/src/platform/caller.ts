import type { Language } from '@wattdesk/contract/languages.ts'
import type { Permission, Role } from '@wattdesk/contract/permissions.ts'
import type { Scope } from '../db/scope.ts'

/** Who makes a call, as the server's own record says at that moment. */
export type Caller = {
  kind: 'member' | 'client'
  memberId: string
  name: string
  email: string
  language: Language
  roles: readonly Role[]
  permissions: ReadonlySet<string>
  sessionId: string
  scope: Scope
}

/** The permissions that a caller lacks. */
export function missingPermissions(caller: Pick<Caller, 'permissions'>, needed: readonly Permission[] = []): Permission[] {
  return needed.filter((one) => !caller.permissions.has(one))
}

/** What a service needs to know of the call it works for, for rights and for the activity log. */
export type Call = { caller: Caller; requestId: string }
