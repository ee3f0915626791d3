import { deliveryStatuses } from '@wattdesk/contract/gateway-deliveries.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const gatewayDeliveries = pgTable('gateway_deliveries', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  memberId: uuid('member_id').notNull(),
  fileName: text('file_name').notNull(),
  vendorName: text('vendor_name').notNull(),
  ignored: text().array().notNull().default([]),
  status: text({ enum: deliveryStatuses }).notNull(),
  total: integer().notNull(),
  planned: integer().notNull(),
  known: integer().notNull(),
  faulty: integer().notNull(),
  added: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  doneAt: timestamp('done_at', { withTimezone: true }),
})
