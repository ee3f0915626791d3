import { commandNames } from '@wattdesk/device-protocol/gateway-messages.ts'
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const gatewayCommands = pgTable('gateway_commands', {
  id: uuid().primaryKey(),
  gatewayId: uuid('gateway_id').notNull(),
  command: text({ enum: commandNames }).notNull(),
  run: bigint({ mode: 'number' }),
  fromSequence: bigint('from_sequence', { mode: 'number' }),
  toSequence: bigint('to_sequence', { mode: 'number' }),
  credential: integer(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})
