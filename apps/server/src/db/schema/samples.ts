import { bigint, jsonb, pgTable, primaryKey, real, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Measured by an appliance itself, beside the home's own figures. */
export type StoredApplianceSample = {
  deviceId: string
  kind: string
  powerW: number
  stateOfCharge?: number
  energyReadingWh?: number
  temperatureC?: number
}

export const samples = pgTable(
  'samples',
  {
    siteId: uuid('site_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    sourceId: uuid('source_id').notNull(),
    pvW: real('pv_w'),
    gridW: real('grid_w'),
    batteryW: real('battery_w'),
    householdW: real('household_w'),
    heatPumpW: real('heat_pump_w'),
    wallboxW: real('wallbox_w'),
    heaterW: real('heater_w'),
    stateOfCharge: real('state_of_charge'),
    gridImportWs: bigint('grid_import_ws', { mode: 'number' }),
    gridExportWs: bigint('grid_export_ws', { mode: 'number' }),
    appliances: jsonb().$type<StoredApplianceSample[]>(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.at, table.sourceId] })],
)
