import { DomainError } from '../../platform/domain-error.ts'

type Accessed = { expiresAt: Date; assignedAt: Date | null }

/**
 * Refuses an installation whose access has expired, to the instant. Once assigned, it expires for the installers of the
 * company alone: the customer's own staff go on seeing it.
 */
export function requireUnexpired({ expiresAt, assignedAt }: Accessed, isOfCompany: boolean, now: Date): void {
  if (expiresAt > now || (assignedAt && !isOfCompany)) return
  throw new DomainError('UnallocatedInstallationExpired', { expiredAt: expiresAt.toISOString() })
}
