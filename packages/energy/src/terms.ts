/** Names that the arithmetic and the contract share. This file imports nothing, so the contract may import it. */

/** Lengths of spans, as ISO 8601 durations. Those from a day on are calendar periods of the home's zone. */
export const intervals = ['PT15M', 'PT1H', 'P1D', 'P1W', 'P1M', 'P1Y'] as const
export type Interval = (typeof intervals)[number]

export const calendarPeriods = ['day', 'week', 'month', 'year'] as const
export type CalendarPeriod = (typeof calendarPeriods)[number]

/** From source to sink: sources are PV, battery and grid, sinks are home, battery and grid. */
export const flowNames = ['pvToHome', 'pvToBattery', 'pvToGrid', 'batteryToHome', 'batteryToGrid', 'gridToHome', 'gridToBattery'] as const
export type FlowName = (typeof flowNames)[number]

/** How a series treats unmeasured time. A gap never becomes 0. */
export const gapModes = ['none', 'null', 'interpolate'] as const
/** `none` omits the spans, `null` keeps them empty, `interpolate` estimates those of gaps of at most two hours. */
export type GapMode = (typeof gapModes)[number]

/**
 * The source of a stored energy, if not integrated from power: a counter, the vendor's total, an estimate, an import, or the night, in
 * which an inverter that is off produces nothing.
 */
export const intervalSources = ['counter', 'vendor_total', 'estimate', 'imported', 'night'] as const
export type IntervalSource = (typeof intervalSources)[number]
/** The source of a figure: power over time, or one of these. */
export const energySources = ['integrated_power', ...intervalSources] as const
export type EnergySource = (typeof energySources)[number]

/** A PV system's yield compared with the expectation. */
export const yieldStates = ['ok', 'warning', 'error', 'no_data'] as const
export type YieldState = (typeof yieldStates)[number]

/** States of a wallbox's connector, as OCPP 1.6 names them. */
export const connectorStatuses = [
  'Available',
  'Preparing',
  'Charging',
  'SuspendedEVSE',
  'SuspendedEV',
  'Finishing',
  'Reserved',
  'Unavailable',
  'Faulted',
] as const
export type ConnectorStatus = (typeof connectorStatuses)[number]
