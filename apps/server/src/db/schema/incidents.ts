import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const incidents = pgTable('incidents', {
  id: uuid().primaryKey(),
  siteId: uuid('site_id').notNull(),
  customerId: uuid('customer_id').notNull(),
  vendorId: uuid('vendor_id'),
  code: text().notNull(),
  deviceId: text('device_id').notNull().default(''),
  beganAt: timestamp('began_at', { withTimezone: true }).notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  lastedSeconds: integer('lasted_seconds').notNull().default(0),
  outageId: uuid('outage_id'),
  alarmId: uuid('alarm_id'),
})
