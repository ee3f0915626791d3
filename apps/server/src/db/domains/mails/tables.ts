import { deliveryStates } from '@wattdesk/contract/customers/terms.ts'
import { mailStates } from '@wattdesk/contract/mails/terms.ts'
import { sql } from 'drizzle-orm'
import { integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

/** A new delivery state triggers `follow_mail`, which copies it to the invitation that the mail carries. */
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
  tenantId: uuid('tenant_id'),
  affiliateId: uuid('affiliate_id'),
  customerId: uuid('customer_id'),
  customerUserId: uuid('customer_user_id'),
  language: text(),
  template: text(),
  sealedLink: bytea('sealed_link'),
  claimedUntil: timestamp('claimed_until', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  deliveryState: text('delivery_state', { enum: deliveryStates }).notNull().default('pending'),
  deliveryRank: smallint('delivery_rank').notNull().default(0),
  deliveryAt: timestamp('delivery_at', { withTimezone: true }),
  deliveryNote: text('delivery_note'),
  senderName: text('sender_name'),
  requestHash: bytea('request_hash'),
  state: text({ enum: mailStates }).notNull().generatedAlwaysAs(sql`null`),
})

export const mailPictures = pgTable('mail_pictures', {
  mailId: uuid('mail_id').primaryKey(),
  content: bytea().notNull(),
})

export const mailFiles = pgTable('mail_files', {
  mailId: uuid('mail_id').primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
  content: bytea().notNull(),
})
