import { verificationStates } from '@wattdesk/contract/account/activity-log/terms.ts'
import { activityActions, activityRunKinds, activitySources, actorKinds } from '@wattdesk/contract/activities/terms.ts'
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

/**
 * A deletion triggers `activity_entries_deleted`: the values and the parts of runs go with their entries. An insert triggers
 * `activity_entries_inserted` (domain outgoing-events), which writes the events that other programs subscribe to.
 */
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

export const activityValues = pgTable('activity_values', {
  entryId: uuid('entry_id').primaryKey(),
  subjectId: uuid('subject_id').notNull(),
  sealed: bytea().notNull(),
})

export const activitySubjectKeys = pgTable('activity_subject_keys', {
  subjectId: uuid('subject_id').primaryKey(),
  sealedKey: bytea('sealed_key'),
  destroyedAt: timestamp('destroyed_at', { withTimezone: true }),
})

export const activityUnsealed = pgTable('activity_unsealed', { entryId: uuid('entry_id').primaryKey() })

export const activitySeals = pgTable('activity_seals', {
  position: bigint({ mode: 'number' }).primaryKey(),
  entryId: uuid('entry_id').notNull(),
  hash: bytea().notNull(),
})

export const activityAnchors = pgTable('activity_anchors', {
  isOnly: boolean('is_only').primaryKey().default(true),
  position: bigint({ mode: 'number' }).notNull(),
  hash: bytea().notNull(),
  removedUntil: timestamp('removed_until', { withTimezone: true }).notNull(),
})

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

export const activityVerifications = pgTable('activity_verifications', {
  isOnly: boolean('is_only').primaryKey().default(true),
  state: text({ enum: verificationStates }).notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  progressedAt: timestamp('progressed_at', { withTimezone: true }).notNull(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  checked: bigint({ mode: 'number' }).notNull().default(0),
  total: bigint({ mode: 'number' }).notNull().default(0),
  faultKind: text('fault_kind', { enum: ['hash', 'missing', 'values'] }),
  faultPosition: bigint('fault_position', { mode: 'number' }),
  faultEntryId: uuid('fault_entry_id'),
})
