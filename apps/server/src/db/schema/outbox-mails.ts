import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const outboxMails = pgTable('outbox_mails', {
  id: uuid().primaryKey(),
  recipient: text().notNull(),
  subject: text().notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body'),
  purpose: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
  messageId: text('message_id'),
  lastError: text('last_error'),
})
