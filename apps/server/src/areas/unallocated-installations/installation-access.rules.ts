import { DomainError } from '../../platform/domain-error.ts'

type Accessed = { expiresAt: Date; assignedAt: Date | null }

/**
 * Refuses an installation whose access has expired, to the instant. After the assignment it expires only for the company's installers:
 * the customer's own staff keep access.
 */
export function requireUnexpired({ expiresAt, assignedAt }: Accessed, isOfCompany: boolean, now: Date): void {
  if (expiresAt > now || (assignedAt && !isOfCompany)) return
  throw new DomainError('UnallocatedInstallationExpired', { expiredAt: expiresAt.toISOString() })
}
