import { activityActions, activityRunKinds, activitySources } from '@wattdesk/contract/activities.ts'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const activityRunParts = pgTable('activity_run_parts', {
  firstEntryId: uuid('first_entry_id').primaryKey(),
  run: text({ enum: activityRunKinds }).notNull(),
  requestId: text('request_id').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  memberId: uuid('member_id'),
  action: text({ enum: activityActions }).notNull(),
  event: text().notNull(),
  source: text({ enum: activitySources }).notNull(),
  application: text().notNull(),
  objectType: text('object_type').notNull(),
  hasCustomers: boolean('has_customers').notNull(),
  entries: integer().notNull(),
})
