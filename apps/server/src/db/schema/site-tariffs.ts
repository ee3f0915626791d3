import { tariffKinds } from '@wattdesk/contract/time-of-use.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const siteTariffs = pgTable('site_tariffs', {
  siteId: uuid('site_id').primaryKey(),
  kind: text({ enum: tariffKinds }).notNull(),
  importCentsPerMwh: integer('import_cents_per_mwh'),
  exportCentsPerMwh: integer('export_cents_per_mwh'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})
