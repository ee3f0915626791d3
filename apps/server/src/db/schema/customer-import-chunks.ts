import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

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
