import type { Interval } from '@wattdesk/energy/terms.ts'

/** What the calls about a home's past energy share. */

/** The longest range of each interval, in days, so that a response stays within some thousand spans. */
export const rangeMaxDays: Record<Interval, number> = { PT15M: 32, PT1H: 94, P1D: 1_100, P1W: 3_700, P1M: 36_600, P1Y: 36_600 }
/** The longest range of a call that reads every quarter hour. */
export const quarterHoursMaxDays = 400
