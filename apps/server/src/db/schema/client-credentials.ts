import type { OAuthScope } from '@wattdesk/contract/permissions.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const clientCredentials = pgTable('client_credentials', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  name: text().notNull(),
  scopes: text().array().$type<OAuthScope[]>().notNull(),
  secretHash: bytea('secret_hash').notNull(),
  generatedAt: timestamp('generated_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  createdBy: text('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  version: integer().notNull().default(1),
})
