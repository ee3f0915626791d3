import { hourMs } from '@wattdesk/energy/durations.ts'
import { clearSkyGhi, splitIrradiance, type Weather } from '@wattdesk/energy/pv-model.ts'
import { type SunPosition, sunPosition } from '@wattdesk/energy/sun.ts'
import { chance } from './noise.ts'
import { weatherHours } from './recordings.ts'

const hoursPerYear = 8_760
/** Location of the recorded weather year. */
const mannheim = { latitude: 49.49, longitude: 8.46 }

let skies: Float64Array | undefined

/** Clear-sky index of each recorded hour: measured irradiance over that of a cloudless sky. */
function skyClearness(): Float64Array {
  if (skies) return skies
  const firstHour = Date.UTC(2010, 0, 1) - hourMs
  let last = 0.6
  skies = Float64Array.from(weatherHours(), ({ directWm2, diffuseWm2 }, hour) => {
    let clear = 0
    for (const minute of [7.5, 22.5, 37.5, 52.5]) {
      const sun = sunPosition(firstHour + hour * hourMs + minute * 60_000, mannheim.latitude, mannheim.longitude)
      clear += clearSkyGhi(sun.elevationDeg) / 4
    }
    // Near the horizon the ratio is meaningless, so the last valid hour is used.
    if (clear > 60) last = Math.min(1.2, (directWm2 + diffuseWm2) / clear)
    return last
  })
  return skies
}

export type Place = { latitude: number; longitude: number }

/** Shifts the recording by region, so that neighbours share their weather and Europe as a whole does not. */
function regionShiftHours({ latitude, longitude }: Place): number {
  const region = Math.round(latitude / 2) * 1_000 + Math.round(longitude / 3)
  return (Math.floor(chance(97, region) * 21) - 10) * 24
}

let yearStart = 0
let nextYearStart = 0

/** Position of an instant in the recorded year, in fractional hours from the middle of its first hour. */
function recordedHour(at: number, place: Place): number {
  if (at < yearStart || at >= nextYearStart) {
    const year = new Date(at + hourMs).getUTCFullYear()
    yearStart = Date.UTC(year, 0, 1) - hourMs
    nextYearStart = Date.UTC(year + 1, 0, 1) - hourMs
  }
  const hour = (at - yearStart) / hourMs - 0.5 + regionShiftHours(place)
  return ((hour % hoursPerYear) + hoursPerYear) % hoursPerYear
}

function between(hour: number, valueAt: (index: number) => number): number {
  const index = Math.floor(hour)
  const part = hour - index
  return valueAt(index % hoursPerYear) * (1 - part) + valueAt((index + 1) % hoursPerYear) * part
}

/** Clearness of the sky, 0 to 1.2, as recorded for that time of year. */
export function clearnessAt(at: number, place: Place): number {
  const clearness = skyClearness()
  return between(recordedHour(at, place), (index) => clearness[index] ?? 0)
}

export function temperatureAt(at: number, place: Place): number {
  const hours = weatherHours()
  return between(recordedHour(at, place), (index) => hours[index]?.temperatureC ?? 10)
}

/** Weather of a place at an instant. A given clearness replaces the recorded one, as when a cloud passes. */
export function weatherAt(at: number, place: Place, sun: SunPosition, clearness = clearnessAt(at, place)): Weather {
  const hours = weatherHours()
  const hour = recordedHour(at, place)
  return {
    ...splitIrradiance(clearness * clearSkyGhi(sun.elevationDeg), sun, at),
    temperatureC: between(hour, (index) => hours[index]?.temperatureC ?? 10),
    windMs: between(hour, (index) => hours[index]?.windMs ?? 3),
  }
}
