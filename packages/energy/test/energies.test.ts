import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completeSlot, meanPowers, totalsOf } from '../src/completion.ts'
import { sumEnergies } from '../src/energies.ts'
import type { PowerSet } from '../src/home-quantities.ts'
import { eachOf, measuredQuantities, measurementNames, measurements, powerNames, quantities, quantityNames } from '../src/quantities.ts'
import { deviceEnergiesOfSlots, energiesOfSlots, type SlotEnergies } from '../src/slot-energies.ts'

const energyWh = fc.option(fc.integer({ min: 0, max: 5_000 }), { freq: 4 })
const slots = fc.array(fc.record(eachOf(measuredQuantities, () => energyWh)), { maxLength: 40 })
const minute = 60_000
/** Nothing is known about the home except its measurements. */
const nothing: PowerSet = new Set()

describe('the table of quantities', () => {
  test('names each field, column and direction once', () => {
    const rows = measurementNames.map((name) => measurements[name])
    expect(new Set(rows.map((row) => row.field)).size).toBe(rows.length)
    expect(new Set(rows.map((row) => row.column)).size).toBe(rows.length)
    const directions = measuredQuantities.map((name) => `${quantities[name].power} ${quantities[name].sign}`)
    expect(new Set(directions).size).toBe(measuredQuantities.length)
    expect(new Set(measuredQuantities.map((name) => quantities[name].column)).size).toBe(measuredQuantities.length)
  })

  test('has an energy for each power, and at most one power per kind of appliance', () => {
    for (const power of powerNames) expect(measuredQuantities.some((name) => quantities[name].power === power)).toBe(true)
    const kinds = powerNames.flatMap((power) => measurements[power].measuredBy as readonly string[])
    expect(new Set(kinds).size).toBe(kinds.length)
  })
})

describe('sums', () => {
  test('over any cutting equal the whole', () => {
    fc.assert(
      fc.property(slots, fc.array(fc.nat(40), { maxLength: 6 }), (all, cuts) => {
        const marks = [0, ...cuts.filter((cut) => cut < all.length).sort((a, b) => a - b), all.length]
        const parts = marks.slice(1).map((to, at) => sumEnergies(all.slice(marks[at], to), measuredQuantities))
        expect(sumEnergies(parts, measuredQuantities)).toEqual(sumEnergies(all, measuredQuantities))
      }),
    )
  })

  test('of nothing measured are null, never 0', () => {
    const none = eachOf(measuredQuantities, () => null)
    expect(sumEnergies([none, none], measuredQuantities)).toEqual(none)
    expect(totalsOf([], () => nothing).energies).toMatchObject({ production: null, totalConsumption: null })
    expect(sumEnergies([none, { ...none, ev: 0 }], measuredQuantities).ev).toBe(0)
  })

  test('of a period are those of its quarter hours, the balanced ones included', () => {
    fc.assert(
      fc.property(slots, (all) => {
        const parts = all.map((slot) => completeSlot(slot, nothing).energies)
        expect(totalsOf(all, () => nothing).energies).toEqual(sumEnergies(parts, quantityNames))
      }),
    )
  })
})

const samplesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...eachOf(powerNames, (name) => (name === 'heater' ? null : (index % 9) * 500 - (name === 'grid' || name === 'battery' ? 2_000 : 0))),
    at: index * minute,
    sourceId: 'gateway',
    batteryStateOfCharge: null,
  }))
const sumOf = (all: Iterable<SlotEnergies>) => sumEnergies([...all], measuredQuantities)

test('energies of samples, cut anywhere and joined by the sample at the cut, equal those of the whole', () => {
  const samples = samplesOf(60)
  const whole = sumOf(energiesOfSlots(samples).values())
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 58 }), { maxLength: 8 }), (cuts) => {
      const marks = [0, ...cuts.sort((a, b) => a - b), 59]
      const parts = marks.slice(1).map((to, at) => sumOf(energiesOfSlots(samples.slice(marks[at], to + 1)).values()))
      const joined = sumEnergies(parts, measuredQuantities)
      for (const name of measuredQuantities) {
        if (whole[name] === null) expect(joined[name]).toBeNull()
        else expect(joined[name]).toBeCloseTo(whole[name], 6)
      }
    }),
  )
})

test('a device that measures all of a power has the energies of the home', () => {
  const samples = samplesOf(40)
  const home = energiesOfSlots(samples)
  const devices = deviceEnergiesOfSlots(
    samples.map(({ at, sourceId, grid }) => ({
      at,
      sourceId,
      appliances: [{ deviceId: 'meter', kind: 'GRID' as const, powerW: grid ?? 0 }],
    })),
  )
  expect(devices).toHaveLength(6)
  for (const { slot, quantity, energyWh: wh } of devices) expect(wh).toBe(home.get(slot)?.[quantity])
})

describe('mean powers', () => {
  const none: SlotEnergies = {
    ...eachOf(measuredQuantities, () => null),
    batteryStateOfCharge: null,
    coveredSeconds: 900,
    lessCovered: null,
  }

  test('are energies over the time that was measured, of each power by itself; those of different times have no balance', () => {
    const slot = { ...none, production: 100, gridImport: 50, gridExport: 0, coveredSeconds: 600, lessCovered: { production: 300 } }
    expect(meanPowers(slot, nothing)).toMatchObject({
      production: 1_200,
      grid: 300,
      battery: null,
      totalConsumption: null,
      household: null,
    })
  })

  test('of one direction without the other are unknown, unless the home cannot export', () => {
    const imported = { ...none, gridImport: 100, gridExport: null, batteryCharge: 50 }
    expect(meanPowers(imported, nothing)).toMatchObject({ grid: null, battery: null, totalConsumption: null })
    expect(meanPowers({ ...none, gridImport: 100, production: 10 }, nothing)).toMatchObject({ grid: null, production: 40 })
    expect(meanPowers({ ...none, gridImport: 100 }, nothing)).toMatchObject({ grid: 400, totalConsumption: 400 })
    expect(meanPowers({ ...none, gridExport: 100 }, nothing).grid).toBeNull()
  })

  test('carry the sign of their direction', () => {
    const slot = { ...none, gridImport: 20, gridExport: 120, batteryCharge: 50, batteryDischarge: 0, production: 250 }
    expect(meanPowers(slot, nothing)).toMatchObject({ grid: -400, battery: -200, totalConsumption: 400 })
  })

  test('without a grid meter rest on what the household was reported to use', () => {
    expect(meanPowers({ ...none, household: 100, ev: 50 }, nothing)).toMatchObject({
      household: 400,
      ev: 200,
      totalConsumption: 600,
      grid: null,
    })
    expect(meanPowers(none, nothing).totalConsumption).toBeNull()
    expect(meanPowers({ ...none, coveredSeconds: 0, production: 0 }, nothing).production).toBeNull()
  })
})
