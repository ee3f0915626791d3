import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { balancePowers, completeSlot, completeSpan, ratesOf, sumKnown, wholeBalance } from '../src/completion.ts'
import { flowsOfSlot } from '../src/flows.ts'
import { homeQuantitiesOf, powersAt, powersIn, quantitiesOf } from '../src/home-quantities.ts'
import { eachOf, measuredQuantities, type PowerName, powerNames } from '../src/quantities.ts'
import type { MeasuredPowers } from '../src/sample-columns.ts'
import { energiesOfSlots } from '../src/slot-energies.ts'

const minute = 60_000
/** The home uses 900 W, 400 W of them for the wallbox, so that the true values of any span are known. */
const [loadW, evW] = [900, 400]
const all: ReadonlySet<PowerName> = new Set(['production', 'grid', 'battery', 'ev'])

/** Six hours, every five minutes: a roof, a battery that charges and discharges, and the grid in both directions. */
const recording = Array.from({ length: 73 }, (_, at): MeasuredPowers => {
  const [production, battery] = [Math.round(2_000 * Math.sin((at / 72) * Math.PI)), ((at * 7) % 11) * 100 - 500]
  return {
    ...eachOf(powerNames, () => null),
    production,
    battery,
    ev: evW,
    grid: loadW - production - battery,
    at: at * 5 * minute,
    sourceId: 'gateway',
    batteryStateOfCharge: null,
  }
})

/** Loses any samples of any powers: single ones, or all within a time. */
const losses = fc.array(
  fc.record({ power: fc.constantFrom<Loss['power'][]>('all', ...all), from: fc.nat(72), count: fc.integer({ min: 1, max: 20 }) }),
  { maxLength: 8 },
)
type Loss = { power: PowerName | 'all'; from: number; count: number }

const lost = (given: readonly Loss[]) =>
  recording.map((sample, at): MeasuredPowers => {
    const gone = given.filter(({ from, count }) => at >= from && at < from + count).map(({ power }) => power)
    const powers = gone.includes('all') ? [...all] : gone.filter((power): power is PowerName => power !== 'all')
    return { ...sample, ...eachOf(powers, () => null) }
  })

describe('whatever samples are lost', () => {
  test('an instant has the truth or is unknown', () => {
    fc.assert(
      fc.property(losses, (given) => {
        for (const sample of lost(given)) {
          const { totalConsumption, household } = completeSpan(sample, all)
          expect([null, loadW]).toContain(totalConsumption)
          expect([null, loadW - evW]).toContain(household)
          expect(totalConsumption === null).toBe([sample.production, sample.grid, sample.battery].includes(null))
        }
      }),
    )
  })

  test('each quarter hour has the truth of its time or is unknown, and so have its flows', () => {
    fc.assert(
      fc.property(losses, (given) => {
        for (const slot of energiesOfSlots(lost(given)).values()) {
          const { totalConsumption, household } = completeSlot(slot, all).known
          const hours = slot.coveredSeconds / 3_600
          if (totalConsumption !== null) expect(totalConsumption).toBeCloseTo(loadW * hours, 6)
          if (household !== null) expect(household).toBeCloseTo((loadW - evW) * hours, 6)
          const flows = flowsOfSlot(slot, all)
          if (flows) expect(flows.pvToHome + flows.batteryToHome + flows.gridToHome).toBeCloseTo(loadW * hours, 6)
          if (slot.production === null || slot.gridImport === null || slot.batteryCharge === null) {
            expect([totalConsumption, flows]).toEqual([null, null])
          }
        }
      }),
    )
  })

  test('powers that were measured for as long, but at different times, are not added', () => {
    const slots = energiesOfSlots(
      lost([
        { power: 'production', from: 58, count: 1 },
        { power: 'grid', from: 59, count: 1 },
        { power: 'battery', from: 49, count: 10 },
      ]),
    )
    const slot = slots.get(57 * 5 * minute)
    expect(slot).toMatchObject({ coveredSeconds: 900, lessCovered: { production: 300, grid: 300, battery: 300 } })
    expect(slot && completeSlot(slot, all).known).toMatchObject({ totalConsumption: null, household: null, balancedSeconds: 0 })
  })

  test('a period has the truth of the time that it names, and rates of that time', () => {
    fc.assert(
      fc.property(losses, (given) => {
        const slots = [...energiesOfSlots(lost(given)).values()]
        const known = sumKnown(slots.map((slot) => completeSlot(slot, all).known))
        const { totalConsumption, balancedSeconds, household, householdSeconds, flows } = known
        expect(totalConsumption ?? 0).toBeCloseTo((loadW * (balancedSeconds ?? 0)) / 3_600, 4)
        expect(household ?? 0).toBeCloseTo(((loadW - evW) * (householdSeconds ?? 0)) / 3_600, 4)
        const whole = slots.filter((slot) => completeSlot(slot, all).known.totalConsumption !== null)
        const imported = whole.reduce((sum, slot) => sum + (slot.gridImport ?? 0), 0)
        const { selfSufficiencyRate } = ratesOf(known)
        if (flows === null) expect(selfSufficiencyRate).toBeNull()
        else expect(selfSufficiencyRate).toBeCloseTo(1 - imported / ((loadW * (balancedSeconds ?? 0)) / 3_600), 6)
      }),
    )
  })
})

