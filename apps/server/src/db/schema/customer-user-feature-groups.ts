import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'

export const customerUserFeatureGroups = pgTable(
  'customer_user_feature_groups',
  {
    customerUserId: uuid('customer_user_id').notNull(),
    groupId: uuid('group_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    assignedAt: timestamp('assigned_at', { withTimezone: true }).notNull(),
    assignedBy: uuid('assigned_by'),
  },
  (table) => [primaryKey({ columns: [table.customerUserId, table.groupId] })],
)
