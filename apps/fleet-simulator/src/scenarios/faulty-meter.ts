import { chance } from '@wattdesk/recorded-homes/noise.ts'
import { reliable } from './reliable.ts'
import type { Scenario } from './scenario.ts'

/** A meter that reports its largest number in one of a hundred samples, as with a broken cable. */
export const faultyMeter: Scenario = {
  ...reliable,
  report: (sample, seed) =>
    chance(seed + 22, Math.floor(Number(sample.at) / 1_000)) < 0.01 ? { ...sample, gridPowerW: 2_147_483_647 } : sample,
}
