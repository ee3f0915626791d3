import { isoWeekday, type LocalDay } from '@wattdesk/energy/time-zones.ts'
import { chance } from './noise.ts'
import { recordedDay } from './recorded-year.ts'
import { householdHours, standardProfile } from './recordings.ts'

export type LoadKind = 'recorded' | 'standard'

const recordedYearWh = 10_583_000

/** Mean household load in W of the 96 quarter hours of a calendar day, scaled to a year's consumption. */
export function householdDay(kind: LoadKind, seed: number, yearlyWh: number, day: LocalDay): Float64Array {
  return kind === 'recorded' ? recordedHousehold(seed, yearlyWh, day) : standardHousehold(seed, yearlyWh, day)
}

function recordedHousehold(seed: number, yearlyWh: number, day: LocalDay): Float64Array {
  const hours = householdHours()
  const first = recordedDay(day, '2016-08-01', Math.floor(chance(seed, 1) * 7) - 3) * 24
  const scale = yearlyWh / recordedYearWh
  const quarters = new Float64Array(96)
  for (let hour = 0; hour < 24; hour++) {
    const at = first + hour
    const parts = quartersOfHour(hours[at - 1] ?? hours[at] ?? 0, hours[at] ?? 0, hours[at + 1] ?? hours[at] ?? 0)
    for (const [part, power] of parts.entries()) quarters[hour * 4 + part] = power * scale
  }
  return quarters
}

/**
 * Four quarter hours, interpolated linearly between the middles of adjacent hours and scaled so that the hour keeps its
 * recorded mean.
 */
export function quartersOfHour(before: number, hour: number, after: number): [number, number, number, number] {
  const toward = (other: number, share: number) => hour + (other - hour) * share
  const plain = [toward(before, 0.375), toward(before, 0.125), toward(after, 0.125), toward(after, 0.375)] as const
  const mean = (plain[0] + plain[1] + plain[2] + plain[3]) / 4
  const scale = mean > 0 ? hour / mean : 0
  return [plain[0] * scale, plain[1] * scale, plain[2] * scale, plain[3] * scale]
}

/** The standard profile is the mean of many homes. One home varies around it, with the same mean. */
function standardHousehold(seed: number, yearlyWh: number, day: LocalDay): Float64Array {
  const weekday = isoWeekday(day)
  const kind = weekday === 6 ? 0 : weekday === 7 ? 1 : 2
  const profile = standardProfile()[(Number(day.slice(5, 7)) - 1) * 3 + kind] ?? new Float64Array(96)
  const dayPlace = Number(day.replaceAll('-', '')) * 96
  const scale = yearlyWh / 1_000_000
  return profile.map((power, quarter) => {
    // Exponentially distributed with mean 1: mostly low, sometimes a kettle or an oven
    const burst = -Math.log(1 - chance(seed, dayPlace + quarter))
    return power * scale * (0.55 + 0.45 * burst)
  })
}
