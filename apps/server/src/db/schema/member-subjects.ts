import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const memberSubjects = pgTable(
  'member_subjects',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    memberId: uuid('member_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] })],
)
