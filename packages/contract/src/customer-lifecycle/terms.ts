/** A deactivated customer can be reactivated for exactly this time. */
export const reactivationMs = 30 * 24 * 60 * 60 * 1_000

/**
 * The end of the reactivation period of a customer deactivated at that instant, after which its purge is due: 30 x 24 hours later,
 * regardless of daylight saving time.
 */
export function purgeDueAt(deactivatedAt: Date): Date {
  return new Date(deactivatedAt.getTime() + reactivationMs)
}

/** Customers deactivated at this instant or earlier are due to be purged. */
export function dueWhenDeactivatedBy(now: Date): Date {
  return new Date(now.getTime() - reactivationMs)
}

export const migrationStates = ['running', 'done', 'stopped'] as const
