import { scanStates } from '@wattdesk/contract/installations/installation.ts'
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
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
