import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

export const silentGateways = pgTable('silent_gateways', {
  gatewayId: uuid('gateway_id').primaryKey(),
  silentSince: timestamp('silent_since', { withTimezone: true }).notNull(),
})
