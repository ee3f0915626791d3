import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const impersonations = pgTable('impersonations', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  memberId: uuid('member_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  reason: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})
