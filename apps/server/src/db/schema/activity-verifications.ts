import { verificationStates } from '@wattdesk/contract/activity-log.ts'
import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
