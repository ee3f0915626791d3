import { expect, test } from 'vitest'
import { energiesOfCounter } from '../src/counters.ts'
import { quarterHourMs } from '../src/intervals.ts'
import { energiesOfSlots } from '../src/slot-energies.ts'

const start = Date.UTC(2026, 4, 1, 10)
const minute = 60_000
const minutesOf = (hours: number) => Array.from({ length: hours * 60 + 1 }, (_, at) => at)
/** What has flowed since the start, in Wh: 200 W, and 1,000 W in every other quarter hour. */
const flowedWh = (at: number) => (200 * at + 800 * (15 * Math.floor(at / 30) + Math.min(15, at % 30))) / 60
const powerW = (at: number) => (at % 30 < 15 ? 1_000 : 200)

/** A home whose meter counts in steps, from a reading on. The power of its samples is `factor` times the actual one. */
const samplesOf = (hours: number, stepWh: number, firstWh: number, factor = 1) =>
  minutesOf(hours).map((at) => ({
    at: start + at * minute,
    sourceId: 'gateway',
    ...{ production: null, battery: null, household: null, heatPump: null, ev: null, heater: null, batteryStateOfCharge: null },
    grid: powerW(at) * factor,
    gridImportReading: Math.floor((firstWh + flowedWh(at)) / stepWh) * stepWh * 3_600,
    gridExportReading: 0,
  }))

test.each([
  [100, 1_000_037],
  [1_000, 4_711_640],
])('quarter hours of a meter that counts in steps of %i Wh follow the power, and their sum is the counter’s', (stepWh, firstWh) => {
  const counted = [...energiesOfSlots(samplesOf(8, stepWh, firstWh, 1.02))].filter(([, { sources }]) => sources?.gridImport)
  expect(counted.length).toBeGreaterThan(25)
  let [sumWh, actualWh] = [0, 0]
  for (const [slot, { gridImport, gridExport }] of counted) {
    const wh = ((slot - start) / quarterHourMs) % 2 === 0 ? 250 : 50
    expect(Math.abs((gridImport ?? 0) - wh)).toBeLessThan(35)
    expect(gridExport).toBe(0)
    sumWh += gridImport ?? 0
    actualWh += wh
  }
  // By power alone, it would be 2 % off.
  expect(Math.abs(sumWh - actualWh)).toBeLessThan(0.007 * actualWh)
})

test('quarter hours that are summed one after the other add up to the counter as those that are summed together', () => {
  const samples = samplesOf(8, 100, 1_000_037, 1.1)
  const ofSlot = (from: number, until: number) => (at: number) => at >= from - 60 * minute && at <= until + 5 * minute
  const together = energiesOfSlots(samples)
  for (let slot = start + 4 * quarterHourMs; slot < start + 30 * quarterHourMs; slot += quarterHourMs) {
    const alone = energiesOfSlots(samples.filter(({ at }) => ofSlot(slot, slot + quarterHourMs)(at)))
    expect(alone.get(slot)?.gridImport).toBeCloseTo(together.get(slot)?.gridImport ?? Number.NaN, 6)
  }
})

test('before the first step of such a meter, after its reset and after a gap, power counts, and a still counter counts nothing', () => {
  const energies = (samples: ReturnType<typeof samplesOf>) =>
    [...energiesOfSlots(samples).values()].map(({ gridImport, sources }) => [
      Math.round((gridImport ?? 0) / 50) * 50,
      sources?.gridImport ?? 'power',
    ])
  // The first step is in the second quarter hour.
  expect(energies(samplesOf(1, 1_000, 4_711_700))).toEqual([
    [250, 'power'],
    [50, 'power'],
    [250, 'counter'],
    [50, 'counter'],
  ])
  const reset = samplesOf(1, 100, 0).map((one, at) => ({ ...one, gridImportReading: one.gridImportReading + (at < 40 ? 360_000_000 : 0) }))
  expect(energies(reset).map(([, source]) => source)).toEqual(['power', 'counter', 'power', 'counter'])
  const gap = samplesOf(1, 100, 0).filter((_, at) => at < 20 || at > 27)
  expect(energies(gap).map(([, source]) => source)).toEqual(['power', 'power', 'counter', 'counter'])
  const still = [0, 5, 10, 15].map((at) => ({ at: start + at * minute, readingWs: 3_600_000_000 }))
  const powers = (w: number) => () => still.map(({ at }) => ({ at, powerW: w }))
  expect(energiesOfCounter(still, powers(-500)).get(start)).toEqual({ energyWh: 0, coveredMs: quarterHourMs })
  expect(energiesOfCounter(still, powers(500)).size).toBe(0)
})
