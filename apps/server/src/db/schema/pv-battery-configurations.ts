import { inverterKinds } from '@wattdesk/contract/installations/installation.ts'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'

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
