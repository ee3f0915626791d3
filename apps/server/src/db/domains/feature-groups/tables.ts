import { featureActions, featureGroupLevels } from '@wattdesk/contract/customers/feature-groups/terms.ts'
import { customerTypes } from '@wattdesk/contract/customers/terms.ts'
import { featureFlagNames } from '@wattdesk/contract/feature-flags/terms.ts'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const features = pgTable('features', {
  id: uuid().primaryKey(),
  application: text().notNull(),
  resource: text().notNull(),
  action: text({ enum: featureActions }).notNull(),
  description: text(),
  version: integer().notNull().default(1),
})

export const featureGroups = pgTable('feature_groups', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  displayName: text('display_name').notNull(),
  customerType: text('customer_type', { enum: customerTypes }).notNull(),
  level: text({ enum: featureGroupLevels }).notNull(),
  inheritsFrom: uuid('inherits_from'),
  availableToPartnerTenants: boolean('available_to_partner_tenants').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  affiliateId: uuid('affiliate_id'),
})

export const featureGroupFeatures = pgTable(
  'feature_group_features',
  { groupId: uuid('group_id').notNull(), featureId: uuid('feature_id').notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.featureId] })],
)

export const featureGroupDeletions = pgTable('feature_group_deletions', {
  groupId: uuid('group_id').primaryKey(),
  name: text().notNull(),
  displayName: text('display_name').notNull(),
  tenantId: uuid('tenant_id').notNull(),
  requestId: text('request_id').notNull(),
  requestedBy: uuid('requested_by').notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  customers: integer().notNull(),
  customersDone: integer('customers_done').notNull().default(0),
  spreadUntil: timestamp('spread_until', { withTimezone: true }),
  affiliateId: uuid('affiliate_id'),
})

export const featureFlags = pgTable('feature_flags', {
  name: text({ enum: featureFlagNames }).primaryKey(),
  isOn: boolean('is_on').notNull().default(true),
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }),
})
