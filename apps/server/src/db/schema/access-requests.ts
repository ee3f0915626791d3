import { requestStates } from '@wattdesk/contract/member-access.ts'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const accessRequests = pgTable('access_requests', {
  id: uuid().primaryKey(),
  memberId: uuid('member_id').notNull(),
  permissions: text().array().notNull(),
  reason: text(),
  state: text({ enum: requestStates }).notNull().default('open'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  answeredBy: uuid('answered_by'),
  answer: text(),
})
