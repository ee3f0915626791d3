import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './formats.ts'

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
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The most notifications that a member keeps, how many are shown, and for how many days they are kept. */
export const notificationsMax = 200
export const notificationsShown = 50
export const notificationDays = 90

export const notification = z.object({
  id,
  kind: z.enum(notificationKinds),
  /** ID of the bulk action, import, alarm, other work, request for access, loan, run of order status, or migrated customer. */
  objectId: id,
  customer: z.object({ id, accountName: z.string() }).nullable(),
  detail: z.string().nullable(),
  causedBy: z.string().nullable(),
  createdAt: instant,
  readAt: instant.nullable(),
})
export type Notification = z.infer<typeof notification>

const own = { area: 'notifications', access: 'read:notifications' } as const

export const listNotifications = endpoint({
  ...own,
  name: 'listNotifications',
  method: 'GET',
  path: '/api/v1/notifications',
  summary: 'The newest notifications of the member, and how many are unread',
  response: z.object({ items: z.array(notification), unread: z.number().int() }),
})

export const readNotification = endpoint({
  ...own,
  name: 'readNotification',
  method: 'POST',
  path: '/api/v1/notifications/{id}/read',
  summary: 'Mark a notification as read',
  params: z.strictObject({ id }),
  response: nothing,
  errors: ['NotFound'],
})

export const readAllNotifications = endpoint({
  ...own,
  name: 'readAllNotifications',
  method: 'POST',
  path: '/api/v1/notifications/read',
  summary: 'Mark all notifications up to an instant as read, so that none is missed that came meanwhile',
  body: z.strictObject({ until: instant }),
  response: nothing,
})
