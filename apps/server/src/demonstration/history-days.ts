import { hourMs } from '@wattdesk/energy/durations.ts'
import { quarterHourStart } from '@wattdesk/energy/intervals.ts'

/** Thirteen months, so that a year can be compared with the previous one. */
export const usualHistoryDays = 396

/** Clouds provide this much history. */
export const cloudHistoryDays = 92

/** The loaded past ends this long before the start. */
const deliveredMs = 1.5 * hourMs

/** The end of the loaded history: devices deliver later data. */
export const endOfPast = (now: Date): number => quarterHourStart(now.getTime() - deliveredMs)
