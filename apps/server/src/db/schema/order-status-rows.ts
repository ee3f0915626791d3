import { type OrderStatusChange, type OrderStatusRow, orderStatusOutcomes, orderStatusReasons } from '@wattdesk/contract/order-status.ts'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

export const orderStatusRows = pgTable(
  'order_status_rows',
  {
    runId: uuid('run_id').notNull(),
    position: integer().notNull(),
    groupPosition: integer('group_position').notNull(),
    reference: text().notNull(),
    customerId: uuid('customer_id'),
    saleId: uuid('sale_id'),
    customerVersion: integer('customer_version'),
    saleVersion: integer('sale_version'),
    change: jsonb().$type<OrderStatusChange>().notNull(),
    differences: jsonb().$type<OrderStatusRow['differences']>().notNull(),
    outcome: text({ enum: orderStatusOutcomes }).notNull(),
    reason: text({ enum: orderStatusReasons }),
  },
  (table) => [primaryKey({ columns: [table.runId, table.position] })],
)
