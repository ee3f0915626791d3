import { limitEndReasons, limitedPowers, limitKinds, limitOutcomes } from '@wattdesk/contract/device-limits/models.ts'
import { type DeliveryColumn, deliveryOutcomes, deliveryStatuses } from '@wattdesk/contract/gateway-stock/deliveries/terms.ts'
import { gatewayStates } from '@wattdesk/contract/gateway-stock/terms.ts'
import type { ImportFault } from '@wattdesk/contract/imports/models.ts'
import { deviceTypes, scanStates } from '@wattdesk/contract/installations/terms.ts'
import { commandNames } from '@wattdesk/device-protocol/gateway-messages.ts'
import { applianceKinds } from '@wattdesk/energy/quantities.ts'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * A write triggers `settle_gateway`: a gateway follows its home to tenant and company. A deletion or another installation triggers
 * `require_kind_row`, at commit: an installed gateway stays with its installation.
 */
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
  leftHomeAt: timestamp('left_home_at', { withTimezone: true }),
  shownCredential: integer('shown_credential'),
  version: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export const appliances = pgTable('appliances', {
  id: uuid().primaryKey(),
  gatewayId: uuid('gateway_id').notNull(),
  deviceId: text('device_id').notNull(),
  kind: text({ enum: applianceKinds }).notNull(),
  type: text({ enum: deviceTypes }).notNull(),
  manufacturer: text(),
  model: text(),
  serialNumber: text('serial_number'),
  peakPowerW: integer('peak_power_w'),
  isKindChosen: boolean('is_kind_chosen').notNull().default(false),
  reverseFlow: boolean('reverse_flow').notNull().default(false),
  doCountersFollowPower: boolean('do_counters_follow_power'),
  generationLimitW: integer('generation_limit_w'),
  consumptionLimitW: integer('consumption_limit_w'),
  limitsKept: text('limits_kept', { enum: limitedPowers }).array().notNull().default([]),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  contactedAt: timestamp('contacted_at', { withTimezone: true }),
})

export const gatewayPlaces = pgTable('gateway_places', {
  gatewayId: uuid('gateway_id').notNull(),
  host: text().notNull(),
  port: integer().notNull(),
  units: smallint().array().notNull(),
})

export const gatewayEvents = pgTable('gateway_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  gatewayId: uuid('gateway_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  kind: text({ enum: ['scan', 'silence'] }).notNull(),
  scanState: text('scan_state', { enum: scanStates }),
  silentSince: timestamp('silent_since', { withTimezone: true }),
  commandId: uuid('command_id'),
  startedAt: timestamp('started_at', { withTimezone: true }),
  appliancesFound: smallint('appliances_found'),
  appliancesNew: smallint('appliances_new'),
})

export const gatewayCommands = pgTable('gateway_commands', {
  id: uuid().primaryKey(),
  gatewayId: uuid('gateway_id').notNull(),
  command: text({ enum: commandNames }).notNull(),
  run: bigint({ mode: 'number' }),
  fromSequence: bigint('from_sequence', { mode: 'number' }),
  toSequence: bigint('to_sequence', { mode: 'number' }),
  credential: integer(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  sentAt: timestamp('sent_at', { withTimezone: true }),
})

export const deviceLimits = pgTable('device_limits', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  siteId: uuid('site_id').notNull(),
  kind: text({ enum: limitKinds }).notNull(),
  deviceId: text('device_id'),
  percent: doublePrecision(),
  powerW: integer('power_w').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  endReason: text('end_reason', { enum: limitEndReasons }),
  reference: text(),
  askedByKind: text('asked_by_kind', { enum: ['member', 'client', 'system'] }).notNull(),
  memberId: uuid('member_id'),
  clientName: text('client_name'),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
})

export const deviceLimitEvents = pgTable('device_limit_events', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  limitId: uuid('limit_id').notNull(),
  deviceId: text('device_id').notNull().default(''),
  at: timestamp({ withTimezone: true }).notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  outcome: text({ enum: limitOutcomes }).notNull(),
  powerW: integer('power_w'),
  measuredW: integer('measured_w'),
  message: text(),
})

export const silentGateways = pgTable('silent_gateways', {
  gatewayId: uuid('gateway_id').primaryKey(),
  silentSince: timestamp('silent_since', { withTimezone: true }).notNull(),
})

export const gatewayDeliveries = pgTable('gateway_deliveries', {
  id: uuid().primaryKey(),
  tenantId: uuid('tenant_id').notNull(),
  affiliateId: uuid('affiliate_id'),
  memberId: uuid('member_id').notNull(),
  fileName: text('file_name').notNull(),
  vendorName: text('vendor_name').notNull(),
  ignored: text().array().notNull().default([]),
  status: text({ enum: deliveryStatuses }).notNull(),
  total: integer().notNull(),
  planned: integer().notNull(),
  known: integer().notNull(),
  faulty: integer().notNull(),
  added: integer().notNull().default(0),
  refused: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  doneAt: timestamp('done_at', { withTimezone: true }),
})

export const gatewayDeliveryRows = pgTable('gateway_delivery_rows', {
  deliveryId: uuid('delivery_id').notNull(),
  row: integer().notNull(),
  given: jsonb().$type<Partial<Record<DeliveryColumn, string>>>().notNull(),
  outcome: text({ enum: deliveryOutcomes }).notNull(),
  faults: jsonb().$type<ImportFault[]>().notNull().default([]),
  gatewayId: uuid('gateway_id'),
})
