import { date, doublePrecision, integer, pgTable, primaryKey, real, smallint, timestamp, uuid } from 'drizzle-orm/pg-core'

export const energyIntervals = pgTable(
  'energy_intervals',
  {
    siteId: uuid('site_id').notNull(),
    start: timestamp({ withTimezone: true }).notNull(),
    productionWh: real('production_wh'),
    householdWh: real('household_wh'),
    heatPumpWh: real('heat_pump_wh'),
    evWh: real('ev_wh'),
    heaterWh: real('heater_wh'),
    gridImportWh: real('grid_import_wh'),
    gridExportWh: real('grid_export_wh'),
    batteryChargeWh: real('battery_charge_wh'),
    batteryDischargeWh: real('battery_discharge_wh'),
    stateOfCharge: real('state_of_charge'),
    coveredSeconds: smallint('covered_seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.start] })],
)

const sums = {
  productionWh: doublePrecision('production_wh'),
  householdWh: doublePrecision('household_wh'),
  heatPumpWh: doublePrecision('heat_pump_wh'),
  evWh: doublePrecision('ev_wh'),
  heaterWh: doublePrecision('heater_wh'),
  gridImportWh: doublePrecision('grid_import_wh'),
  gridExportWh: doublePrecision('grid_export_wh'),
  batteryChargeWh: doublePrecision('battery_charge_wh'),
  batteryDischargeWh: doublePrecision('battery_discharge_wh'),
  coveredSeconds: integer('covered_seconds').notNull(),
}

export const energyDays = pgTable(
  'energy_days',
  { siteId: uuid('site_id').notNull(), day: date({ mode: 'string' }).notNull(), ...sums },
  (table) => [primaryKey({ columns: [table.siteId, table.day] })],
)

export const energyMonths = pgTable(
  'energy_months',
  { siteId: uuid('site_id').notNull(), month: date({ mode: 'string' }).notNull(), ...sums },
  (table) => [primaryKey({ columns: [table.siteId, table.month] })],
)
