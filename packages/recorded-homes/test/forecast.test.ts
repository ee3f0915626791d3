import { typicalMonths, typicalWindMs } from '@wattdesk/energy/climate.ts'
import { expectedOver, expectedPower, forecastErrors } from '@wattdesk/energy/forecast.ts'
import { clearSkyGhi } from '@wattdesk/energy/pv-model.ts'
import { sunPosition } from '@wattdesk/energy/sun.ts'
import { expect, test } from 'vitest'
import { modelErrors } from '../src/model-errors.ts'
import { weatherHours } from '../src/recordings.ts'

const mannheim = { latitude: 49.49, longitude: 8.46 }
const hourMs = 3_600_000
const firstHour = Date.UTC(2010, 0, 1) - hourMs

/** Clear-sky index and temperature of a recorded day, both weighted by the clear sky. */
function recordedDayOf(day: number) {
  const sums = { ghi: 0, clear: 0, warmth: 0 }
  for (const [index, hour] of weatherHours()
    .slice(day * 24, day * 24 + 24)
    .entries()) {
    const minutes = [7.5, 22.5, 37.5, 52.5].map((minute) => firstHour + (day * 24 + index) * hourMs + minute * 60_000)
    const clear = minutes.reduce((sum, at) => sum + clearSkyGhi(sunPosition(at, mannheim.latitude, mannheim.longitude).elevationDeg) / 4, 0)
    sums.ghi += hour.directWm2 + hour.diffuseWm2
    sums.clear += clear
    sums.warmth += hour.temperatureC * clear
  }
  return { clearness: sums.ghi / sums.clear, temperatureC: sums.warmth / sums.clear }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('typical months are those of the recorded year', () => {
  const days = Array.from({ length: 365 }, (_, day) => ({
    month: new Date(Date.UTC(2010, 0, 1 + day)).getUTCMonth(),
    ...recordedDayOf(day),
  }))
  for (const [month, typical] of typicalMonths.entries()) {
    const ofMonth = days.filter((day) => day.month === month)
    expect(mean(ofMonth.map((day) => day.temperatureC))).toBeCloseTo(typical.temperatureC, 1)
    const sorted = ofMonth.map((day) => day.clearness).sort((a, b) => a - b)
    for (const [fifth, clearness] of typical.clearness.entries()) {
      const part = sorted.slice(Math.round((fifth * sorted.length) / 5), Math.round(((fifth + 1) * sorted.length) / 5))
      expect(mean(part)).toBeCloseTo(clearness, 3)
    }
  }
  expect(mean(weatherHours().map((hour) => hour.windMs))).toBeCloseTo(typicalWindMs, 1)
})

test('errors of the model: against PVGIS, and against each hour of the recorded year', () => {
  const { pvgis, weatherYear } = modelErrors()
  expect(pvgis.hours).toBe(forecastErrors.pvgis.hours)
  expect(pvgis.meanAbsoluteErrorWm2).toBeCloseTo(forecastErrors.pvgis.meanAbsoluteErrorWm2, 2)
  expect(pvgis.meanWm2).toBeCloseTo(forecastErrors.pvgis.meanWm2, 2)
  expect(weatherYear.recordedKwhPerKwp).toBeCloseTo(986, -2)
  expect(weatherYear.biasShare).toBeCloseTo(forecastErrors.weatherYear.biasShare, 4)
  expect(weatherYear.dailyMeanAbsoluteErrorShare).toBeCloseTo(forecastErrors.weatherYear.dailyMeanAbsoluteErrorShare, 4)
})

test('a day may be dull or clear, and a night yields nothing', () => {
  const system = { panels: [{ peakPowerW: 8_000, azimuthDeg: 0, tiltDeg: 30 }], ratedAcPowerW: 8_000, ...mannheim }
  const noon = expectedPower(system, Date.UTC(2026, 5, 21, 11))
  expect(noon.p10W).toBeLessThan(noon.p50W)
  expect(noon.p50W).toBeLessThan(noon.p90W)
  expect(noon.powerW).toBeGreaterThan(noon.p10W)
  expect(noon.p90W).toBeLessThanOrEqual(8_000)
  expect(expectedPower(system, Date.UTC(2026, 5, 21, 23))).toMatchObject({ powerW: 0, planeWm2: 0 })
  const halves = [0, 1].map((half) => expectedOver(system, { start: half * 43_200_000, end: (half + 1) * 43_200_000 }).powerW)
  expect(mean(halves)).toBeCloseTo(expectedOver(system, { start: 0, end: 86_400_000 }).powerW, 6)
})
