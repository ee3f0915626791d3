import { minuteMs } from '@wattdesk/energy/durations.ts'
import { chance } from '@wattdesk/recorded-homes/noise.ts'
import { reliable } from './reliable.ts'
import type { Scenario } from './scenario.ts'

const windowMs = 3 * minuteMs

/** A link that is down for three minutes, a tenth of the time. */
export const flakyConnection: Scenario = {
  ...reliable,
  isOnline: (seed, at) => chance(seed + 21, Math.floor(at / windowMs)) >= 0.1,
}
