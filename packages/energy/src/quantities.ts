/**
 * Every quantity of a home, once. Protocol, tables, encoders, rollup, sums, contract and charts derive from the two tables
 * below; no other file lists quantities. This file imports nothing, so contract and device protocol may import it.
 */

/** What an appliance is in a home's balance (the kinds of the gridX API). */
export const applianceKinds = [
  'UNKNOWN',
  'PV',
  'PV_EXTERNAL',
  'BATTERY',
  'HYBRID',
  'GRID',
  'HEAT_PUMP',
  'FUEL_CELL',
  'HEAT_PUMP_EXTERNAL',
  'EVSTATION',
  'BTTP',
  'HEATING',
  'MISC',
  'CLUSTER',
  'WIND_TURBINE',
] as const
export type ApplianceKind = (typeof applianceKinds)[number]

type Measurement = {
  /** The field in a sample on the wire. */
  field: string
  /** The column in the table of samples. */
  column: string
  /** `share`: 0 to 1. Readings in Ws are integers, exact in a double. */
  unit: 'W' | 'share' | 'Ws'
  min: number
  max: number
  /** How a quarter hour aggregates the measurement: as energy, by its last value, or not at all. */
  aggregate: 'integral' | 'last' | 'none'
  /** Kinds of appliances that measure it. HYBRID measures PV and battery as one, MISC a part of the household. */
  measuredBy: readonly ApplianceKind[]
  /** First word of the live topic of each such appliance (`wallbox/{deviceId}`): the device's name, not the quantity's. */
  deviceTopic: string | null
}

/** No home exceeds 1 MW. */
const maxW = 1_000_000
const power = { unit: 'W', max: maxW, aggregate: 'integral' } as const
/** A meter's reading, up to 1 TWh. */
const reading = { unit: 'Ws', min: 0, max: 3_600_000_000_000_000, aggregate: 'none', measuredBy: ['GRID'], deviceTopic: null } as const
const generators = ['PV', 'PV_EXTERNAL', 'BTTP', 'FUEL_CELL', 'WIND_TURBINE'] as const

/**
 * The measurements of a sample. Powers are signed: grid above 0 is import, battery above 0 is discharge. An inverter may draw a little at
 * night, so production may fall below 0. Unmeasured ones are absent, never 0.
 */
export const measurements = {
  production: { ...power, field: 'productionPowerW', column: 'production_w', min: -1_000, measuredBy: generators, deviceTopic: null },
  grid: { ...power, field: 'gridPowerW', column: 'grid_w', min: -maxW, measuredBy: ['GRID'], deviceTopic: null },
  battery: { ...power, field: 'batteryPowerW', column: 'battery_w', min: -maxW, measuredBy: ['BATTERY'], deviceTopic: null },
  household: { ...power, field: 'householdPowerW', column: 'household_w', min: -maxW, measuredBy: [], deviceTopic: null },
  heatPump: { ...power, field: 'heatPumpPowerW', column: 'heat_pump_w', min: 0, measuredBy: ['HEAT_PUMP'], deviceTopic: 'heatpump' },
  ev: { ...power, field: 'evPowerW', column: 'ev_w', min: 0, measuredBy: ['EVSTATION', 'CLUSTER'], deviceTopic: 'wallbox' },
  heater: { ...power, field: 'heaterPowerW', column: 'heater_w', min: 0, measuredBy: ['HEATING'], deviceTopic: 'heater' },
  batteryStateOfCharge: {
    field: 'batteryStateOfCharge',
    column: 'battery_state_of_charge',
    unit: 'share',
    min: 0,
    max: 1,
    aggregate: 'last',
    measuredBy: ['BATTERY'],
    deviceTopic: null,
  },
  gridImportReading: { ...reading, field: 'gridImportReadingWs', column: 'grid_import_reading_ws' },
  gridExportReading: { ...reading, field: 'gridExportReadingWs', column: 'grid_export_reading_ws' },
} as const satisfies Record<string, Measurement>

type Measurements = typeof measurements
export type MeasurementName = keyof Measurements
export type PowerName = { [N in MeasurementName]: Measurements[N]['unit'] extends 'W' ? N : never }[MeasurementName]

type Quantity = {
  /** The power whose positive (sign 1) or negative (sign -1) part this energy is. Null if only the balance determines it. */
  power: PowerName | null
  sign: 1 | -1
  /** The column in the tables of quarter hours, days and months; null if it is not stored. */
  column: string | null
  unit: 'Wh'
  /** Over spans and sites. Rates are never aggregated, but computed from sums. */
  aggregate: 'sum'
  /** The key of the colour in the theme. */
  color: string
}

const energy = { unit: 'Wh', aggregate: 'sum' } as const

