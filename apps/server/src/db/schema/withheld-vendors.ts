import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

export const withheldVendors = pgTable(
  'withheld_vendors',
  { vendorId: uuid('vendor_id').notNull(), tenantId: uuid('tenant_id').notNull() },
  (table) => [primaryKey({ columns: [table.vendorId, table.tenantId] })],
)
