import { type DeliveryColumn, deliveryOutcomes } from '@wattdesk/contract/gateway-deliveries.ts'
import type { ImportFault } from '@wattdesk/contract/imports.ts'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const gatewayDeliveryRows = pgTable('gateway_delivery_rows', {
  deliveryId: uuid('delivery_id').notNull(),
  row: integer().notNull(),
  given: jsonb().$type<Partial<Record<DeliveryColumn, string>>>().notNull(),
  outcome: text({ enum: deliveryOutcomes }).notNull(),
  faults: jsonb().$type<ImportFault[]>().notNull().default([]),
  gatewayId: uuid('gateway_id'),
})
