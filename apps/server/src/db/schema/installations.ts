import { dataImportStatuses, installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const installations = pgTable('installations', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  siteId: uuid('site_id').notNull(),
  kind: text({ enum: installationKinds }).notNull(),
  vendorId: uuid('vendor_id'),
  isGcp: boolean('is_gcp').notNull().default(false),
  dataImportStatus: text('data_import_status', { enum: dataImportStatuses }),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})
