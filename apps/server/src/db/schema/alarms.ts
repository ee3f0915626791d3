import { alarmLevels } from '@wattdesk/contract/telemetry.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const alarms = pgTable('alarms', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  siteId: uuid('site_id').notNull(),
  deviceId: text('device_id'),
  level: text({ enum: alarmLevels }).notNull(),
  code: text().notNull(),
  raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
  clearedAt: timestamp('cleared_at', { withTimezone: true }),
  acknowledgedBy: uuid('acknowledged_by'),
  firstSeenAt: timestamp('first_seen_at', { withTimezone: true }),
  seenAt: timestamp('seen_at', { withTimezone: true }),
  vendorId: uuid('vendor_id'),
  acknowledgedAt: timestamp('acknowledged_at', { withTimezone: true }),
  assignedTo: uuid('assigned_to'),
  version: integer().notNull().default(1),
})
