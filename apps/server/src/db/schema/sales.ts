import { installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const sales = pgTable('sales', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  templateName: text('template_name'),
  installationKind: text('installation_kind', { enum: installationKinds }).notNull(),
  installationId: uuid('installation_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  archivedAt: timestamp('archived_at', { withTimezone: true }),
  archivedBy: uuid('archived_by'),
  version: integer().notNull().default(1),
})
