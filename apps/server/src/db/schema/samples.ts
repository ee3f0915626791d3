import { eachOf, measurementNames, measurements } from '@wattdesk/energy/quantities.ts'
import { bigint, jsonb, pgTable, primaryKey, real, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Measured by an appliance itself, beside the home's own figures. */
export type StoredApplianceSample = {
  deviceId: string
  kind: string
  powerW: number
  stateOfCharge?: number
  energyReadingWh?: number
  energyExportReadingWh?: number
  temperatureC?: number
}

export const samples = pgTable(
  'samples',
  {
    siteId: uuid('site_id').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    sourceId: uuid('source_id').notNull(),
    ...eachOf(measurementNames, (name) => {
      const { column, unit } = measurements[name]
      return unit === 'Ws' ? bigint(column, { mode: 'number' }) : real(column)
    }),
    appliances: jsonb().$type<StoredApplianceSample[]>(),
    gasMeters: jsonb('gas_meters').$type<{ deviceId: string; readingM3: number }[]>(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.at, table.sourceId] })],
)
