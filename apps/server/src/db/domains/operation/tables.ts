import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const processes = pgTable('processes', {
  id: uuid().primaryKey(),
  host: text().notNull(),
  roles: text().array().notNull(),
  version: text().notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  unavailable: text().array().notNull(),
  residentBytes: bigint('resident_bytes', { mode: 'number' }).notNull(),
  diskBytes: bigint('disk_bytes', { mode: 'number' }),
  diskFreeBytes: bigint('disk_free_bytes', { mode: 'number' }),
  waitingSamples: integer('waiting_samples').notNull(),
  clockOffMs: integer('clock_off_ms').notNull(),
  secrets: text().array().notNull().default([]),
  writesWith: text('writes_with'),
})

export const deploymentState = pgTable('deployment_state', {
  isOnly: boolean('is_only').primaryKey().default(true),
  name: text().notNull(),
  home: text(),
  maintenanceFrom: timestamp('maintenance_from', { withTimezone: true }),
  maintenanceUntil: timestamp('maintenance_until', { withTimezone: true }),
  maintenanceNote: text('maintenance_note'),
  logLevel: text('log_level'),
  logLevelUntil: timestamp('log_level_until', { withTimezone: true }),
  certificateUntil: timestamp('certificate_until', { withTimezone: true }),
})

export const operatorAlerts = pgTable('operator_alerts', {
  problem: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
  announcedAt: timestamp('announced_at', { withTimezone: true }),
  goneSince: timestamp('gone_since', { withTimezone: true }),
})
