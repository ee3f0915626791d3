import { notificationKinds } from '@wattdesk/contract/notifications.ts'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const notifications = pgTable('notifications', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  kind: text({ enum: notificationKinds }).notNull(),
  objectId: uuid('object_id').notNull(),
  customerId: uuid('customer_id'),
  detail: text(),
  causedBy: uuid('caused_by'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
  mailedAt: timestamp('mailed_at', { withTimezone: true }),
})
