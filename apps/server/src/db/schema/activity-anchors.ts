import { bigint, boolean, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const activityAnchors = pgTable('activity_anchors', {
  isOnly: boolean('is_only').primaryKey().default(true),
  position: bigint({ mode: 'number' }).notNull(),
  hash: bytea().notNull(),
  removedUntil: timestamp('removed_until', { withTimezone: true }).notNull(),
})
