import type { HealthComponent } from '@wattdesk/contract/health.ts'
import { healthStatuses } from '@wattdesk/contract/health-terms.ts'
import type { TimeOfUseProblem } from '@wattdesk/contract/time-of-use.ts'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
