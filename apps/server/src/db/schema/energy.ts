import type { StoredBalance } from '@wattdesk/energy/completion.ts'
import { eachOf, type MeasuredQuantity, measuredQuantities, type PowerName, quantities } from '@wattdesk/energy/quantities.ts'
import type { IntervalSource } from '@wattdesk/energy/terms.ts'
import {
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

export const energyIntervals = pgTable(
  'energy_intervals',
  {
    siteId: uuid('site_id').notNull(),
    start: timestamp({ withTimezone: true }).notNull(),
    ...eachOf(measuredQuantities, (name) => real(quantities[name].column)),
    batteryStateOfCharge: real('battery_state_of_charge'),
    coveredSeconds: smallint('covered_seconds').notNull(),
    lessCovered: jsonb('less_covered').$type<Partial<Record<PowerName, number>>>(),
    sources: jsonb().$type<Partial<Record<MeasuredQuantity, IntervalSource>>>(),
    contradicted: jsonb().$type<Partial<Record<MeasuredQuantity, number>>>(),
    writtenAt: timestamp('written_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.start] })],
)

export const deviceIntervals = pgTable(
  'device_intervals',
  {
    siteId: uuid('site_id').notNull(),
    deviceId: text('device_id').notNull(),
    quantity: text().$type<MeasuredQuantity>().notNull(),
    start: timestamp({ withTimezone: true }).notNull(),
    energyWh: real('energy_wh').notNull(),
    coveredSeconds: smallint('covered_seconds').notNull(),
    source: text({ enum: ['counter'] }),
    contradictedWh: real('contradicted_wh'),
    writtenAt: timestamp('written_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.deviceId, table.quantity, table.start] })],
)

export const gasIntervals = pgTable(
  'gas_intervals',
  {
    siteId: uuid('site_id').notNull(),
    deviceId: text('device_id').notNull(),
    start: timestamp({ withTimezone: true }).notNull(),
    volumeM3: real('volume_m3').notNull(),
    coveredSeconds: smallint('covered_seconds').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.deviceId, table.start] })],
)

const sums = {
  ...eachOf(measuredQuantities, (name) => doublePrecision(quantities[name].column)),
  coveredSeconds: integer('covered_seconds').notNull(),
  lessCovered: jsonb('less_covered').$type<Partial<Record<PowerName, number>>>(),
  balanced: jsonb().$type<StoredBalance>(),
  importedSeconds: integer('imported_seconds'),
  counterSeconds: integer('counter_seconds'),
  writtenAt: timestamp('written_at', { withTimezone: true }),
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

const stretches = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })

/** What each home has, and since when: a multirange of time for each power. */
export const homeQuantities = pgTable('home_quantities', {
  siteId: uuid('site_id').primaryKey(),
  production: stretches().notNull(),
  grid: stretches().notNull(),
  battery: stretches().notNull(),
  household: stretches().notNull(),
  heatPump: stretches('heat_pump').notNull(),
  ev: stretches().notNull(),
  heater: stretches().notNull(),
  notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
})
