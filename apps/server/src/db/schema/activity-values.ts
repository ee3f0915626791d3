import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const activityValues = pgTable('activity_values', {
  entryId: uuid('entry_id').primaryKey(),
  subjectId: uuid('subject_id').notNull(),
  sealed: bytea().notNull(),
})
