import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const attemptLimits = pgTable('attempt_limits', {
  key: text().primaryKey(),
  attempts: integer().notNull(),
  lastAttemptAt: timestamp('last_attempt_at', { withTimezone: true }).notNull(),
  lockedUntil: timestamp('locked_until', { withTimezone: true }),
})
