import { customerTypes } from '@wattdesk/contract/customer-choices.ts'
import { featureGroupLevels } from '@wattdesk/contract/feature-groups.ts'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
