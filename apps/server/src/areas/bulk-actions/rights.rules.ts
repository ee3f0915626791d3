import type { Permission } from '@wattdesk/contract/permissions.ts'
import { type Caller, missingPermissions } from '../../platform/caller.ts'
import { DomainError } from '../../platform/domain-error.ts'

export function requirePermissions(caller: Pick<Caller, 'permissions'>, needed: readonly Permission[]): void {
  const missing = missingPermissions(caller, needed)
  if (missing.length > 0) throw new DomainError('PermissionMissing', { permission: missing.join(', ') })
}
