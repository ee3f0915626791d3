import type { Permission } from '../permissions.ts'

/** What may need somebody's work. */
export const workKinds = ['alarm', 'gateway', 'mail', 'import', 'vendor', 'expiry', 'purge', 'sale'] as const
export type WorkKind = (typeof workKinds)[number]

/** What a member needs to see each kind. */
export const workPermissions: Readonly<Record<WorkKind, readonly Permission[]>> = {
  alarm: ['read:customers'],
  gateway: ['read:customers'],
  mail: ['read:notifications', 'read:customers-users'],
  import: ['write:customers'],
  vendor: ['read:system-settings', 'read:vendor-settings'],
  expiry: ['read:unpaired-devices'],
  purge: ['read:customers'],
  sale: ['read:customers-sales'],
}

/** Levels of alarms that ask for work. */
export const workAlarmLevels = ['warning', 'error'] as const
const hour = 3_600_000
/** An unallocated installation whose access ends within this time is about to expire. */
export const workExpiresWithinMs = 3 * 24 * hour
/** How long work may wait. A purge has its own deadline; an overdue sale step has passed its. */
export const workWaitsMs = {
  alarm: { error: 4 * hour, warning: 24 * hour },
  gateway: 24 * hour,
  mail: 24 * hour,
  vendor: 24 * hour,
  /** Rows and file of an import are deleted after 30 days. */
  import: 30 * 24 * hour,
} as const
/** A gateway that was not in contact for this long is offline. */
export const gatewayOfflineAfterMs = 2 * hour
/** What is overdue for longer comes after everything else. */
export const workNeglectedAfterMs = 14 * 24 * hour

/** The parts of the work that can be shown alone. */
export const workShown = ['mine', 'snoozed'] as const

/** For at most this long a row is hidden. */
export const snoozeDaysMax = 30

/** From this many alarms that say the same, they are one line. */
export const workRepeatedFrom = 5
