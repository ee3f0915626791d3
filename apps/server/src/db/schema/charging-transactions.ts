import { integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const chargingTransactions = pgTable('charging_transactions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  installationId: uuid('installation_id').notNull(),
  connectorId: smallint('connector_id').notNull(),
  idTag: text('id_tag').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  meterStartWh: integer('meter_start_wh').notNull(),
  meterWh: integer('meter_wh').notNull(),
  stoppedAt: timestamp('stopped_at', { withTimezone: true }),
  stopReason: text('stop_reason'),
})
