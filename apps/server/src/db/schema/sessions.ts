import { roles } from '@wattdesk/contract/permissions.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const sessionEndReasons = [
  'signed_out',
  'ended_by_member',
  'replaced',
  'member_removed',
  'password_changed',
  'multifactor_changed',
  'token_reused',
] as const

export const sessions = pgTable('sessions', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  activatedAt: timestamp('activated_at', { withTimezone: true }),
  provedAt: timestamp('proved_at', { withTimezone: true }),
  refreshGeneration: integer('refresh_generation').notNull().default(0),
  refreshedAt: timestamp('refreshed_at', { withTimezone: true }),
  sealedIdToken: bytea('sealed_id_token'),
  clientAddress: text('client_address'),
  userAgent: text('user_agent'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  previewedRole: text('previewed_role', { enum: roles }),
  endReason: text('end_reason', { enum: sessionEndReasons }),
})
