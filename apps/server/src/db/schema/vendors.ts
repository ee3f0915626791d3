import { vendorCategories, vendorHealths, vendorIdentifiers } from '@wattdesk/contract/vendor-settings.ts'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const vendors = pgTable('vendors', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  displayName: text('display_name').notNull(),
  category: text({ enum: vendorCategories }).notNull(),
  referenceId: uuid('reference_id').notNull(),
  identifiedBy: text('identified_by', { enum: vendorIdentifiers }).notNull(),
  health: text({ enum: vendorHealths }).notNull().default('not_applicable'),
  webhookKey: bytea('webhook_key'),
  previousWebhookKey: bytea('previous_webhook_key'),
  previousWebhookKeyUntil: timestamp('previous_webhook_key_until', { withTimezone: true }),
  apiKey: bytea('api_key'),
  healthMeasuredAt: timestamp('health_measured_at', { withTimezone: true }),
  deliveringSites: integer('delivering_sites').notNull().default(0),
  silentSites: integer('silent_sites').notNull().default(0),
  hasOutage: boolean('has_outage').notNull().default(false),
  notValidSince: timestamp('not_valid_since', { withTimezone: true }),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
