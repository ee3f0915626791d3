import { activityActions, activityRunKinds, activitySources, actorKinds } from '@wattdesk/contract/activities.ts'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const activityEntries = pgTable('activity_entries', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  actorKind: text('actor_kind', { enum: actorKinds }).notNull(),
  memberId: uuid('member_id'),
  actorName: text('actor_name').notNull(),
  action: text({ enum: activityActions }).notNull(),
  event: text().notNull(),
  source: text({ enum: activitySources }).notNull(),
  application: text().notNull(),
  objectType: text('object_type').notNull(),
  objectId: text('object_id').notNull(),
  customerId: uuid('customer_id'),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  reason: text(),
  requestId: text('request_id').notNull(),
  valuesHash: bytea('values_hash'),
  run: text({ enum: activityRunKinds }),
})
