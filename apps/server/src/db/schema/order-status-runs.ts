import { orderStatusOrigins, orderStatusRunStatuses } from '@wattdesk/contract/order-status.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const orderStatusRuns = pgTable('order_status_runs', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  memberName: text('member_name').notNull(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  origin: text({ enum: orderStatusOrigins }).notNull(),
  status: text({ enum: orderStatusRunStatuses }).notNull(),
  requestId: text('request_id').notNull(),
  total: integer().notNull(),
  planned: integer().notNull(),
  unchanged: integer().notNull(),
  refused: integer().notNull(),
  applied: integer().notNull().default(0),
  overtaken: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  touchedAt: timestamp('touched_at', { withTimezone: true }),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
})
