import { productionPowerW } from '@wattdesk/energy/pv-model.ts'
import { sunPosition } from '@wattdesk/energy/sun.ts'
import { addDays, isoWeekday } from '@wattdesk/energy/time-zones.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargingDay } from '../src/charging.ts'
import { type HomePowers, type HomeProfile, openHome } from '../src/home.ts'
import { quartersOfHour } from '../src/household-load.ts'
import { pvOfQuarterHour } from '../src/photovoltaics.ts'
import { recordedDay } from '../src/recorded-year.ts'
import { chargingSessions, householdHours, standardProfile, weatherHours } from '../src/recordings.ts'

const home: HomeProfile = {
  seed: 5,
  timeZone: 'Europe/Berlin',
  latitude: 49.49,
  longitude: 8.46,
  peakPowerW: 8_000,
  batteryCapacityWh: 9_000,
  wallbox: true,
  heatPump: true,
}

const imbalance = (powers: HomePowers) =>
  powers.productionW + powers.gridW + powers.batteryW - powers.householdW - powers.heatPumpW - powers.evW

test('the recordings are complete', () => {
  expect(householdHours()).toHaveLength(8_760)
  expect(householdHours().reduce((sum, powerW) => sum + powerW, 0)).toBeCloseTo(10_583_353, -3)
  expect(weatherHours()).toHaveLength(8_760)
  expect(standardProfile()).toHaveLength(36)
  expect(chargingSessions()).toHaveLength(10)
})

describe('the PV model on a recorded weather year', () => {
  const place = { latitude: 49.49, longitude: 8.46 }
  const firstHour = Date.UTC(2010, 0, 1) - 3_600_000

  /** kWh per kWp of a year, from each hour's recorded irradiance with the sun at its middle. */
  function yieldKwh(tiltDeg: number, azimuthDeg: number): number {
    const system = { panels: [{ peakPowerW: 1_000, tiltDeg, azimuthDeg }], ratedAcPowerW: 1_000, ...place }
    return weatherHours().reduce((sum, hour, index) => {
      const at = firstHour + (index + 0.5) * 3_600_000
      const sinElevation = Math.sin((sunPosition(at, place.latitude, place.longitude).elevationDeg * Math.PI) / 180)
      const dniWm2 = Math.min(1_100, hour.directWm2 / Math.max(0.05, sinElevation))
      const weather = { ...hour, ghiWm2: hour.directWm2 + hour.diffuseWm2, dhiWm2: hour.diffuseWm2, dniWm2 }
      return sum + productionPowerW(system, weather, at) / 1_000
    }, 0)
  }

  test('has the irradiance the weather service published', () => {
    const ghi = weatherHours().reduce((sum, hour) => sum + hour.directWm2 + hour.diffuseWm2, 0)
    expect(ghi / 1_000).toBeCloseTo(1_089, 0)
  })

  test.each([
    ['30 degrees south', 30, 0, 986],
    ['30 degrees east', 30, -90, 876],
    ['30 degrees west', 30, 90, 759],
    ['flat', 0, 0, 870],
    ['a south wall', 90, 0, 699],
  ])('%s yields the expected energy within 2.5 percent', (_, tiltDeg, azimuthDeg, expected) => {
    expect(Math.abs(yieldKwh(tiltDeg, azimuthDeg) / expected - 1)).toBeLessThan(0.025)
  })

  test('replayed on another year in quarter hours it yields about the same', () => {
    const roof = { ...place, peakPowerW: 1_000, azimuthDeg: 0, tiltDeg: 30 }
    let energyKwh = 0
    for (let start = Date.UTC(2025, 0, 1); start < Date.UTC(2026, 0, 1); start += 900_000) {
      energyKwh += pvOfQuarterHour(roof, start) / 4_000
    }
    expect(Math.abs(energyKwh / 986 - 1)).toBeLessThan(0.08)
  })
})

