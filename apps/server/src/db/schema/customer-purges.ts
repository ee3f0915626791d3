import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

export const customerPurges = pgTable('customer_purges', {
  customerId: uuid('customer_id').primaryKey(),
  siteIds: uuid('site_ids').array().notNull(),
  purgedAt: timestamp('purged_at', { withTimezone: true }).notNull(),
  nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  lastLookAt: timestamp('last_look_at', { withTimezone: true }).notNull(),
})
