import type { BulkActionModel, BulkActionReasonCount, BulkActionSelection } from '@wattdesk/contract/bulk-actions/models.ts'
import { bulkActionKinds, bulkActionOutcomes, bulkActionReasons, bulkActionStatuses } from '@wattdesk/contract/bulk-actions/terms.ts'
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const bulkActions = pgTable('bulk_actions', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  memberName: text('member_name').notNull(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  kind: text({ enum: bulkActionKinds }).notNull(),
  action: jsonb().$type<BulkActionModel>().notNull(),
  selection: jsonb().$type<BulkActionSelection>(),
  featureGroups: text('feature_groups').array().notNull(),
  status: text({ enum: bulkActionStatuses }).notNull(),
  requestId: text('request_id').notNull(),
  total: integer().notNull(),
  planned: integer().notNull(),
  refused: integer().notNull(),
  acted: integer().notNull().default(0),
  overtaken: integer().notNull().default(0),
  undone: integer().notNull().default(0),
  kept: integer().notNull().default(0),
  turn: integer().notNull().default(0),
  reached: integer().notNull().default(0),
  reasons: jsonb().$type<BulkActionReasonCount[]>().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  frozenAt: timestamp('frozen_at', { withTimezone: true }),
  startedAt: timestamp('started_at', { withTimezone: true }),
  touchedAt: timestamp('touched_at', { withTimezone: true }),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  undoUntil: timestamp('undo_until', { withTimezone: true }),
  undoStartedAt: timestamp('undo_started_at', { withTimezone: true }),
  undoFinishedAt: timestamp('undo_finished_at', { withTimezone: true }),
})

export const bulkActionCustomers = pgTable(
  'bulk_action_customers',
  {
    bulkActionId: uuid('bulk_action_id').notNull(),
    position: integer().notNull(),
    customerId: uuid('customer_id').notNull(),
    /** Feature groups that the customer is to get; after the run, those it got. */
    groupIds: uuid('group_ids').array(),
    actedAt: timestamp('acted_at', { withTimezone: true }),
    outcome: text({ enum: bulkActionOutcomes }).notNull(),
    reason: text({ enum: bulkActionReasons }),
  },
  (table) => [primaryKey({ columns: [table.bulkActionId, table.position] })],
)
