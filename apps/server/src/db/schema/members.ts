import { languages } from '@wattdesk/contract/languages.ts'
import type { Role } from '@wattdesk/contract/permissions.ts'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const members = pgTable('members', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  email: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  language: text({ enum: languages }).notNull(),
  roles: text().array().$type<Role[]>().notNull(),
  preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
  version: integer().notNull().default(1),
})
