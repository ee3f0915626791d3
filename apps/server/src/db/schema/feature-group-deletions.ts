import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const featureGroupDeletions = pgTable('feature_group_deletions', {
  groupId: uuid('group_id').primaryKey(),
  name: text().notNull(),
  displayName: text('display_name').notNull(),
  tenantId: uuid('tenant_id').notNull(),
  requestId: text('request_id').notNull(),
  requestedBy: uuid('requested_by').notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  customers: integer().notNull(),
  customersDone: integer('customers_done').notNull().default(0),
  spreadUntil: timestamp('spread_until', { withTimezone: true }),
  affiliateId: uuid('affiliate_id'),
})
