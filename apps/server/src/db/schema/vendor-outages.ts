import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

export const vendorOutages = pgTable('vendor_outages', {
  id: uuid().primaryKey(),
  vendorId: uuid('vendor_id').notNull(),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  sites: integer().notNull(),
})
