import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const customerLinks = pgTable('customer_links', {
  id: uuid().primaryKey(),
  customerUserId: uuid('customer_user_id').notNull(),
  purpose: text({ enum: ['invitation', 'verification', 'password_reset'] }).notNull(),
  email: text().notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
})
