/**
 * Units of the product: powers in W, energies in Wh. Vendors send energies in Ws (gridX meter readings), Wh or kWh
 * (Victron statistics), and powers in kW (SENEC); mistaking one for another is a factor of 1,000 or 3,600.
 */

import { hourMs } from './durations.ts'

/** Kilowatt hours to watt hours. */
export function kwhToWh(energyKwh: number): number {
  return energyKwh * 1_000
}

/** Kilowatts to watts. */
export function kwToW(powerKw: number): number {
  return powerKw * 1_000
}

/** Energy in Wh of a power in W held for `durationMs` milliseconds. */
export function energyOfPowerWh(powerW: number, durationMs: number): number {
  return (powerW * durationMs) / hourMs
}

/**
 * Increase of a cumulative register between two readings, in the register's unit. Registers reset and roll over (SunSpec
 * `acc32` at 2^32): a smaller second reading means a restart, never negative energy, and only what was counted since is
 * known.
 */
export function registerIncrease(before: number, after: number): number {
  return after >= before ? after - before : after
}
