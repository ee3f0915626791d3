import type { SiteDay } from '@wattdesk/contract/telemetry.ts'
import type { BalancePower } from '@wattdesk/energy/quantities.ts'
import type { Series, TimeSeries } from '@wattdesk/ui/chart/series.ts'
import { energyColors } from '@wattdesk/ui/theme/energy-colors.ts'

const slotMs = 900_000

/** How each power is drawn, in this order. The household is left out: it runs along the total consumption. */
const shapes: Record<BalancePower, Series['shape'] | null> = {
  production: 'area',
  totalConsumption: 'line',
  grid: 'line',
  battery: 'line',
  ev: 'line',
  heatPump: 'line',
  heater: 'line',
  household: null,
}
// The keys of a literal object are all it has.
const drawnPowers = (Object.keys(shapes) as BalancePower[]).filter((power) => shapes[power] !== null)
const alwaysDrawn: ReadonlySet<BalancePower> = new Set(['production', 'totalConsumption'])

type Words = {
  power: (power: BalancePower) => string
  /** What the mark of quarter hours measured in part means, and what is said of one that was measured for so many minutes. */
  measuredInPart: string
  measuredMinutes: (minutes: number) => string
}

/**
 * A day as mean powers over all of its quarter hours, 92 to 100 of them; those without data are null, those measured in part
 * are marked. Powers that were never measured on that day are left out, such as that of a wallbox the home does not have,
 * and so is the quarter hour that runs at `now`.
 */
export function daySeries(day: SiteDay, words: Words, now: number): TimeSeries {
  const from = Date.parse(day.from)
  const count = Math.round((Date.parse(day.to) - from) / slotMs)
  const times = Array.from({ length: count }, (_, at) => from + at * slotMs)
  const ended = day.series.filter((slot) => Date.parse(slot.end) <= now)
  const slots = new Map(ended.map((slot) => [Date.parse(slot.start), slot]))
  const series = drawnPowers.map(
    (power): Series => ({
      key: power,
      label: words.power(power),
      color: energyColors[power],
      shape: shapes[power] ?? 'line',
      values: times.map((time) => slots.get(time)?.powers[power] ?? null),
    }),
  )
  const notes = times.map((time) => {
    const slot = slots.get(time)
    return slot?.quality === 'partial' ? words.measuredMinutes(Math.round(slot.coveredSeconds / 60)) : null
  })
  return {
    times,
    series: series.filter((one, at) => alwaysDrawn.has(drawnPowers[at] ?? 'grid') || one.values.some((value) => value !== null)),
    marks: { label: words.measuredInPart, notes },
  }
}

/** The day before or after, as `YYYY-MM-DD`. */
export function shiftDay(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
