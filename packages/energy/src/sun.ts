import { dayMs } from './durations.ts'
import { quarterHourMs, type Span } from './intervals.ts'

/**
 * Position of the sun, by the low-precision formulas of the Astronomical Almanac (0.01 degrees between 1950 and 2050),
 * as given by Michalsky, Solar Energy 40 (1988) 227.
 */
export type SunPosition = {
  /** Degrees above the horizon, without refraction. */
  elevationDeg: number
  /** Degrees clockwise from north. */
  azimuthDeg: number
}

const radians = Math.PI / 180
const j2000 = Date.UTC(2000, 0, 1, 12)
const newYear2000 = Date.UTC(2000, 0, 1)

/** Position of the sun at an instant (epoch ms), seen from a location in degrees north and east. */
export function sunPosition(at: number, latitudeDeg: number, longitudeDeg: number): SunPosition {
  const days = (at - j2000) / dayMs
  const meanLongitude = 280.46 + 0.9856474 * days
  const anomaly = (357.528 + 0.9856003 * days) * radians
  const eclipticLongitude = (meanLongitude + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * radians
  const obliquity = (23.439 - 4e-7 * days) * radians
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(eclipticLongitude))
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(eclipticLongitude), Math.cos(eclipticLongitude))
  const siderealDeg = 280.46061837 + 360.98564736629 * days + longitudeDeg
  const hourAngle = siderealDeg * radians - rightAscension
  const latitude = latitudeDeg * radians
  const sinElevation = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle)
  const azimuth = Math.atan2(
    -Math.cos(declination) * Math.sin(hourAngle),
    Math.sin(declination) * Math.cos(latitude) - Math.cos(declination) * Math.cos(hourAngle) * Math.sin(latitude),
  )
  return {
    elevationDeg: Math.asin(Math.min(1, Math.max(-1, sinElevation))) / radians,
    azimuthDeg: (azimuth / radians + 360) % 360,
  }
}

/** PV inverters without a battery are off while the sun is lower, because a roof then yields next to nothing. */
export const sleepingElevationDeg = 5

/** Whether the sun is above an elevation at an instant (epoch ms). Undefined if the place is not known. */
export function isSunAbove(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  at: number,
  elevationDeg: number,
): boolean | undefined {
  if (latitude === null || longitude === null) return undefined
  return sunPosition(at, latitude, longitude).elevationDeg > elevationDeg
}

/** The time of a day in which the sun is high enough for PV inverters to be on, in whole quarter hours; null if it never is. */
export function wakingTime({ start, end }: Span, latitudeDeg: number, longitudeDeg: number): Span | null {
  const isAwake = (slot: number) =>
    [slot, slot + quarterHourMs].every((at) => sunPosition(at, latitudeDeg, longitudeDeg).elevationDeg > sleepingElevationDeg)
  const slots = Array.from({ length: (end - start) / quarterHourMs }, (_, at) => start + at * quarterHourMs).filter(isAwake)
  const [first, last] = [slots.at(0), slots.at(-1)]
  return first === undefined || last === undefined ? null : { start: first, end: last + quarterHourMs }
}

/** Irradiance in W/m2 on a plane facing the sun outside the atmosphere, at an instant (epoch ms). */
export function extraterrestrialIrradiance(at: number): number {
  const daysSinceNewYear = ((at - newYear2000) / dayMs) % 365.25
  return 1_366.1 * (1 + 0.033 * Math.cos((2 * Math.PI * daysSinceNewYear) / 365.25))
}
