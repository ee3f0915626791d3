import { featureFlagNames } from '@wattdesk/contract/feature-flags.ts'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const featureFlags = pgTable('feature_flags', {
  name: text({ enum: featureFlagNames }).primaryKey(),
  isOn: boolean('is_on').notNull().default(true),
  version: integer().notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }),
})
