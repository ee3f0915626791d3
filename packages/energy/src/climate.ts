/**
 * Typical weather by month, from the test reference year 2010 of region 12 (Mannheim) of the Deutscher Wetterdienst. A test of the
 * recorded homes recomputes the table. Elsewhere the clear sky follows the location, and the clouds are these.
 */
export type MonthlyWeather = {
  /**
   * Global irradiance over that of a clear sky: the mean of each fifth of the month's days, from the dullest to the clearest. They
   * represent the 10th, 30th, 50th, 70th and 90th percentile.
   */
  clearness: readonly [number, number, number, number, number]
  /** By day, weighted by the clear sky. */
  temperatureC: number
}

export const typicalMonths: readonly MonthlyWeather[] = [
  { clearness: [0.147, 0.278, 0.432, 0.724, 0.955], temperatureC: 3.7 },
  { clearness: [0.172, 0.285, 0.394, 0.71, 0.955], temperatureC: 5.7 },
  { clearness: [0.219, 0.499, 0.782, 0.922, 0.983], temperatureC: 10.5 },
  { clearness: [0.2, 0.392, 0.489, 0.652, 0.872], temperatureC: 12.7 },
  { clearness: [0.194, 0.38, 0.624, 0.788, 0.922], temperatureC: 18.1 },
  { clearness: [0.401, 0.537, 0.676, 0.851, 0.952], temperatureC: 20.7 },
  { clearness: [0.317, 0.52, 0.669, 0.782, 0.925], temperatureC: 22.7 },
  { clearness: [0.323, 0.589, 0.661, 0.771, 0.919], temperatureC: 22.9 },
  { clearness: [0.218, 0.39, 0.483, 0.718, 0.924], temperatureC: 18 },
  { clearness: [0.23, 0.441, 0.705, 0.854, 0.982], temperatureC: 13.7 },
  { clearness: [0.155, 0.271, 0.426, 0.593, 0.868], temperatureC: 7.4 },
  { clearness: [0.108, 0.232, 0.414, 0.713, 1.029], temperatureC: 4.4 },
]

/** Mean wind of that reference year, in m/s. */
export const typicalWindMs = 2.5
