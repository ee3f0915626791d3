import { installationKinds } from '@wattdesk/contract/installations/installation.ts'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const saleTemplates = pgTable('sale_templates', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  name: text().notNull(),
  installationKind: text('installation_kind', { enum: installationKinds }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})
