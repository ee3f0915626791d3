import type { ImportFindings } from '@wattdesk/contract/data-import/models.ts'
import { type ImportFault, loggedActions } from '@wattdesk/contract/data-import/terms.ts'
import { dataImportStatuses } from '@wattdesk/contract/installations/terms.ts'
import type { MeasuredQuantity } from '@wattdesk/energy/quantities.ts'
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The imported sum of a quantity, and the vendor's own sum of the same time, in Wh. */
export type ImportTotals = Partial<Record<MeasuredQuantity, { importedWh: number; vendorWh: number }>>

export const dataImports = pgTable('data_imports', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  siteId: uuid('site_id').notNull(),
  installationId: uuid('installation_id'),
  vendorName: text('vendor_name').notNull(),
  action: text({ enum: loggedActions }).notNull(),
  status: text({ enum: dataImportStatuses }).notNull(),
  fromAt: instant('from_at').notNull(),
  toAt: instant('to_at').notNull(),
  continueAt: instant('continue_at').notNull(),
  vendorSite: text('vendor_site'),
  fileName: text('file_name'),
  onlyMissing: boolean('only_missing').notNull().default(false),
  writtenIntervals: integer('written_intervals').notNull().default(0),
  replacedIntervals: integer('replaced_intervals').notNull().default(0),
  hasData: boolean('has_data').notNull().default(false),
  rejectedValues: integer('rejected_values').notNull().default(0),
  totals: jsonb().$type<ImportTotals>().notNull().default({}),
  findings: jsonb().$type<ImportFindings>(),
  fault: text().$type<ImportFault>(),
  attempts: smallint().notNull().default(0),
  retryAt: instant('retry_at'),
  lease: uuid(),
  requestedBy: uuid('requested_by').notNull(),
  requestedAt: instant('requested_at').notNull(),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  workedAt: instant('worked_at').notNull(),
})

/** Quarter hours of a file, month by month, until its import has ended. */
export const dataImportParts = pgTable(
  'data_import_parts',
  {
    importId: uuid('import_id').notNull(),
    startAt: instant('start_at').notNull(),
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.startAt] })],
)
