import { bigint, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const multifactors = pgTable('multifactors', {
  memberId: uuid('member_id').primaryKey(),
  sealedSecret: bytea('sealed_secret').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  activatedAt: timestamp('activated_at', { withTimezone: true }),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})
