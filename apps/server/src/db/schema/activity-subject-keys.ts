import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const activitySubjectKeys = pgTable('activity_subject_keys', {
  subjectId: uuid('subject_id').primaryKey(),
  sealedKey: bytea('sealed_key'),
  destroyedAt: timestamp('destroyed_at', { withTimezone: true }),
})
