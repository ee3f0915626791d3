import { saleStepStatuses } from '@wattdesk/contract/sales.ts'
import { boolean, date, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'

export const saleSteps = pgTable(
  'sale_steps',
  {
    saleId: uuid('sale_id').notNull(),
    position: smallint().notNull(),
    name: text().notNull(),
    status: text({ enum: saleStepStatuses }).notNull(),
    needsInstallation: boolean('needs_installation').notNull().default(false),
    plannedOn: date('planned_on'),
    completedOn: date('completed_on'),
    comment: text(),
    customerMessage: text('customer_message'),
  },
  (table) => [primaryKey({ columns: [table.saleId, table.position] })],
)
