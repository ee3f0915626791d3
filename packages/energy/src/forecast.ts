import { type MonthlyWeather, typicalMonths, typicalWindMs } from './climate.ts'
import { clearSkyGhi, type PvSystem, splitIrradiance, systemPower } from './pv-model.ts'
import { sunPosition } from './sun.ts'

/**
 * Expected production of a PV system: the clear sky over its location, dimmed as on typical days of the month, on its panels with their
 * azimuth, tilt and shade, through its inverter. It is based on climate, not on tomorrow's clouds, which its spread expresses.
 */
export const forecastModel = 'clear-sky-haurwitz/erbs/hay-davies/pvwatts + DWD-TRY-2010 region 12'

export type Expected = {
  /** Mean over typical days, in W. */
  powerW: number
  p10W: number
  p50W: number
  p90W: number
  /** Irradiance on the panels, W/m2. */
  planeWm2: number
}

const nothing: Expected = { powerW: 0, p10W: 0, p50W: 0, p90W: 0, planeWm2: 0 }

/** Expected power at an instant (epoch ms). For a longer span, use its middle, or the mean of several instants. */
export function expectedPower(system: PvSystem, at: number): Expected {
  const sun = sunPosition(at, system.latitude, system.longitude)
  if (sun.elevationDeg <= 0) return nothing
  // There are twelve months.
  const month = typicalMonths[new Date(at).getUTCMonth()] as MonthlyWeather
  const clearGhi = clearSkyGhi(sun.elevationDeg)
  const skies = month.clearness.map((clearness) => {
    const irradiance = splitIrradiance(clearness * clearGhi, sun, at)
    return systemPower(system, { ...irradiance, temperatureC: month.temperatureC, windMs: typicalWindMs }, sun, at)
  })
  const [dull, , middle, , clear] = skies
  const mean = (read: (sky: (typeof skies)[number]) => number) => skies.reduce((sum, sky) => sum + read(sky), 0) / skies.length
  return {
    powerW: mean((sky) => sky.powerW),
    p10W: dull?.powerW ?? 0,
    p50W: middle?.powerW ?? 0,
    p90W: clear?.powerW ?? 0,
    planeWm2: mean((sky) => sky.planeWm2),
  }
}

/** Means of the expected powers over a span, at the middle of steps of at most half an hour. */
export function expectedOver(system: PvSystem, { start, end }: { start: number; end: number }): Expected {
  const steps = Math.max(1, Math.ceil((end - start) / 1_800_000))
  const stepMs = (end - start) / steps
  const sum = { ...nothing }
  for (let step = 0; step < steps; step++) {
    const one = expectedPower(system, start + (step + 0.5) * stepMs)
    sum.powerW += one.powerW / steps
    sum.p10W += one.p10W / steps
    sum.p50W += one.p50W / steps
    sum.p90W += one.p90W / steps
    sum.planeWm2 += one.planeWm2 / steps
  }
  return sum
}

/** Errors of the model against other computations and recordings. The recorded homes compute these figures; a test compares. */
export const forecastErrors = {
  /** Irradiance on the panels from global irradiance, against the hours of daylight of a PVGIS response (a dull winter's day). */
  pvgis: { hours: 5, meanAbsoluteErrorWm2: 6.79, meanWm2: 13.65 },
  /** A year of expected production against the same system in each hour of the recorded weather; and day by day. */
  weatherYear: { biasShare: -0.0144, dailyMeanAbsoluteErrorShare: 0.4154 },
} as const
