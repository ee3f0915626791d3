import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tenants = pgTable('tenants', {
  id: uuid().primaryKey(),
  parentId: uuid('parent_id'),
  affiliateId: uuid('affiliate_id'),
  kind: text({ enum: ['operator', 'affiliate', 'partner'] }).notNull(),
  name: text().notNull(),
  country: text().notNull(),
  timeZone: text('time_zone').notNull(),
  language: text().notNull(),
  biddingZone: text('bidding_zone'),
  domain: text(),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
