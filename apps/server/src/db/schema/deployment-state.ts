import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const deploymentState = pgTable('deployment_state', {
  isOnly: boolean('is_only').primaryKey().default(true),
  name: text().notNull(),
  home: text(),
  maintenanceFrom: timestamp('maintenance_from', { withTimezone: true }),
  maintenanceUntil: timestamp('maintenance_until', { withTimezone: true }),
  maintenanceNote: text('maintenance_note'),
  logLevel: text('log_level'),
  logLevelUntil: timestamp('log_level_until', { withTimezone: true }),
})
