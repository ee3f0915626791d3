import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const customerIdentities = pgTable('customer_identities', {
  customerUserId: uuid('customer_user_id').primaryKey(),
  subject: uuid().notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull(),
})
