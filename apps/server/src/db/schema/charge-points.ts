import { connectorStatuses } from '@wattdesk/energy/terms.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const chargePoints = pgTable('charge_points', {
  installationId: uuid('installation_id').primaryKey(),
  credential: integer().notNull(),
  connectionId: uuid('connection_id'),
  heardAt: timestamp('heard_at', { withTimezone: true }),
  vendor: text(),
  model: text(),
  serialNumber: text('serial_number'),
  firmware: text(),
  status: text({ enum: connectorStatuses }),
  errorCode: text('error_code'),
  statusAt: timestamp('status_at', { withTimezone: true }),
  limitA: integer('limit_a'),
})
