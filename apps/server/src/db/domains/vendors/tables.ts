import { vendorCategories, vendorHealths, vendorIdentifiers } from '@wattdesk/contract/vendors/terms.ts'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

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

export const withheldVendors = pgTable(
  'withheld_vendors',
  { vendorId: uuid('vendor_id').notNull(), tenantId: uuid('tenant_id').notNull() },
  (table) => [primaryKey({ columns: [table.vendorId, table.tenantId] })],
)

export const vendorOutages = pgTable('vendor_outages', {
  id: uuid().primaryKey(),
  vendorId: uuid('vendor_id').notNull(),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  sites: integer().notNull(),
})

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