describe('a home’s powers', () => {
  const home = homeQuantitiesOf(
    {
      grid: [[0, null]],
      battery: [
        [100, 200],
        [300, null],
      ],
    },
    { latitude: null, longitude: null },
  )

  test('have a start and an end', () => {
    const batteryAt = [50, 100, 199, 200, 299, 300, 9_999].map((at) => powersAt(home, at).has('battery'))
    expect(batteryAt).toEqual([false, true, true, false, false, true, true])
    expect([powersIn(home, { start: 0, end: 100 }), powersIn(home, { start: 150, end: 250 })]).toEqual([['grid'], ['grid', 'battery']])
    expect(powersAt(home, -1).size).toBe(0)
  })

  test('include no production without sun, unless its location is unknown', () => {
    const [noon, night] = [Date.parse('2026-06-21T11:00:00Z'), Date.parse('2026-06-21T23:00:00Z')]
    const roof = { production: [[0, null]] } as const
    const [berlin, somewhere] = [
      { latitude: 52.5, longitude: 13.4 },
      { latitude: null, longitude: null },
    ]
    const at = (place: typeof berlin | typeof somewhere) =>
      [noon, night].map((instant) => quantitiesOf(homeQuantitiesOf(roof, place), instant).has('production'))
    expect([at(berlin), at(somewhere)]).toEqual([
      [true, false],
      [true, true],
    ])
  })

  test('a home without a battery has no battery, which is 0; one whose battery is silent has no balance', () => {
    const slot = { ...eachOf(measuredQuantities, () => null), production: 100, gridImport: 50, gridExport: 20 }
    expect(completeSlot(slot, new Set(['production', 'grid'])).energies.totalConsumption).toBe(130)
    expect(completeSlot(slot, new Set(['production', 'grid', 'battery'])).energies).toMatchObject({
      production: 100,
      totalConsumption: null,
      household: null,
    })
  })

  test('an export without any measured source, and one direction without the other, have no balance', () => {
    const none = eachOf(measuredQuantities, () => null)
    expect(completeSlot({ ...none, gridImport: 0, gridExport: 500 }, new Set()).energies.totalConsumption).toBeNull()
    expect(completeSlot({ ...none, gridImport: 80 }, new Set()).energies.totalConsumption).toBe(80)
    expect(completeSlot({ ...none, gridImport: 80, production: 10 }, new Set()).energies.totalConsumption).toBeNull()
  })

  test('more exported than a battery gives comes from a source without a record, so the consumption is unknown', () => {
    const exporting = { ...eachOf(measuredQuantities, () => null), gridImport: 0, gridExport: 500, batteryCharge: 0, batteryDischarge: 200 }
    const nothing = { totalConsumption: null, household: null }
    expect(completeSlot(exporting, new Set()).known).toMatchObject({ ...nothing, balancedSeconds: 0, flows: null })
    expect(completeSlot({ ...exporting, batteryDischarge: 600 }, new Set()).energies.totalConsumption).toBe(100)
    expect(completeSlot({ ...exporting, production: 0 }, new Set()).energies.totalConsumption).toBe(-300)
    // Days and months follow the same rule, with or without a battery.
    for (const sums of [exporting, { ...exporting, batteryCharge: null, batteryDischarge: null }]) {
      expect(wholeBalance(sums, 86_400, null)).toEqual({ ...nothing, balancedSeconds: 0, householdSeconds: 0, flows: null, use: null })
    }
    const powers = { ...eachOf(powerNames, () => null), grid: -500, battery: 200 }
    expect(balancePowers(powers, new Set(['grid', 'battery']))).toMatchObject(nothing)
  })
})
