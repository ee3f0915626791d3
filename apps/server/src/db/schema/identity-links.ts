import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const identityLinks = pgTable('identity_links', {
  id: uuid().primaryKey(),
  purpose: text({ enum: ['sign_up', 'password_reset'] }).notNull(),
  email: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})
