import { DomainError } from '../../platform/domain-error.ts'

type Accessed = { expiresAt: Date; assignedAt: Date | null }

/**
 * Throws if access to the installation has expired. After the assignment, access expires only for the company's installers, not for the
 * customer's own staff.
 */
export function requireUnexpired({ expiresAt, assignedAt }: Accessed, isOfCompany: boolean, now: Date): void {
  if (expiresAt > now || (assignedAt && !isOfCompany)) return
  throw new DomainError('UnallocatedInstallationExpired', { expiredAt: expiresAt.toISOString() })
}
