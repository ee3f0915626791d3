import { customerSources, customerStatuses, customerTypes } from '@wattdesk/contract/customer-choices.ts'
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'

const dimensions = {
  scopeId: uuid('scope_id').notNull(),
  type: text({ enum: customerTypes }).notNull(),
  status: text({ enum: customerStatuses }).notNull(),
  sourceKind: text('source_kind', { enum: customerSources }).notNull(),
  customers: bigint({ mode: 'number' }).notNull(),
}

export const customerCounts = pgTable('customer_counts', dimensions)

export const customerCountDeltas = pgTable('customer_count_deltas', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  ...dimensions,
})
