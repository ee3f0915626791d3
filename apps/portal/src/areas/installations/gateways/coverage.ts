import { dayMs } from '@wattdesk/energy/durations.ts'

type Day = { day: string; coveredSeconds: number }

const daysShown = 30

/** The thirty whole days before today, oldest first. A day without a record was not measured. */
export function coverageOf(days: readonly Day[], today: string): (Day & { share: number })[] {
  const known = new Map(days.map((one) => [one.day, one.coveredSeconds]))
  const end = Date.parse(today) // a day of the calendar, so its hours do not matter
  return Array.from({ length: daysShown }, (_, at) => {
    const day = new Date(end - (daysShown - at) * dayMs).toISOString().slice(0, 10)
    const coveredSeconds = known.get(day) ?? 0
    return { day, coveredSeconds, share: Math.min(1, (coveredSeconds * 1000) / dayMs) }
  })
}
