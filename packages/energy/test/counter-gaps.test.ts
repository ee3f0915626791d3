import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapEnergiesWithin, gapsOfReadings, metersOf, withGapEnergies } from '../src/counter-gaps.ts'
import { sumEnergies } from '../src/energies.ts'
import { measuredQuantities } from '../src/quantities.ts'
import { energiesOfSlots } from '../src/slot-energies.ts'

const start = Date.UTC(2026, 4, 1, 10)
const minute = 60_000
const sourceId = 'gateway'
const none = { production: null, battery: null, household: null, heatPump: null, ev: null, heater: null, batteryStateOfCharge: null }

/** Six hours by the minute: powers of each minute as a meter with both counters sees them. */
const recorded = fc.array(fc.integer({ min: -8_000, max: 8_000 }), { minLength: 360, maxLength: 360 }).map((powersW) => {
  let [imported, exported] = [7_200_000, 3_600_000]
  return powersW.map((powerW, place) => {
    imported += Math.max(0, powerW) * 60
    exported += Math.max(0, -powerW) * 60
    return {
      ...none,
      at: start + place * minute,
      sourceId,
      grid: powerW,
      gridImportReading: imported,
      gridExportReading: exported,
      appliances: null,
    }
  })
})
/** Holes, as a place and a length. */
const holes = fc.array(fc.tuple(fc.integer({ min: 1, max: 358 }), fc.integer({ min: 1, max: 200 })), { maxLength: 8 })

test('whatever samples are dropped between two readings, a period has the difference of its meter', () => {
  fc.assert(
    fc.property(recorded, holes, (samples, dropped) => {
      const isDropped = (place: number) => place < 359 && dropped.some(([from, length]) => place >= from && place < from + length)
      const left = samples.filter((_, place) => !isDropped(place))
      const measured = sumEnergies([...energiesOfSlots(left).values()], measuredQuantities)
      const gaps = metersOf(left).flatMap(({ readings }) => gapsOfReadings(readings))
      const { gridImport, gridExport } = withGapEnergies(measured, gapEnergiesWithin(gaps, { start, end: start + 360 * minute }))
      const [first, last] = [samples[0], samples.at(-1)]
      expect(gridImport).toBeCloseTo(((last?.gridImportReading ?? 0) - (first?.gridImportReading ?? 0)) / 3_600, 3)
      expect(gridExport).toBeCloseTo(((last?.gridExportReading ?? 0) - (first?.gridExportReading ?? 0)) / 3_600, 3)
    }),
    { numRuns: 40 },
  )
})

const gapWith = (before: object, after: object) =>
  metersOf([
    { at: start, sourceId, appliances: null, gridImportReading: 3_600_000, gridExportReading: 3_600_000, ...before },
    { at: start + 60 * minute, sourceId, appliances: null, gridImportReading: 7_200_000, gridExportReading: 3_600_000, ...after },
  ]).flatMap(({ readings }) => gapsOfReadings(readings).map(({ quantity, energyWh }) => [quantity, energyWh]))

test('a meter that is reset, replaced or turned round within a gap gives nothing for it', () => {
  const meterOf = (deviceId: string) => ({ appliances: [{ deviceId, kind: 'GRID' as const }] })
  expect(gapWith({}, {})).toEqual([
    ['gridImport', 1_000],
    ['gridExport', 0],
  ])
  expect(gapWith(meterOf('a'), meterOf('a'))).toHaveLength(2)
  expect(gapWith(meterOf('a'), meterOf('b'))).toEqual([])
  expect(gapWith({}, { gridExportReading: 3_599_999 })).toEqual([])
  expect(gapWith({}, { gridImportReading: 400_000_000 })).toEqual([])
  expect(gapWith({}, { gridExportReading: null })).toEqual([])
  expect(gapWith({}, { at: start + 5 * minute })).toEqual([])
})

test("a device's counters are its own, and a battery's do not reveal their direction", () => {
  const device = (deviceId: string, kind: 'EVSTATION' | 'BATTERY', energyReadingWh: number) => ({ deviceId, kind, energyReadingWh })
  const samples = [0, 60].map((at) => ({
    at: start + at * minute,
    sourceId,
    appliances: [device('wallbox', 'EVSTATION', 500 + at * 100), device('battery', 'BATTERY', 500 + at * 100)],
  }))
  const gaps = metersOf(samples).flatMap((meter) => gapsOfReadings(meter.readings).map((gap) => ({ deviceId: meter.deviceId, ...gap })))
  expect(gaps).toEqual([{ deviceId: 'wallbox', quantity: 'ev', energyWh: 6_000, start, end: start + 60 * minute }])
})
