import type { Permission } from '../permissions.ts'

export const workKinds = ['alarm', 'gateway', 'mail', 'import', 'vendor', 'expiry', 'purge', 'sale'] as const
export type WorkKind = (typeof workKinds)[number]

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

export const workAlarmLevels = ['warning', 'error'] as const
const hour = 3_600_000
/** An unallocated installation whose access ends within this time is about to expire. */
export const workExpiresWithinMs = 3 * 24 * hour
/** Deadlines. A purge has its own; that of an overdue sale step has passed. */
export const workWaitsMs = {
  alarm: { error: 4 * hour, warning: 24 * hour },
  gateway: 24 * hour,
  mail: 24 * hour,
  vendor: 24 * hour,
  /** Rows and file of an import are deleted after 30 days. */
  import: 30 * 24 * hour,
} as const
/** A gateway without contact for this long is offline. */
export const gatewayOfflineAfterMs = 2 * hour
/** Work overdue for longer is sorted last. */
export const workNeglectedAfterMs = 14 * 24 * hour

export const workShown = ['mine', 'snoozed'] as const

export const snoozeDaysMax = 30

/** From this many equal alarms on, they are shown as one row. */
export const workRepeatedFrom = 5
