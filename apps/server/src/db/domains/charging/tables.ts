import { chargingLimitStates } from '@wattdesk/contract/charging/terms.ts'
import { connectorStatuses } from '@wattdesk/energy/terms.ts'
import { bigint, integer, pgTable, primaryKey, real, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const chargePoints = pgTable('charge_points', {
  installationId: uuid('installation_id').primaryKey(),
  credential: integer().notNull(),
  connectionId: uuid('connection_id'),
  contactedAt: timestamp('contacted_at', { withTimezone: true }),
  vendor: text(),
  model: text(),
  serialNumber: text('serial_number'),
  firmware: text(),
  status: text({ enum: connectorStatuses }),
  errorCode: text('error_code'),
  statusAt: timestamp('status_at', { withTimezone: true }),
  limitA: integer('limit_a'),
  signalLimitA: integer('signal_limit_a'),
  signalSentAt: timestamp('signal_sent_at', { withTimezone: true }),
  limitSentAt: timestamp('limit_sent_at', { withTimezone: true }),
  limitState: text('limit_state', { enum: chargingLimitStates }).notNull().default('set'),
})

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The start and the end of a charge trigger `note_charge`, for programs. `keep_charges` keeps those of a removed wallbox (`former_charges`). */
export const chargingTransactions = pgTable('charging_transactions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  installationId: uuid('installation_id').notNull(),
  connectorId: smallint('connector_id').notNull(),
  idTag: text('id_tag').notNull(),
  startedAt: instant('started_at').notNull(),
  startReportedAt: instant('start_reported_at'),
  meterStartWh: integer('meter_start_wh'),
  meterWh: integer('meter_wh'),
  meteredAt: instant('metered_at'),
  maxPowerW: real('max_power_w'),
  pluggedInAt: instant('plugged_in_at'),
  pluggedOutAt: instant('plugged_out_at'),
  stoppedAt: instant('stopped_at'),
  stopReportedAt: instant('stop_reported_at'),
  stopReason: text('stop_reason'),
  refusedStopWh: integer('refused_stop_wh'),
  contactedAt: instant('contacted_at'),
  reportedId: text('reported_id'),
})

export const unmatchedStops = pgTable('unmatched_stops', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  installationId: uuid('installation_id').notNull(),
  transactionId: integer('transaction_id').notNull(),
  meterWh: integer('meter_wh').notNull(),
  stoppedAt: instant('stopped_at').notNull(),
  idTag: text('id_tag'),
  stopReason: text('stop_reason').notNull(),
  receivedAt: instant('received_at').notNull(),
  chargeId: integer('charge_id'),
})

export const chargePointConnectors = pgTable(
  'charge_point_connectors',
  {
    installationId: uuid('installation_id').notNull(),
    connectorId: smallint('connector_id').notNull(),
    status: text({ enum: connectorStatuses }).notNull(),
    watchedSince: timestamp('watched_since', { withTimezone: true }).notNull(),
    pluggedInAt: timestamp('plugged_in_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.installationId, table.connectorId] })],
)
