import { reportNames } from '@wattdesk/contract/business-reports/reports.ts'
import { reportAggregations, reportFormats } from '@wattdesk/contract/business-reports/terms.ts'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const reportSchedules = pgTable('report_schedules', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  report: text({ enum: reportNames }).notNull(),
  product: text({ enum: installationKinds }),
  filter: text(),
  states: text(),
  isIncremental: boolean('is_incremental').notNull().default(false),
  rhythm: text({ enum: reportAggregations }).notNull(),
  format: text({ enum: reportFormats }),
  isSentToOwner: boolean('is_sent_to_owner').notNull().default(true),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  lastSentAt: timestamp('last_sent_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Recipients other than the owner. */
export const reportScheduleRecipients = pgTable(
  'report_schedule_recipients',
  { scheduleId: uuid('schedule_id').notNull(), memberId: uuid('member_id').notNull() },
  (table) => [primaryKey({ columns: [table.scheduleId, table.memberId] })],
)
