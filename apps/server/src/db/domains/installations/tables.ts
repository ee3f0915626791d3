import { controlUnitTypes } from '@wattdesk/contract/eeg9/terms.ts'
import {
  dataImportStatuses,
  deviceTypes,
  energyKinds,
  installationKinds,
  inverterKinds,
  scanStates,
} from '@wattdesk/contract/installations/terms.ts'
import { boolean, date, integer, pgTable, primaryKey, real, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../../bytea.ts'

/**
 * A write triggers, once for each statement and in this order (`installations_written` of derived.sql):
 * - `delete_configuration_first` and `keep_charges`, before a row is deleted; `refuse_other_kind`, before its kind changes
 * - `check_sites_of_installations`: a site's health is checked from its first device on
 * - `keep_installation_statistics`: installations by day, under their customer's type, status and source
 * - `follow_installations`: the customer's installation status
 * - `require_kind_row`, at commit: each has a row in the table of its kind
 */
export const installations = pgTable('installations', {
  id: uuid().primaryKey(),
  customerId: uuid('customer_id').notNull(),
  siteId: uuid('site_id').notNull(),
  kind: text({ enum: installationKinds }).notNull(),
  vendorId: uuid('vendor_id').notNull(),
  vendorInstallationId: text('vendor_installation_id').notNull(),
  serialNumber: text('serial_number'),
  deviceType: text('device_type', { enum: deviceTypes }).notNull(),
  manufacturer: text(),
  isGcp: boolean('is_gcp').notNull().default(false),
  dataImportStatus: text('data_import_status', { enum: dataImportStatuses }),
  installedOn: date('installed_on', { mode: 'string' }),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})

/** A write triggers `keep_capacity_statistics`: PV peak power and battery capacity by day; and `require_kind_row`, at commit. */
export const pvBatteryConfigurations = pgTable('pv_battery_configurations', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['pvbattery'] })
    .notNull()
    .default('pvbattery'),
  vendorSiteId: text('vendor_site_id'),
  vendorUserId: text('vendor_user_id'),
  apiKey: bytea('api_key'),
  vrmPortalId: text('vrm_portal_id'),
  gatewaySerialNumber: text('gateway_serial_number'),
  loggerSerialNumbers: text('logger_serial_numbers').array().notNull().default([]),
  hasInverter: boolean('has_inverter').notNull(),
  inverterKind: text('inverter_kind', { enum: inverterKinds }),
  pvPeakPowerW: integer('pv_peak_power_w'),
  pvInverterModel: text('pv_inverter_model'),
  pvInverterMaxAcPowerW: integer('pv_inverter_max_ac_power_w'),
  batteryManufacturer: text('battery_manufacturer'),
  batteryCapacityWh: integer('battery_capacity_wh'),
  batteryInverterModel: text('battery_inverter_model'),
  batteryInverterMaxAcPowerW: integer('battery_inverter_max_ac_power_w'),
  inverterMasterKey: bytea('inverter_master_key'),
})

export const pvPanels = pgTable(
  'pv_panels',
  {
    configurationId: uuid('configuration_id').notNull(),
    position: smallint().notNull(),
    panelCount: integer('panel_count').notNull(),
    peakPowerW: integer('peak_power_w').notNull(),
    azimuthDegrees: real('azimuth_degrees').notNull(),
    tiltDegrees: real('tilt_degrees').notNull(),
    shadedSegmentsCount: smallint('shaded_segments_count').notNull(),
    altitudeM: real('altitude_m'),
  },
  (table) => [primaryKey({ columns: [table.configurationId, table.position] })],
)

/** A deletion triggers `require_kind_row`, at commit: the installation must be gone too. */
export const wallboxes = pgTable('wallboxes', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['wallbox'] })
    .notNull()
    .default('wallbox'),
  powerOutputA: integer('power_output_a').notNull(),
  modulationMinimalLevelA: integer('modulation_minimal_level_a').notNull(),
})

/** A deletion triggers `require_kind_row`, at commit: the installation must be gone too. */
export const smartMeters = pgTable('smart_meters', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['meter'] })
    .notNull()
    .default('meter'),
  producedInstallationId: text('produced_installation_id'),
  customerNumber: text('customer_number'),
  deviceCategory: text('device_category', { enum: energyKinds }).notNull().default('electricity'),
  isBilled: boolean('is_billed').notNull().default(false),
})

/** A deletion triggers `require_kind_row`, at commit: the installation must be gone too. */
export const heatPumps = pgTable('heat_pumps', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['heatpump'] })
    .notNull()
    .default('heatpump'),
  model: text(),
})

/** A deletion triggers `require_kind_row`, at commit: the installation must be gone too. */
export const gasMeters = pgTable('gas_meters', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['gas'] })
    .notNull()
    .default('gas'),
  model: text(),
})

/** A deletion triggers `require_kind_row`, at commit: the installation must be gone too. */
export const smartHomes = pgTable('smart_homes', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['smarthome'] })
    .notNull()
    .default('smarthome'),
  deviceName: text('device_name'),
  scanState: text('scan_state', { enum: scanStates }).notNull().default('unknown'),
  lastScanAt: timestamp('last_scan_at', { withTimezone: true }),
})

/** A deletion triggers `require_kind_row`, at commit: the installation must be gone too. */
export const electricCars = pgTable('electric_cars', {
  id: uuid().primaryKey(),
  kind: text({ enum: ['electriccar'] })
    .notNull()
    .default('electriccar'),
  model: text(),
  batteryCapacityWh: integer('battery_capacity_wh'),
})

export const eeg9Records = pgTable('eeg9_records', {
  configurationId: uuid('configuration_id').primaryKey(),
  commissionedOn: date('commissioned_on', { mode: 'string' }),
  gridOperator: text('grid_operator'),
  meterNumber: text('meter_number'),
  marketLocationId: text('market_location_id'),
  imsysInstalledOn: date('imsys_installed_on', { mode: 'string' }),
  controlUnitType: text('control_unit_type', { enum: controlUnitTypes }),
  gridOperatorTestPassedOn: date('grid_operator_test_passed_on', { mode: 'string' }),
  remindersSent: integer('reminders_sent').notNull().default(0),
  lastReminderAt: timestamp('last_reminder_at', { withTimezone: true }),
  updatedAt: timestamp('updated_at', { withTimezone: true }),
  version: integer().notNull().default(0),
})
