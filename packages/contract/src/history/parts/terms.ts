import type { Interval } from '@wattdesk/energy/terms.ts'

/** In days; keeps a response below a few thousand spans. */
export const rangeMaxDays: Record<Interval, number> = { PT15M: 32, PT1H: 94, P1D: 1_100, P1W: 3_700, P1M: 36_600, P1Y: 36_600 }
/** For calls that read every quarter hour. */
export const quarterHoursMaxDays = 400
