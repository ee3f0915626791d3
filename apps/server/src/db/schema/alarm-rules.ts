import { alarmLevels } from '@wattdesk/contract/telemetry.ts'
import { boolean, doublePrecision, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
