import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    vendorId: uuid('vendor_id').notNull(),
    deliveryId: text('delivery_id').notNull(),
    siteId: uuid('site_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    payload: bytea().notNull(),
    payloadHash: bytea('payload_hash').notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    firstSampleAt: timestamp('first_sample_at', { withTimezone: true }),
    lastSampleAt: timestamp('last_sample_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.deliveryId] })],
)
