import { deviceTypes } from '@wattdesk/contract/installations/installation.ts'
import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const appliances = pgTable('appliances', {
  id: uuid().primaryKey(),
  gatewayId: uuid('gateway_id').notNull(),
  deviceId: text('device_id').notNull(),
  kind: text({ enum: applianceKinds }).notNull(),
  type: text({ enum: deviceTypes }).notNull(),
  manufacturer: text(),
  model: text(),
  serialNumber: text('serial_number'),
  peakPowerW: integer('peak_power_w'),
  isKindChosen: boolean('is_kind_chosen').notNull().default(false),
  reverseFlow: boolean('reverse_flow').notNull().default(false),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  contactedAt: timestamp('contacted_at', { withTimezone: true }),
})
