import { pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: uuid('member_id').notNull(),
    hash: bytea().notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.hash] })],
)
