import { integer, pgTable, primaryKey, real, smallint, uuid } from 'drizzle-orm/pg-core'

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
