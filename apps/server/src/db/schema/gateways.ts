import { gatewayStates } from '@wattdesk/contract/gateway-stock.ts'
import { scanStates } from '@wattdesk/contract/installations/installation.ts'
import { type SQL, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const gateways = pgTable('gateways', {
  id: uuid().primaryKey(),
  installationId: uuid('installation_id'),
  kind: text({ enum: ['gateway'] })
    .notNull()
    .default('gateway'),
  siteId: uuid('site_id'),
  unallocatedInstallationId: uuid('unallocated_installation_id'),
  serialNumber: text('serial_number').notNull(),
  startCode: text('start_code').notNull(),
  deviceId: text('device_id').notNull(),
  vendorName: text('vendor_name').notNull(),
  model: text().notNull(),
  firmware: text(),
  scanState: text('scan_state', { enum: scanStates }).notNull().default('unknown'),
  lastScanAt: timestamp('last_scan_at', { withTimezone: true }),
  contactedAt: timestamp('contacted_at', { withTimezone: true }),
  offlineAt: timestamp('offline_at', { withTimezone: true }),
  credential: integer().notNull().default(0),
  nextCredential: integer('next_credential'),
  credentialCommandId: uuid('credential_command_id'),
  credentialChangedAt: timestamp('credential_changed_at', { withTimezone: true }),
  credentialRevokedAt: timestamp('credential_revoked_at', { withTimezone: true }),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  unpairedState: text('unpaired_state', { enum: ['in_stock', 'sent', 'returned', 'retired', 'lost'] })
    .notNull()
    .default('in_stock'),
  state: text({ enum: gatewayStates })
    .notNull()
    .generatedAlwaysAs(
      (): SQL =>
        sql`case when num_nonnulls(installation_id, site_id, unallocated_installation_id) > 0 then 'paired' else unpaired_state end`,
    ),
  companyId: uuid('company_id'),
  deliveryId: uuid('delivery_id'),
  movedAt: timestamp('moved_at', { withTimezone: true }),
  shownCredential: integer('shown_credential'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
