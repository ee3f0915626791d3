import { integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const dayAheadPrices = pgTable(
  'day_ahead_prices',
  {
    biddingZone: text('bidding_zone').notNull(),
    start: timestamp({ withTimezone: true }).notNull(),
    seconds: smallint().notNull(),
    centsPerMwh: integer('cents_per_mwh').notNull(),
  },
  (table) => [primaryKey({ columns: [table.biddingZone, table.start] })],
)
