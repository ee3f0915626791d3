import type { ActivityRunKind } from '@wattdesk/contract/activities/terms.ts'
import type { Language } from '@wattdesk/contract/languages.ts'
import type { Permission, Role } from '@wattdesk/contract/permissions.ts'
import type { Scope } from '../db/scope.ts'

/** Whoever makes a call, as recorded by the server at that moment. */
export type Caller = {
  /** `viewer`: a member who views a customer's app; `customer`: a customer's user in the app. Both make only calls of the app. */
  kind: 'member' | 'client' | 'viewer' | 'customer'
  /** ID of the member, or of the customer's user. */
  memberId: string
  name: string
  email: string
  language: Language
  roles: readonly Role[]
  permissions: ReadonlySet<string>
  sessionId: string
  scope: Scope
  /** End of lent permissions, when they are read again. */
  permissionsUntil?: Date
  /** The role that this session previews. Such a session changes nothing. */
  previewedRole?: Role
  /** The tenant in which this session works, by a loan for it: the scope is that tenant's, not the member's. */
  workingIn?: { loanId: string; tenantId: string }
  viewEndsAt?: Date
}

export function missingPermissions(caller: Pick<Caller, 'permissions'>, needed: readonly Permission[] = []): Permission[] {
  return needed.filter((one) => !caller.permissions.has(one))
}

/**
 * The call on whose behalf a service works: determines rights and the activity log. `reverts`: the log entry that it reverts, which its
 * entries name.
 */
export type Call = { caller: Caller; requestId: string; run?: Run; reverts?: string }

/** Work on many records, named by the request that started it. The activity log shows it as one entry. */
export type Run = { kind: ActivityRunKind; startedAt: Date }
