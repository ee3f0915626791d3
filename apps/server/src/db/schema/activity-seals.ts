import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const activityUnsealed = pgTable('activity_unsealed', { entryId: uuid('entry_id').primaryKey() })

export const activitySeals = pgTable('activity_seals', {
  position: bigint({ mode: 'number' }).primaryKey(),
  entryId: uuid('entry_id').notNull(),
  hash: bytea().notNull(),
})
