import { integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

export const customerImportPieces = pgTable('customer_import_pieces', {
  importId: uuid('import_id').notNull(),
  position: integer().notNull(),
  content: bytea().notNull(),
})
