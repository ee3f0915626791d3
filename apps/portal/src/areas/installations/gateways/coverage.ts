import { dayMs } from '@wattdesk/energy/durations.ts'
import { daySpan } from '@wattdesk/energy/intervals.ts'

type Day = { day: string; coveredSeconds: number }
/** `coveredSeconds` is null for days before there was anything to measure. */
type CoveredDay = { day: string; coveredSeconds: number | null; share: number }

const daysShown = 30

/**
 * Coverage of the thirty whole days before today, oldest first. Days count from the one after the gateway was added, or from the first
 * measured day if an earlier gateway measured the home. From then on, a day without a record was not measured. The share is null while no
 * day counts.
 */
export function coverageOf(
  days: readonly Day[],
  today: string,
  addedOn: string,
  timeZone: string,
): { days: CoveredDay[]; share: number | null } {
  const known = new Map(days.filter((one) => one.coveredSeconds > 0).map((one) => [one.day, one.coveredSeconds]))
  const isMeasuredBefore = [...known.keys()].some((day) => day < addedOn)
  const end = Date.parse(today) // a calendar day, so its hours do not matter
  let hasBegun = false
  const strip = Array.from({ length: daysShown }, (_, at) => {
    const day = new Date(end - (daysShown - at) * dayMs).toISOString().slice(0, 10)
    const seconds = known.get(day)
    hasBegun ||= day > addedOn || (isMeasuredBefore && seconds !== undefined)
    return {
      day,
      coveredSeconds: seconds ?? (hasBegun ? 0 : null),
      share: Math.min(1, ((seconds ?? 0) * 1_000) / lengthOf(day, timeZone)),
      isCounted: hasBegun,
    }
  })
  const counted = strip.filter((one) => one.isCounted)
  return {
    days: strip.map(({ isCounted: _, ...day }) => day),
    share: counted.length > 0 ? counted.reduce((sum, one) => sum + one.share, 0) / counted.length : null,
  }
}

/** 23 to 25 hours, in ms. */
function lengthOf(day: string, timeZone: string): number {
  const { start, end } = daySpan(day, timeZone)
  return end - start
}
