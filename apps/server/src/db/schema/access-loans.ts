import { lentRoles } from '@wattdesk/contract/member-access.ts'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const accessLoans = pgTable('access_loans', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  role: text({ enum: lentRoles }).notNull(),
  permissions: text().array().notNull(),
  reason: text().notNull(),
  lentBy: uuid('lent_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
})
