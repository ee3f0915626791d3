import { tariffKinds } from '@wattdesk/contract/alarms/time-of-use/terms.ts'
import { integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const siteTariffs = pgTable('site_tariffs', {
  siteId: uuid('site_id').primaryKey(),
  kind: text({ enum: tariffKinds }).notNull(),
  importCentsPerMwh: integer('import_cents_per_mwh'),
  exportCentsPerMwh: integer('export_cents_per_mwh'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})

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

export const priceReadings = pgTable('price_readings', {
  biddingZone: text('bidding_zone').primaryKey(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
  licence: text(),
  fault: text(),
})
