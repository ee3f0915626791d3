import { controlUnitTypes } from '@wattdesk/contract/eeg9.ts'
import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const eeg9Records = pgTable('eeg9_records', {
  configurationId: uuid('configuration_id').primaryKey(),
  commissionedOn: date('commissioned_on', { mode: 'string' }),
  gridOperator: text('grid_operator'),
  meterNumber: text('meter_number'),
  marketLocationId: text('market_location_id'),
  imsysInstalledOn: date('imsys_installed_on', { mode: 'string' }),
  controlUnitType: text('control_unit_type', { enum: controlUnitTypes }),
  gridOperatorTestPassedOn: date('grid_operator_test_passed_on', { mode: 'string' }),
  remindersSent: integer('reminders_sent').notNull().default(0),
  lastReminderAt: timestamp('last_reminder_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }),
  version: integer().notNull().default(0),
})
