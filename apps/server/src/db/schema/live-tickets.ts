import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const liveTickets = pgTable('live_tickets', {
  hash: bytea().primaryKey(),
  siteId: uuid('site_id').notNull(),
  memberId: uuid('member_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  permissionsUntil: timestamp('permissions_until', { withTimezone: true }),
})
