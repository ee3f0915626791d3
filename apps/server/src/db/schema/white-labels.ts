import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const whiteLabels = pgTable('white_labels', {
  tenantId: uuid('tenant_id').primaryKey(),
  appName: text('app_name'),
  logoUrl: text('logo_url'),
  primaryColor: text('primary_color').notNull(),
  accentColor: text('accent_color').notNull(),
  impressumUrl: text('impressum_url'),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})
