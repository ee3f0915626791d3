import { bulkActionOutcomes, bulkActionReasons } from '@wattdesk/contract/bulk-actions.ts'
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const bulkActionCustomers = pgTable(
  'bulk_action_customers',
  {
    bulkActionId: uuid('bulk_action_id').notNull(),
    position: integer().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** Feature groups the customer is to get; afterwards those that it got. */
    groupIds: uuid('group_ids').array(),
    actedAt: timestamp('acted_at', { withTimezone: true }),
    outcome: text({ enum: bulkActionOutcomes }).notNull(),
    reason: text({ enum: bulkActionReasons }),
  },
  (table) => [primaryKey({ columns: [table.bulkActionId, table.position] })],
)
