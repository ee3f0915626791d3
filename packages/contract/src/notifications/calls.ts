import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, nothing } from '../formats.ts'
import { wholeNumber } from '../paging.ts'
import { notification } from './models.ts'
import { notificationsMax, notificationsShown } from './terms.ts'

const own = { area: 'notifications', access: 'read:notifications' } as const

export const listNotifications = endpoint({
  ...own,
  name: 'listNotifications',
  method: 'GET',
  path: '/api/v1/notifications',
  summary: 'The newest notifications of the member, how many there are, and how many of them are unread',
  query: z.strictObject({ limit: wholeNumber.pipe(z.number().min(1).max(notificationsMax)).default(notificationsShown) }),
  response: z.object({ items: z.array(notification), total: z.number().int(), unread: z.number().int() }),
})

export const readNotification = endpoint({
  ...own,
  name: 'readNotification',
  method: 'POST',
  whileWorking: 'unaffected',
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
  whileWorking: 'unaffected',
  path: '/api/v1/notifications/read',
  summary: 'Mark all notifications up to an instant as read; later ones stay unread',
  body: z.strictObject({ until: instant }),
  response: nothing,
})
