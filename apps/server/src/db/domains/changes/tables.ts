import { customType, date, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })
const changed = {
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id').notNull(),
  changedBy: transactionId('changed_by').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
}

/** Written by triggers of customers and sites. */
export const recordChanges = pgTable(
  'record_changes',
  { kind: text({ enum: ['customer', 'site'] }).notNull(), recordId: uuid('record_id').notNull(), ...changed },
  (table) => [primaryKey({ columns: [table.kind, table.recordId, table.tenantId] })],
)

/** Written with the sums of a day, and by a trigger of charging transactions. */
export const dayChanges = pgTable('day_changes', { siteId: uuid('site_id').notNull(), day: date().notNull(), ...changed }, (table) => [
  primaryKey({ columns: [table.siteId, table.day] }),
])
