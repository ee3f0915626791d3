import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const customerImportResults = pgTable('customer_import_results', {
  importId: uuid('import_id').primaryKey(),
  content: bytea().notNull(),
})
