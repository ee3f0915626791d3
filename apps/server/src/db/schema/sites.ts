import { boolean, doublePrecision, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const sites = pgTable('sites', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  name: text().notNull(),
  address: text().notNull(),
  zipCode: text('zip_code').notNull(),
  city: text().notNull(),
  country: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** Its town's, kept by the database while the coordinates are missing. */
  approximateLatitude: doublePrecision('approximate_latitude'),
  approximateLongitude: doublePrecision('approximate_longitude'),
  timeZone: text('time_zone').notNull(),
  biddingZone: text('bidding_zone'),
  isMain: boolean('is_main').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
  /** When days and months are to be summed anew, after a change of the time zone. */
  resumAt: timestamp('resum_at', { withTimezone: true }),
})
