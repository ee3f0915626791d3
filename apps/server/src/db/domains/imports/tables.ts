import type { CustomerImport, ImportFault, ImportReading } from '@wattdesk/contract/imports/models.ts'
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

/** A deletion triggers `delete_rows_of_imports`. */
export const customerImports = pgTable('customer_imports', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id').notNull(),
  state: text({ enum: ['uploading', 'reading', 'unreadable', 'checked', 'running', 'done', 'cancelled', 'failed'] }).notNull(),
  version: integer().notNull().default(1),
  fileName: text('file_name').notNull(),
  fileBytes: bigint('file_bytes', { mode: 'number' }).notNull().default(0),
  fileHash: bytea('file_hash'),
  detected: jsonb().$type<ImportReading>(),
  reading: jsonb().$type<ImportReading>(),
  header: text().array().notNull().default([]),
  sample: jsonb().$type<string[][]>().notNull().default([]),
  fault: jsonb().$type<NonNullable<CustomerImport['fault']>>(),
  readingNumber: integer('reading_number').notNull().default(0),
  progressPhase: text('progress_phase', { enum: ['reading', 'checking', 'merging'] }),
  progressDone: bigint('progress_done', { mode: 'number' }).notNull().default(0),
  progressTotal: bigint('progress_total', { mode: 'number' }).notNull().default(0),
  rowCount: integer('row_count').notNull().default(0),
  newCount: integer('new_count').notNull().default(0),
  unchangedCount: integer('unchanged_count').notNull().default(0),
  differsCount: integer('differs_count').notNull().default(0),
  faultyCount: integer('faulty_count').notNull().default(0),
  existing: text({ enum: ['keep', 'update'] }),
  uploadedBy: uuid('uploaded_by').notNull(),
  startedBy: uuid('started_by'),
  startRequestId: text('start_request_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
  readingAt: timestamp('reading_at', { withTimezone: true }),
  workedAt: timestamp('worked_at', { withTimezone: true }).notNull(),
  expiredAt: timestamp('expired_at', { withTimezone: true }),
})

export const customerImportPieces = pgTable('customer_import_pieces', {
  importId: uuid('import_id').notNull(),
  position: integer().notNull(),
  content: bytea().notNull(),
})

export const customerImportRows = pgTable('customer_import_rows', {
  importId: uuid('import_id').notNull(),
  row: integer().notNull(),
  state: text({ enum: ['new', 'unchanged', 'differs', 'faulty', 'updated', 'exists', 'refused'] }).notNull(),
  version: integer().notNull().default(1),
  customerId: uuid('customer_id').notNull(),
  partnerTenantId: uuid('partner_tenant_id'),
  siteId: uuid('site_id'),
  userId: uuid('user_id').notNull(),
  entryId: uuid('entry_id').notNull(),
  existingId: uuid('existing_id'),
  type: text(),
  accountName: text('account_name'),
  accountEmail: text('account_email'),
  externalReferenceId: text('external_reference_id'),
  secondExternalReferenceId: text('second_external_reference_id'),
  subscription: text(),
  applicationName: text('application_name'),
  gvsEnabled: boolean('gvs_enabled'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  language: text(),
  siteName: text('site_name'),
  address: text(),
  zipCode: text('zip_code'),
  city: text(),
  country: text(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  timeZone: text('time_zone'),
  sealedKey: bytea('sealed_key'),
  sealedValues: bytea('sealed_values'),
  faults: jsonb().$type<ImportFault[]>(),
  given: jsonb().$type<Record<string, string>>(),
  clash: jsonb().$type<ImportFault>(),
})

export const customerImportChunks = pgTable('customer_import_chunks', {
  importId: uuid('import_id').notNull(),
  firstRow: integer('first_row').notNull(),
  lastRow: integer('last_row').notNull(),
  rowCount: integer('row_count').notNull(),
  mergedAt: timestamp('merged_at', { withTimezone: true }),
  createdCount: integer('created_count').notNull().default(0),
  updatedCount: integer('updated_count').notNull().default(0),
  refusedCount: integer('refused_count').notNull().default(0),
})

export const customerImportResults = pgTable('customer_import_results', {
  importId: uuid('import_id').primaryKey(),
  content: bytea().notNull(),
})
