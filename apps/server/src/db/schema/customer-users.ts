import { languages } from '@wattdesk/contract/languages.ts'
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const customerUsers = pgTable('customer_users', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  username: text().notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  email: text().notNull(),
  language: text({ enum: languages }).notNull(),
  isMain: boolean('is_main').notNull().default(false),
  consents: jsonb().$type<Record<string, boolean>>().notNull().default({}),
  emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
  lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})
