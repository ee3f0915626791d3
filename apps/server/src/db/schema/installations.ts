import { dataImportStatuses, deviceTypes, installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { boolean, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const installations = pgTable('installations', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  siteId: uuid('site_id').notNull(),
  kind: text({ enum: installationKinds }).notNull(),
  vendorId: uuid('vendor_id').notNull(),
  vendorInstallationId: text('vendor_installation_id').notNull(),
  serialNumber: text('serial_number'),
  deviceType: text('device_type', { enum: deviceTypes }).notNull(),
  manufacturer: text(),
  isGcp: boolean('is_gcp').notNull().default(false),
  dataImportStatus: text('data_import_status', { enum: dataImportStatuses }),
  installedOn: date('installed_on', { mode: 'string' }),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})
