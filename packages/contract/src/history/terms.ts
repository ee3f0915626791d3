import type { BalancePower } from '@wattdesk/energy/quantities.ts'

/** Device types of which a home's consumption is known, and the quantity that it is. */
export const consumingTypes = {
  EV: 'ev',
  ElectricCar: 'ev',
  Heatpump: 'heatPump',
  HEAT_PUMP: 'heatPump',
  Meter: 'totalConsumption',
} as const

/** Sessions of a range; of a wallbox that reports more, the newest. */
export const reportedSessionsMax = 5_000

/** The powers of a chart of quarter hours, in the order in which they are drawn. */
export const quarterHourPowers = [
  'production',
  'totalConsumption',
  'grid',
  'battery',
  'ev',
  'heatPump',
  'heater',
] as const satisfies BalancePower[]
