import type { Permission } from '@wattdesk/contract/permissions.ts'
import type { Caller } from '../../platform/caller.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** The permissions that the caller lacks. */
export function missingPermissions(caller: Pick<Caller, 'permissions'>, needed: readonly Permission[] = []): Permission[] {
  return needed.filter((one) => !caller.permissions.has(one))
}

export function requirePermissions(caller: Pick<Caller, 'permissions'>, needed: readonly Permission[]): void {
  const missing = missingPermissions(caller, needed)
  if (missing.length > 0) throw new DomainError('PermissionMissing', { permission: missing.join(', ') })
}
