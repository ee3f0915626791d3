import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const simulatedHomes = pgTable('simulated_homes', {
  siteId: uuid('site_id').primaryKey(),
  kind: text({ enum: ['gateway', 'vendor-cloud'] }).notNull(),
  profile: jsonb().$type<Record<string, unknown>>().notNull(),
})
