import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

export const customerFeatureGroups = pgTable(
  'customer_feature_groups',
  {
    customerId: uuid('customer_id').notNull(),
    groupId: uuid('group_id').notNull(),
    assignedAt: timestamp('assigned_at', { withTimezone: true }).notNull(),
    assignedBy: uuid('assigned_by'),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.groupId] })],
)
