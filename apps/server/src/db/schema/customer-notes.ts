import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const customerNotes = pgTable('customer_notes', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  memberId: uuid('member_id').notNull(),
  text: text().notNull(),
  isPinned: boolean('is_pinned').notNull().default(false),
  mentionedIds: uuid('mentioned_ids').array().notNull().default([]),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  editedAt: timestamp('edited_at', { withTimezone: true }),
  version: integer().notNull().default(1),
})