/** Quantities of a span, each an unsigned energy. */
export const quantities = {
  production: { ...energy, power: 'production', sign: 1, column: 'production_wh', color: 'production' },
  totalConsumption: { ...energy, power: null, sign: 1, column: null, color: 'totalConsumption' },
  household: { ...energy, power: 'household', sign: 1, column: 'household_wh', color: 'household' },
  heatPump: { ...energy, power: 'heatPump', sign: 1, column: 'heat_pump_wh', color: 'heatPump' },
  ev: { ...energy, power: 'ev', sign: 1, column: 'ev_wh', color: 'ev' },
  heater: { ...energy, power: 'heater', sign: 1, column: 'heater_wh', color: 'heater' },
  gridImport: { ...energy, power: 'grid', sign: 1, column: 'grid_import_wh', color: 'gridImport' },
  gridExport: { ...energy, power: 'grid', sign: -1, column: 'grid_export_wh', color: 'gridExport' },
  batteryCharge: { ...energy, power: 'battery', sign: -1, column: 'battery_charge_wh', color: 'batteryCharge' },
  batteryDischarge: { ...energy, power: 'battery', sign: 1, column: 'battery_discharge_wh', color: 'battery' },
} as const satisfies Record<string, Quantity>

type Quantities = typeof quantities
export type QuantityName = keyof Quantities
/** A quantity that is measured, and stored by the quarter hour. */
export type MeasuredQuantity = { [N in QuantityName]: Quantities[N]['column'] extends string ? N : never }[QuantityName]
/** A power of the home's balance: a measured one, or their total. */
export type BalancePower = PowerName | 'totalConsumption'

// Literal tables have no other keys.
const keysOf = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as K[]

export const measurementNames: readonly MeasurementName[] = keysOf(measurements)
export const powerNames = measurementNames.filter((name): name is PowerName => measurements[name].unit === 'W')
export const balancePowers: readonly BalancePower[] = [...powerNames, 'totalConsumption']
export const quantityNames: readonly QuantityName[] = keysOf(quantities)
export const measuredQuantities = quantityNames.filter((name): name is MeasuredQuantity => quantities[name].column !== null)

/** A value for each of some names. */
export function eachOf<K extends string, V>(names: readonly K[], valueFor: (name: K) => V): Record<K, V> {
  // Has an entry for every name at the end. A loop, because a year has 35,000 quarter hours.
  const record = {} as Record<K, V>
  for (const name of names) record[name] = valueFor(name)
  return record
}

const powersOfKinds: ReadonlyMap<ApplianceKind, PowerName> = new Map(
  powerNames.flatMap((name) => measurements[name].measuredBy.map((kind) => [kind, name] as const)),
)

/** The power that an appliance of a kind measures; undefined if it is not part of the balance. */
export function powerOfKind(kind: ApplianceKind): PowerName | undefined {
  return powersOfKinds.get(kind)
}

/** What a device measures by itself: also a heat pump with a tariff and a meter of its own, which is beside the home's balance. */
export function powerOfDevice(kind: ApplianceKind): PowerName | undefined {
  return kind === 'HEAT_PUMP_EXTERNAL' ? 'heatPump' : powerOfKind(kind)
}

/** The live topic of an appliance; undefined if its kind has none. */
export function deviceTopicOf({ kind, deviceId }: { kind: ApplianceKind; deviceId: string }): string | undefined {
  const power = powerOfDevice(kind)
  const word = power && measurements[power].deviceTopic
  return word ? `${word}/${deviceId}` : undefined
}

/** First words of appliance topics. */
export const deviceTopics = powerNames.flatMap((name) => measurements[name].deviceTopic ?? [])

/** Consumers within a home besides the household. */
export const namedConsumers = ['heatPump', 'ev', 'heater'] as const satisfies readonly (PowerName & MeasuredQuantity)[]
/** Everything that consumes within a home: it adds up to the total consumption. */
export const consumers = ['household', ...namedConsumers] as const

/** What flows between a home and its grid, battery and generators: flows and rates are computed from these. */
export const flowQuantities = [
  'production',
  'gridImport',
  'gridExport',
  'batteryCharge',
  'batteryDischarge',
] as const satisfies readonly MeasuredQuantity[]

type NamedConsumption = Readonly<Record<(typeof namedConsumers)[number], number | null>>

/** Total of the named consumers; unmeasured ones count as 0. */
export function namedConsumption(values: NamedConsumption): number {
  let sum = 0
  for (const name of namedConsumers) sum += values[name] ?? 0
  return sum
}

/**
 * Whether the household of one source may include consumers that another source of the home measures: it does not know them, so they are
 * part of its household.
 */
export function mayIncludeOthers(home: NamedConsumption, reporter: NamedConsumption): boolean {
  return namedConsumers.some((name) => home[name] !== null && reporter[name] === null)
}

const directions = eachOf(powerNames, (power) => measuredQuantities.filter((name) => quantities[name].power === power))

/** The energies of a power: one, or one for each of its directions. */
export function directionsOf(power: PowerName): readonly MeasuredQuantity[] {
  return directions[power]
}

/** A power, or one of its directions. */
export const measuredNames = [...new Set([...powerNames, ...measuredQuantities])]

/**
 * Seconds of what was measured for less time than the rest. A power represents all of its directions. Directions measured at different
 * times have separate entries, even if for equally long, because their difference is then not a power.
 */
export type LessCovered = Partial<Record<PowerName | MeasuredQuantity, number>>
/** How long a span was measured. */
export type MeasuredTime = { coveredSeconds: number; lessCovered?: LessCovered | null | undefined }

/** How long a quantity was measured. */
export function secondsOf({ coveredSeconds, lessCovered }: MeasuredTime, quantity: MeasuredQuantity): number {
  return lessCovered?.[quantity] ?? lessCovered?.[quantities[quantity].power] ?? coveredSeconds
}
