import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const alarmComments = pgTable('alarm_comments', {
  id: uuid().primaryKey(),
  alarmId: uuid('alarm_id').notNull(),
  memberId: uuid('member_id').notNull(),
  text: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
