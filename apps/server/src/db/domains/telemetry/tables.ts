import type { StoredBalance } from '@wattdesk/energy/completion.ts'
import {
  eachOf,
  type LessCovered,
  type MeasuredQuantity,
  measuredQuantities,
  measurementNames,
  measurements,
  quantities,
} from '@wattdesk/energy/quantities.ts'
import type { IntervalSource } from '@wattdesk/energy/terms.ts'
import {
  bigint,
  boolean,
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
import { bytea } from '../../bytea.ts'

/** Measured by an appliance itself, besides the home's own figures. */
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

export const energyIntervals = pgTable(
  'energy_intervals',
  {
    siteId: uuid('site_id').notNull(),
    start: timestamp({ withTimezone: true }).notNull(),
    ...eachOf(measuredQuantities, (name) => real(quantities[name].column)),
    batteryStateOfCharge: real('battery_state_of_charge'),
    coveredSeconds: smallint('covered_seconds').notNull(),
    lessCovered: jsonb('less_covered').$type<LessCovered>(),
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
    betweenSeconds: integer('between_seconds'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.deviceId, table.start] })],
)

export const counterGaps = pgTable(
  'counter_gaps',
  {
    siteId: uuid('site_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    deviceId: text('device_id').notNull(),
    quantity: text().$type<MeasuredQuantity>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
    energyWh: doublePrecision('energy_wh').notNull(),
    isBesideHome: boolean('is_beside_home').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.deviceId, table.quantity, table.startedAt, table.sourceId] })],
)

const sums = {
  ...eachOf(measuredQuantities, (name) => doublePrecision(quantities[name].column)),
  coveredSeconds: integer('covered_seconds').notNull(),
  lessCovered: jsonb('less_covered').$type<LessCovered>(),
  balanced: jsonb().$type<StoredBalance>(),
  pvToHome: doublePrecision('pv_to_home_wh'),
  pvToBattery: doublePrecision('pv_to_battery_wh'),
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

/** Each power has a multirange of the time for which the home has it. */
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

export const rollupMarks = pgTable('rollup_marks', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  siteIds: uuid('site_ids').array().notNull(),
  slots: timestamp({ withTimezone: true }).array().notNull(),
})

export const rollupSlots = pgTable(
  'rollup_slots',
  {
    siteId: uuid('site_id').notNull(),
    slot: timestamp({ withTimezone: true }).notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.slot] })],
)

export const ingestRejections = pgTable('ingest_rejections', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  channel: text({ enum: ['mqtt', 'webhook', 'ocpp'] }).notNull(),
  origin: text().notNull(),
  siteId: uuid('site_id'),
  sampleIndex: integer('sample_index'),
  field: text().notNull(),
  reason: text().notNull(),
})

export const ingestProcesses = pgTable('ingest_processes', {
  id: uuid().primaryKey(),
  broker: text().notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
})

export const ingestSessions = pgTable(
  'ingest_sessions',
  {
    broker: text().notNull(),
    number: integer().notNull(),
    holder: uuid().references(() => ingestProcesses.id, { onDelete: 'set null' }),
    isOpened: boolean('is_opened').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.broker, table.number] })],
)

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    vendorId: uuid('vendor_id').notNull(),
    deliveryId: text('delivery_id').notNull(),
    siteId: uuid('site_id').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    payload: bytea().notNull(),
    payloadHash: bytea('payload_hash').notNull(),
    response: jsonb().$type<unknown>().notNull(),
    firstSampleAt: timestamp('first_sample_at', { withTimezone: true }),
    lastSampleAt: timestamp('last_sample_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.deliveryId] })],
)

export const ticketHolders = ['member', 'viewer', 'customer'] as const

export const liveTickets = pgTable('live_tickets', {
  hash: bytea().primaryKey(),
  siteId: uuid('site_id').notNull(),
  /** The member, or the customer's user. */
  memberId: uuid('member_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  holder: text({ enum: ticketHolders }).notNull().default('member'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  permissionsUntil: timestamp('permissions_until', { withTimezone: true }),
})

export const issuedForecasts = pgTable(
  'issued_forecasts',
  {
    siteId: uuid('site_id').notNull(),
    day: date().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    model: text().notNull(),
    meanW: integer('mean_w').array().notNull(),
    p10W: integer('p10_w').array().notNull(),
    p50W: integer('p50_w').array().notNull(),
    p90W: integer('p90_w').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day] })],
)
