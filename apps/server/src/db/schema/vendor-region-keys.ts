import { integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const vendorRegionKeys = pgTable(
  'vendor_region_keys',
  {
    vendorId: uuid('vendor_id').notNull(),
    affiliateId: uuid('affiliate_id').notNull(),
    webhookKey: bytea('webhook_key'),
    previousWebhookKey: bytea('previous_webhook_key'),
    previousWebhookKeyUntil: timestamp('previous_webhook_key_until', { withTimezone: true }),
    apiKey: bytea('api_key'),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.affiliateId] })],
)
