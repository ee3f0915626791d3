import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const issuedForecasts = pgTable(
  'issued_forecasts',
  {
    siteId: uuid('site_id').notNull(),
    day: date().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    model: text().notNull(),
    meanW: integer('mean_w').array().notNull(),
    p10W: integer('p10_w').array().notNull(),
    p50W: integer('p50_w').array().notNull(),
    p90W: integer('p90_w').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day] })],
)
