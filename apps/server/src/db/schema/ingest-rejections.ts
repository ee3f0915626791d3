import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const ingestRejections = pgTable('ingest_rejections', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  channel: text({ enum: ['mqtt', 'webhook', 'ocpp'] }).notNull(),
  origin: text().notNull(),
  siteId: uuid('site_id'),
  sampleIndex: integer('sample_index'),
  field: text().notNull(),
  reason: text().notNull(),
})
