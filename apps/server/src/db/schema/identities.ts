import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const identities = pgTable('identities', {
  subject: uuid().primaryKey(),
  email: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }).notNull(),
})
