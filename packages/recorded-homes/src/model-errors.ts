import { readFileSync } from 'node:fs'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { expectedOver } from '@wattdesk/energy/forecast.ts'
import { type PvSystem, planeOfArrayIrradiance, productionPowerW, splitIrradiance } from '@wattdesk/energy/pv-model.ts'
import { sunPosition } from '@wattdesk/energy/sun.ts'
import { weatherHours } from './recordings.ts'

/** Errors of the PV model against measurements and other calculations. */
export type ModelErrors = {
  /** From global irradiance to irradiance on the panels, against PVGIS in the hours that its response covers. */
  pvgis: { hours: number; meanAbsoluteErrorWm2: number; meanWm2: number }
  /** Expected production of typical days against the same system in the recorded weather of each hour. */
  weatherYear: { expectedKwhPerKwp: number; recordedKwhPerKwp: number; biasShare: number; dailyMeanAbsoluteErrorShare: number }
}

let errors: ModelErrors | undefined

/** The errors of the model, computed once from the recordings. */
export function modelErrors(): ModelErrors {
  errors ??= { pvgis: pvgisError(), weatherYear: weatherYearError() }
  return errors
}

const pvgisPlace = { latitude: 45, longitude: 8, tiltDeg: 30, azimuthDeg: 0 }
/** The ground reflects this share of the global irradiance, in PVGIS as in the model. */
const albedo = 0.2

function pvgisError(): ModelErrors['pvgis'] {
  const reflectedPart = (albedo * (1 - Math.cos((pvgisPlace.tiltDeg * Math.PI) / 180))) / 2
  const hours = pvgisHours().map(({ at, beamWm2, diffuseWm2, reflectedWm2 }) => {
    const sun = sunPosition(at, pvgisPlace.latitude, pvgisPlace.longitude)
    // PVGIS does not return the global irradiance, but the ground reflects a known share of it.
    const irradiance = splitIrradiance(reflectedWm2 / reflectedPart, sun, at)
    const theirs = beamWm2 + diffuseWm2 + reflectedWm2
    return { theirs, error: Math.abs(planeOfArrayIrradiance(irradiance, sun, pvgisPlace, at) - theirs) }
  })
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    hours: hours.length,
    meanAbsoluteErrorWm2: mean(hours.map((hour) => hour.error)),
    meanWm2: mean(hours.map((hour) => hour.theirs)),
  }
}

/** Hours of daylight in the response of PVGIS. */
function pvgisHours() {
  const text = readFileSync(new URL('../data/pvgis_hourly_30deg_0deg_2016.csv', import.meta.url), 'utf8')
  return text
    .split(/\r?\n/)
    .filter((line) => /^\d{8}:/.test(line))
    .map((line) => line.split(','))
    .filter((fields) => Number(fields[4]) > 0)
    .map(([time = '', beam, diffuse, reflected]) => ({
      at: Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d):(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5Z')),
      beamWm2: Number(beam),
      diffuseWm2: Number(diffuse),
      reflectedWm2: Number(reflected),
    }))
}

/** 10 kWp at 30 degrees to the south in Mannheim, where the weather year was recorded. */
const system: PvSystem = {
  panels: [{ peakPowerW: 10_000, azimuthDeg: 0, tiltDeg: 30 }],
  ratedAcPowerW: 10_000,
  latitude: 49.49,
  longitude: 8.46,
}

function weatherYearError(): ModelErrors['weatherYear'] {
  const firstHour = Date.UTC(2010, 0, 1) - hourMs
  const sums = { expected: 0, recorded: 0, dailyError: 0 }
  for (let day = 0; day < 365; day++) {
    const ofDay = { expected: 0, recorded: 0 }
    for (let hour = 0; hour < 24; hour++) {
      const start = firstHour + (day * 24 + hour) * hourMs
      ofDay.expected += expectedOver(system, { start, end: start + hourMs }).powerW
      ofDay.recorded += recordedPowerW(day * 24 + hour, start)
    }
    sums.expected += ofDay.expected
    sums.recorded += ofDay.recorded
    sums.dailyError += Math.abs(ofDay.expected - ofDay.recorded)
  }
  return {
    expectedKwhPerKwp: sums.expected / system.ratedAcPowerW,
    recordedKwhPerKwp: sums.recorded / system.ratedAcPowerW,
    biasShare: sums.expected / sums.recorded - 1,
    dailyMeanAbsoluteErrorShare: sums.dailyError / sums.recorded,
  }
}

/** Power in an hour of recorded weather, with the sun at its middle. */
function recordedPowerW(hour: number, start: number): number {
  const weather = weatherHours()[hour]
  if (!weather) return 0
  const at = start + hourMs / 2
  const sun = sunPosition(at, system.latitude, system.longitude)
  const irradiance = splitIrradiance(weather.directWm2 + weather.diffuseWm2, sun, at)
  return productionPowerW(system, { ...irradiance, temperatureC: weather.temperatureC, windMs: weather.windMs }, at)
}
