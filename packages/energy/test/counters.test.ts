import { expect, test } from 'vitest'
import { energiesOfCounter, isContradiction } from '../src/counters.ts'
import { gasMetersOf, gasVolumesOfSlots } from '../src/gas.ts'
import type { ApplianceKind } from '../src/quantities.ts'
import { deviceEnergiesOfSlots, energiesOfSlots } from '../src/slot-energies.ts'

const start = Date.UTC(2026, 4, 1, 10)
const minute = 60_000
/** A meter that reads every minute for half an hour. `ws` is its reading at a minute. */
const readings = (ws: (at: number) => number) => Array.from({ length: 31 }, (_, at) => ({ at: start + at * minute, readingWs: ws(at) }))
const whOf = (points: ReturnType<typeof readings>) => [...energiesOfCounter(points).values()].map(({ energyWh }) => Math.round(energyWh))

test('a counter counts each quarter hour, and a stretch across two is divided by power, or else by time', () => {
  expect(whOf(readings((at) => at * 36_000))).toEqual([150, 150])
  const across = [
    { at: start + 14 * minute, readingWs: 0 },
    { at: start + 16 * minute, readingWs: 36_000 },
  ]
  expect(whOf(across)).toEqual([5, 5])
  const shape = [14, 15, 16].map((at) => ({ at: start + at * minute, powerW: at === 14 ? 300 : 0 }))
  expect([...energiesOfCounter(across, () => shape).values()].map(({ energyWh }) => energyWh)).toEqual([10, 0])
})

test.each([
  ['is reset', (at: number) => (at < 10 ? at : at - 10) * 36_000],
  ['is exchanged for one that reads more', (at: number) => (at < 10 ? at : at + 1_000_000) * 36_000],
  ['goes back by a little', (at: number) => (at < 10 ? at : at - 3) * 36_000],
])('a counter that %s leaves a gap, and continues from there', (_, ws) => {
  const slots = [...energiesOfCounter(readings(ws)).values()]
  expect(slots[1]).toEqual({ energyWh: expect.closeTo(150), coveredMs: 15 * minute })
  expect(slots[0]?.coveredMs).toBe(14 * minute)
  expect(slots[0]?.energyWh).toBeLessThan(165)
})

const none = { production: null, battery: null, household: null, heatPump: null, ev: null, heater: null, batteryStateOfCharge: null }
const home = (importOf: (at: number) => number | null) =>
  Array.from({ length: 31 }, (_, at) => ({
    ...none,
    at: start + at * minute,
    sourceId: 'gateway',
    grid: 600,
    gridImportReading: importOf(at),
    gridExportReading: null,
  }))

test('a reading outside its neighbours is an error of the reading, not a reset', () => {
  const minutes = Array.from({ length: 15 }, (_, minute) => ({ at: minute * 60_000, readingWs: minute * 3_600 }))
  const misread = (minute: number, readingWs: number) =>
    minutes.map((point) => (point.at === minute * 60_000 ? { ...point, readingWs } : point))
  for (const readings of [misread(5, 12_000 * 3_600), misread(9, 30), misread(1, 20_000)])
    expect(energiesOfCounter(readings).get(0)).toEqual({ energyWh: 14, coveredMs: 14 * 60_000 })
  // A reset continues from where it began.
  const reset = minutes.map((point, minute) => (minute < 7 ? { ...point, readingWs: 7_200_000 + minute * 3_600 } : point))
  expect(energiesOfCounter(reset).get(0)).toEqual({ energyWh: 13, coveredMs: 13 * 60_000 })
})

test('the counter decides the energy, power does where it was reset, and a contradiction is recorded', () => {
  const slots = [...energiesOfSlots(home((at) => at * 60 * 720)).values()]
  expect(slots.map(({ gridImport }) => Math.round(gridImport ?? 0))).toEqual([180, 180])
  expect(slots[0]).toMatchObject({ sources: { gridImport: 'counter' }, contradicted: { gridImport: expect.closeTo(150) }, gridExport: 0 })
  const reset = [...energiesOfSlots(home((at) => (at < 7 ? at + 500 : at) * 60 * 720)).values()]
  expect(reset.map(({ gridImport, sources }) => [Math.round(gridImport ?? 0), sources])).toEqual([
    [150, null],
    [180, { gridImport: 'counter' }],
  ])
  expect([...energiesOfSlots(home(() => null)).values()][0]).toMatchObject({ gridImport: expect.closeTo(150), sources: null })
  expect([isContradiction(1_000, 1_049), isContradiction(1_000, 1_060), isContradiction(0, 20)]).toEqual([false, true, false])
})

test('a device’s own counter decides its energy, but not across a reset, and not a battery’s, whose direction is unknown', () => {
  const metered = (kind: ApplianceKind, more: object) => ({ deviceId: kind, kind, powerW: 600, ...more })
  const samples = Array.from({ length: 16 }, (_, at) => ({
    at: start + at * minute,
    sourceId: 'gateway',
    appliances: [
      metered('EVSTATION', { energyReadingWh: 5_000 + at * 12 }),
      metered('HEAT_PUMP', { energyReadingWh: (at < 7 ? 900 : 0) + at * 10 }),
      metered('PV', { energyReadingWh: 9_000 + at * 10 }),
      metered('GRID', { energyReadingWh: 7_000 + at * 10, energyExportReadingWh: 3_000 }),
      metered('BATTERY', { energyReadingWh: 4_000 + at * 20 }),
    ],
  }))
  const whole = deviceEnergiesOfSlots(samples).filter(({ slot }) => slot === start)
  expect(whole.map((one) => [one.quantity, Math.round(one.energyWh), one.source, one.contradictedWh])).toEqual([
    ['ev', 180, 'counter', expect.closeTo(150)],
    ['heatPump', 150, null, null],
    ['production', 150, 'counter', null],
    ['gridImport', 150, 'counter', null],
    ['gridExport', 0, 'counter', null],
    ['batteryCharge', 0, null, null],
    ['batteryDischarge', 150, null, null],
  ])
})

test('gas meters count by the quarter hour, whatever the order and repetition of readings, and start over when replaced', () => {
  const samples = Array.from({ length: 31 }, (_, at) => ({
    at: start + at * minute,
    sourceId: 'gateway',
    gasMeters: [
      { deviceId: 'gas-1', readingM3: 1_000 + at * 0.01 },
      { deviceId: 'gas-2', readingM3: (at < 20 ? 500 : 0) + at * 0.02 },
    ],
  }))
  const shown = gasVolumesOfSlots(gasMetersOf([...samples.toReversed(), ...samples])).map((one) => [
    one.deviceId,
    (one.slot - start) / minute,
    Math.round(one.volumeM3 * 1_000) / 1_000,
    one.coveredSeconds,
  ])
  expect(shown).toEqual([
    ['gas-1', 0, 0.15, 900],
    ['gas-1', 15, 0.15, 900],
    ['gas-2', 0, 0.3, 900],
    ['gas-2', 15, 0.28, 840],
  ])
})
