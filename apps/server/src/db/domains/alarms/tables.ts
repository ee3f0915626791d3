import type { HealthComponent } from '@wattdesk/contract/alarms/health/models.ts'
import { healthStatuses } from '@wattdesk/contract/alarms/health/terms.ts'
import { alarmLevels } from '@wattdesk/contract/alarms/terms.ts'
import type { TimeOfUseProblem } from '@wattdesk/contract/alarms/time-of-use/terms.ts'
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const siteHealth = pgTable('site_health', {
  siteId: uuid('site_id').primaryKey(),
  customerId: uuid('customer_id').notNull(),
  vendorId: uuid('vendor_id'),
  status: text({ enum: healthStatuses }).notNull().default('no_data'),
  components: jsonb().$type<HealthComponent[]>().notNull().default([]),
  devices: jsonb().$type<Record<string, number>>().notNull().default({}),
  measuredAt: timestamp('measured_at', { withTimezone: true }),
  judgedUntil: timestamp('judged_until', { withTimezone: true }),
  timeOfUseProblems: text('time_of_use_problems').$type<TimeOfUseProblem>().array().notNull().default([]),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
  checkAt: timestamp('check_at', { withTimezone: true }).notNull(),
})

/** An alarm that is raised or cleared triggers `note_alarm_event` (domain outgoing-events). */
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

export const incidents = pgTable('incidents', {
  id: uuid().primaryKey(),
  siteId: uuid('site_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  vendorId: uuid('vendor_id'),
  code: text().notNull(),
  deviceId: text('device_id').notNull().default(''),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  lastedSeconds: integer('lasted_seconds').notNull().default(0),
  outageId: uuid('outage_id'),
  alarmId: uuid('alarm_id'),
})

export const alarmComments = pgTable('alarm_comments', {
  id: uuid().primaryKey(),
  alarmId: uuid('alarm_id').notNull(),
  memberId: uuid('member_id').notNull(),
  text: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const alarmRules = pgTable(
  'alarm_rules',
  {
    tenantId: uuid('tenant_id').notNull(),
    code: text().notNull(),
    level: text({ enum: alarmLevels }).notNull(),
    isActive: boolean('is_active').notNull(),
    limitValue: doublePrecision('limit_value').notNull(),
    delaySeconds: integer('delay_seconds').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.code] })],
)
