import { deliveryStates } from '@wattdesk/contract/customer-choices.ts'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const invitations = pgTable('invitations', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  customerUserId: uuid('customer_user_id').notNull(),
  deliveryState: text('delivery_state', { enum: deliveryStates }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** The mail that carried it; its delivery state follows that mail's. */
  mailId: uuid('mail_id'),
})
