import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const memberEmailChanges = pgTable('member_email_changes', {
  memberId: uuid('member_id').primaryKey(),
  id: uuid().notNull(),
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  confirmedAt: instant('confirmed_at'),
})
