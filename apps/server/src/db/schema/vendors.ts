import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const vendors = pgTable('vendors', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  displayName: text('display_name').notNull(),
  category: text({ enum: ['ev', 'idp', 'iothub', 'pvbattery', 'smarthome', 'smartmeter'] }).notNull(),
  referenceId: uuid('reference_id').notNull(),
  identifiedBy: text('identified_by', { enum: ['serial_number', 'site_id', 'vrm_portal_id', 'logger_serial_number'] }).notNull(),
  health: text({ enum: ['ok', 'warning', 'error', 'no_data', 'not_applicable'] })
    .notNull()
    .default('ok'),
  webhookKey: bytea('webhook_key'),
  previousWebhookKey: bytea('previous_webhook_key'),
  previousWebhookKeyUntil: timestamp('previous_webhook_key_until', { withTimezone: true }),
  apiKey: bytea('api_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
