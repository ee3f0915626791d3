import type { BalancePower } from '@wattdesk/energy/quantities.ts'

/** Device types whose share of a home's consumption is known, with their quantity. */
export const consumingTypes = {
  EV: 'ev',
  ElectricCar: 'ev',
  Heatpump: 'heatPump',
  HEAT_PUMP: 'heatPump',
  Meter: 'totalConsumption',
} as const

/** Only the latest sessions of a range are returned. */
export const reportedSessionsMax = 5_000

/** In drawing order. */
export const quarterHourPowers = [
  'production',
  'totalConsumption',
  'grid',
  'battery',
  'ev',
  'heatPump',
  'heater',
] as const satisfies BalancePower[]