test('quarter hours keep the energy of their hour and never fall below 0', () => {
  const power = fc.double({ min: 0, max: 10_000, noNaN: true })
  fc.assert(
    fc.property(power, power, power, (before, hour, after) => {
      const quarters = quartersOfHour(before, hour, after)
      expect(quarters.reduce((sum, one) => sum + one, 0) / 4).toBeCloseTo(hour, 6)
      expect(Math.min(...quarters)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('a calendar day is stood for by the same weekday, from about the same time of year', () => {
  for (let day = '2024-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const place = recordedDay(day, '2016-08-01', 0)
    expect(place % 7).toBe(isoWeekday(day) - 1)
    const off = (Date.parse(day) - Date.parse(addDays('2016-08-01', place))) / 86_400_000
    expect(Math.abs((((off % 365.25) + 365.25 + 182) % 365.25) - 182)).toBeLessThanOrEqual(9)
  }
})

test('a car charges the energy of its recording', () => {
  let energyWh = 0
  for (let day = '2025-02-03'; day < '2026-02-02'; day = addDays(day, 1)) {
    energyWh += chargingDay(8, day).reduce((sum, powerW) => sum + powerW / 4, 0)
  }
  const years = chargingSessions().map((car) => car.reduce((sum, session) => sum + session.energyWh, 0))
  expect(years.some((year) => Math.abs(energyWh / year - 1) < 0.05)).toBe(true)
})

describe('a home', () => {
  test('balances exactly in every quarter hour of a year', () => {
    const replay = openHome(home)
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      for (const quarter of replay.day(day)) {
        expect(Math.abs(imbalance(quarter))).toBeLessThan(1e-6)
        expect(quarter.stateOfCharge >= 0 && quarter.stateOfCharge <= 1).toBe(true)
      }
    }
  })

  test('balances exactly at every instant, and is the same whenever it is requested', () => {
    const instants = fc.integer({ min: Date.parse('2025-06-01T00:00Z'), max: Date.parse('2027-06-01T00:00Z') })
    const replay = openHome(home)
    fc.assert(
      fc.property(instants, (at) => {
        const moment = replay.at(at)
        expect(Math.abs(imbalance(moment))).toBeLessThan(1e-6)
        expect(openHome(home).at(at)).toEqual(moment)
      }),
      { numRuns: 25 },
    )
  })

  test.each([5_000, 60_000])('yields samples of %i ms that add up to its quarter hours and meters', (everyMs) => {
    const replay = openHome({ ...home, seed: 6, yearlyConsumptionWh: 1_500_000 })
    for (const day of ['2026-06-03', '2026-11-27']) {
      for (const quarter of replay.day(day)) {
        const moments = Array.from({ length: 900_000 / everyMs }, (_, index) => replay.at(quarter.start + index * everyMs))
        for (const name of ['productionW', 'householdW', 'heatPumpW', 'evW', 'batteryW', 'gridW'] as const) {
          const mean = moments.reduce((sum, moment) => sum + moment[name], 0) / moments.length
          // As much as the check of a home's balance tolerates.
          const toleratedW = Math.max(50, Math.abs(quarter[name]) * 0.05)
          expect(Math.abs(mean - quarter[name]), `${name} at ${new Date(quarter.start).toISOString()}`).toBeLessThan(toleratedW)
        }
      }
    }
  })

  test('has 100 and 92 quarter hours when clocks change', () => {
    const replay = openHome(home)
    expect(replay.day('2026-10-25')).toHaveLength(100)
    expect(replay.day('2026-03-29')).toHaveLength(92)
    expect(replay.day('2026-03-30')).toHaveLength(96)
  })

  test('has meters that never run backwards, over a change of month and year too', () => {
    const replay = openHome(home)
    let last = { gridImportReadingWh: 0, gridExportReadingWh: 0 }
    for (let day = '2025-12-20'; day < '2026-03-05'; day = addDays(day, 1)) {
      for (const quarter of replay.day(day)) {
        expect(quarter.gridImportReadingWh).toBeGreaterThanOrEqual(last.gridImportReadingWh)
        expect(quarter.gridExportReadingWh).toBeGreaterThanOrEqual(last.gridExportReadingWh)
        last = quarter
      }
    }
  })

  test('without a battery, car, heat pump or roof has none of their power', () => {
    const bare = openHome({ ...home, peakPowerW: 0, batteryCapacityWh: 0, wallbox: false, heatPump: false })
    for (const quarter of bare.day('2026-05-05')) {
      expect(quarter).toMatchObject({ productionW: 0, batteryW: 0, evW: 0, heatPumpW: 0 })
      expect(quarter.gridW).toBe(quarter.householdW)
    }
  })

  test('an east roof peaks before a west roof', () => {
    const peak = (azimuthDeg: number) => {
      const quarters = openHome({ ...home, azimuthDeg, tiltDeg: 35 }).day('2026-06-20')
      return quarters.reduce((best, quarter, index) => (quarter.productionW > (quarters[best]?.productionW ?? 0) ? index : best), 0)
    }
    expect(peak(-90)).toBeLessThan(peak(90))
  })
})
