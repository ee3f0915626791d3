import { readFileSync } from 'node:fs'

/** The files of `data/`, each read on first use. */

function rowsOf(name: string): string[][] {
  const [, ...rows] = readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return rows.map((row) => row.split(','))
}

function once<T>(read: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= read()
    return value
  }
}

/** Mean load in W of each hour of a recorded home, from a Monday at 0:00, 365 days. */
export const householdHours = once(() => Float64Array.from(rowsOf('household-hourly.csv'), ([load]) => Number(load)))

export type WeatherHour = { directWm2: number; diffuseWm2: number; temperatureC: number; windMs: number }

/** Weather of each hour of a year in UTC+1, irradiance on the horizontal plane. */
export const weatherHours = once((): WeatherHour[] =>
  rowsOf('weather-hourly.csv').map(([direct, diffuse, temperature, wind]) => ({
    directWm2: Number(direct),
    diffuseWm2: Number(diffuse),
    temperatureC: Number(temperature),
    windMs: Number(wind),
  })),
)

/** Standard load profile: for 36 columns (month, and in each Saturday, Sunday, working day) 96 quarter hours, mean W for 1,000 kWh a year. */
export const standardProfile = once((): Float64Array[] => {
  const rows = rowsOf('h25.csv').slice(1)
  return Array.from({ length: 36 }, (_, column) => Float64Array.from(rows, (row) => Number(row[column + 1]) * 4))
})

export type ChargingSession = { startMinute: number; minutes: number; energyWh: number }

/** Charging of ten cars through 52 weeks: minutes count from a Monday at 0:00. */
export const chargingSessions = once((): ChargingSession[][] => {
  const cars: ChargingSession[][] = Array.from({ length: 10 }, () => [])
  for (const [car, startMinute, minutes, energyWh] of rowsOf('charging-sessions.csv')) {
    cars[Number(car)]?.push({ startMinute: Number(startMinute), minutes: Number(minutes), energyWh: Number(energyWh) })
  }
  return cars
})
