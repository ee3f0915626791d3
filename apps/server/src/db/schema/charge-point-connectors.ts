import { connectorStatuses } from '@wattdesk/energy/terms.ts'
import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
