import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const priceReadings = pgTable('price_readings', {
  biddingZone: text('bidding_zone').primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
  licence: text(),
  fault: text(),
})
