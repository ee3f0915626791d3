export const notificationKinds = [
  'bulk-action-done',
  'import-done',
  'import-failed',
  'alarm-assigned',
  'work-handed-over',
  'access-requested',
  'access-granted',
  'access-declined',
  'access-lent',
  'data-import-done',
  'data-import-failed',
  'migration-done',
  'migration-stopped',
  'order-status-done',
  'events-paused',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Per member. */
export const notificationsMax = 200
/** Unless more are asked for. */
export const notificationsShown = 50
export const notificationDays = 90
