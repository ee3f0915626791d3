import type { Language } from '@wattdesk/contract/formats.ts'
import type { Permission, Role } from '@wattdesk/contract/permissions.ts'

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

/**
 * Which tenants' records a caller sees: all (the operator), an affiliate with the partners below it, one partner, or, with a
 * token for viewing a customer's app, that customer alone. Each is an equality on one column of a record, so that an index
 * answers it.
 */
export type Scope =
  | { kind: 'all' }
  | { kind: 'affiliate'; affiliateId: string }
  | { kind: 'partner'; tenantId: string; affiliateId: string }
  | { kind: 'customer'; customerId: string; tenantId: string; affiliateId: string }

/** The permissions that a caller lacks. */
export function missingPermissions(caller: Pick<Caller, 'permissions'>, needed: readonly Permission[] = []): Permission[] {
  return needed.filter((one) => !caller.permissions.has(one))
}

/** What a service needs to know of the call it works for, for rights and for the activity log. */
export type Call = { caller: Caller; requestId: string }
