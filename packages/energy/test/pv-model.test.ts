import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { acPowerW, clearSkyGhi, type PanelGroup, planeOfArrayIrradiance, productionPowerW, splitIrradiance } from '../src/pv-model.ts'
import { isSunAbove, sleepingElevationDeg, sunPosition } from '../src/sun.ts'

const rows = readFileSync(new URL('../../recorded-homes/data/pvgis_hourly_30deg_0deg_2016.csv', import.meta.url), 'utf8')
  .split(/\r?\n/)
  .filter((line) => /^2016/.test(line))
  .map((line) => line.split(','))

test('the sun’s position matches PVGIS', () => {
  const daylight = rows.filter((row) => Number(row[4]) > 0)
  expect(daylight.length).toBeGreaterThan(4)
  for (const [time = '', , , , height] of daylight) {
    const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d):(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5Z'))
    expect(sunPosition(at, 45, 8).elevationDeg).toBeCloseTo(Number(height), 0)
  }
})

test.each([
  ['2026-06-21T12:00Z', 'summer noon', 180, 61],
  ['2026-12-21T12:00Z', 'winter noon', 180, 14],
])('at Greenwich on %s, %s, the sun is due south', (time, _, azimuth, elevation) => {
  const sun = sunPosition(Date.parse(time), 52.5, 0)
  expect(sun.azimuthDeg).toBeCloseTo(azimuth, -1)
  expect(Math.abs(sun.elevationDeg - elevation)).toBeLessThan(1)
})

const place = { latitude: 49.49, longitude: 8.46 }
const day = Date.parse('2026-06-21T00:00Z')
const clearDay = Array.from({ length: 96 }, (_, index) => day + index * 900_000)

function clearPowerW(panels: PanelGroup[], at: number, ratedAcPowerW = 20_000): number {
  const sun = sunPosition(at, place.latitude, place.longitude)
  const irradiance = splitIrradiance(clearSkyGhi(sun.elevationDeg), sun, at)
  return productionPowerW({ panels, ratedAcPowerW, ...place }, { ...irradiance, temperatureC: 20, windMs: 2 }, at)
}

describe('azimuth', () => {
  const peakHour = (azimuthDeg: number) => {
    const powers = clearDay.map((at) => clearPowerW([{ peakPowerW: 10_000, azimuthDeg, tiltDeg: 35 }], at))
    return powers.indexOf(Math.max(...powers)) / 4
  }

  test('-90 is east: it peaks before solar noon, 90 after, 0 at it', () => {
    const solarNoon = 12 - place.longitude / 15
    expect(peakHour(-90)).toBeLessThan(solarNoon - 1)
    expect(peakHour(90)).toBeGreaterThan(solarNoon + 1)
    expect(Math.abs(peakHour(0) - solarNoon)).toBeLessThan(0.5)
  })
})

test('groups are summed before the inverter limits them', () => {
  const noon = Date.parse('2026-06-21T11:00Z')
  const east = { peakPowerW: 5_000, azimuthDeg: -90, tiltDeg: 30 }
  const west = { peakPowerW: 5_000, azimuthDeg: 90, tiltDeg: 30 }
  expect(clearPowerW([east, west], noon, 4_000)).toBe(4_000)
  expect(clearPowerW([east], noon, 4_000) + clearPowerW([west], noon, 4_000)).toBeGreaterThan(6_000)
})

test('the inverter yields at most its rated power, and nothing from nothing', () => {
  expect(acPowerW(20_000, 8_000)).toBe(8_000)
  expect(acPowerW(0, 8_000)).toBe(0)
  expect(acPowerW(4_000, 8_000) / 4_000).toBeCloseTo(0.963, 2)
})

test('a shaded group yields that much less', () => {
  const noon = Date.parse('2026-06-21T11:00Z')
  const group = { peakPowerW: 10_000, azimuthDeg: 0, tiltDeg: 30 }
  const ratio = clearPowerW([{ ...group, shadeLevel: 0.5 }], noon) / clearPowerW([{ ...group, shadeLevel: 0 }], noon)
  expect(ratio).toBeCloseTo(0.5, 1)
})

test('a horizontal plane receives the global irradiance, whatever the sky', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8_759 }), fc.double({ min: 0, max: 1, noNaN: true }), (hour, clearness) => {
      const at = Date.parse('2026-01-01T00:00Z') + hour * 3_600_000
      const sun = sunPosition(at, place.latitude, place.longitude)
      if (sun.elevationDeg < 6) return
      const irradiance = splitIrradiance(clearness * clearSkyGhi(sun.elevationDeg), sun, at)
      expect(planeOfArrayIrradiance(irradiance, sun, { azimuthDeg: 40, tiltDeg: 0 }, at)).toBeCloseTo(irradiance.ghiWm2, 6)
    }),
  )
})

test('there is no power at night', () => {
  expect(clearPowerW([{ peakPowerW: 10_000, azimuthDeg: 0, tiltDeg: 30 }], Date.parse('2026-06-21T23:00Z'))).toBe(0)
})

test('the sun is above an elevation by day, not at night, and at an unknown place nobody knows', () => {
  const [noon, midnight] = [Date.UTC(2026, 5, 21, 11, 30), Date.UTC(2026, 5, 21, 23, 30)]
  const place = { latitude: 49, longitude: 8 }
  expect([noon, midnight].map((at) => isSunAbove(place, at, sleepingElevationDeg))).toEqual([true, false])
  expect(isSunAbove({ ...place, longitude: null }, noon, sleepingElevationDeg)).toBeUndefined()
})
