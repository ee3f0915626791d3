import { workKinds } from '@wattdesk/contract/dashboard.ts'
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const workClaims = pgTable(
  'work_claims',
  {
    kind: text({ enum: workKinds }).notNull(),
    objectId: uuid('object_id').notNull(),
    customerId: uuid('customer_id'),
    ownerId: uuid('owner_id'),
    note: text(),
    snoozedUntil: timestamp('snoozed_until', { withTimezone: true }),
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.objectId] })],
)
