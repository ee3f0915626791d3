import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { avoidedG, carbonFactorOf } from '../src/carbon-dioxide.ts'
import { chargingSessions } from '../src/charging-sessions.ts'
import { completeSlot, ratesOf, sumKnown, useBesides, wholeBalance } from '../src/completion.ts'
import { type MeasuredEnergies, sumEnergies } from '../src/energies.ts'
import { flowsOfSlot } from '../src/flows.ts'
import { fillGaps } from '../src/gaps.ts'
import { quarterHourMs } from '../src/intervals.ts'
import { yieldOf, yieldStateOf } from '../src/performance.ts'
import { eachOf, measuredQuantities, type PowerName } from '../src/quantities.ts'
import { cloudLedger, joinEntries } from '../src/solar-cloud.ts'
import { flowNames } from '../src/terms.ts'

const none = eachOf(measuredQuantities, () => null)
/** Nothing is known about the home except its measurements. */
const nothing = () => new Set<PowerName>()
const flowsOf = (slot: MeasuredEnergies) => flowsOfSlot(slot, nothing())
/** Flows of a period are the sums of its quarter hours in which they are known. */
const sumFlowsOf = (slots: readonly MeasuredEnergies[]) => {
  const flows = slots.flatMap((slot) => flowsOf(slot) ?? [])
  return flows.length === 0 ? null : eachOf(flowNames, (name) => flows.reduce((sum, flow) => sum + flow[name], 0))
}
const wh = fc.integer({ min: 0, max: 5_000 })
/** A home whose energies are physically possible: consumption is not negative. */
const possible = fc
  .record({ production: wh, gridImport: wh, gridExport: wh, batteryCharge: wh, batteryDischarge: wh, ev: wh })
  .map((slot) => ({ ...none, ...slot }))
  .filter((slot) => slot.production + slot.gridImport + slot.batteryDischarge >= slot.gridExport + slot.batteryCharge)

describe('sums', () => {
  test('over any cutting equal the whole, the balanced quantities included', () => {
    fc.assert(
      fc.property(fc.array(possible, { minLength: 1, maxLength: 40 }), fc.nat(40), (all, cut) => {
        const sumOf = (part: typeof all) => sumEnergies(part, measuredQuantities)
        const parts = [all.slice(0, cut), all.slice(cut)].filter((part) => part.length > 0)
        const knownOf = (part: typeof all) => sumKnown(part.map((slot) => completeSlot(slot, nothing()).known))
        const wholeOf = (part: typeof all) => wholeBalance(sumOf(part), part.length * 900, knownOf(part).use)
        const known = sumKnown(parts.map(wholeOf))
        expect(known).toEqual(wholeOf(all))
        expect(known).toEqual(knownOf(all))
      }),
    )
  })

  test('do not tell how the production was used, unless their parts do', () => {
    const night = completeSlot(
      { ...none, production: 0, gridImport: 500, gridExport: 0, batteryCharge: 400, batteryDischarge: 0 },
      nothing(),
    ).known
    const noon = completeSlot(
      { ...none, production: 900, gridImport: 0, gridExport: 700, batteryCharge: 0, batteryDischarge: 0 },
      nothing(),
    ).known
    const day = sumKnown([night, noon])
    expect(day.use).toEqual({ pvToHome: 200, pvToBattery: 0 })
    expect(ratesOf(day)).toMatchObject({ selfConsumptionRate: 200 / 900, directConsumptionRate: 200 / 900 })
    expect([night, noon, day].map(useBesides)).toEqual([undefined, undefined, day.use])
    const earlier = { ...day, use: null }
    expect(sumKnown([day, earlier])).toMatchObject({ use: null, flows: { production: 1_800 } })
    expect(sumKnown([day, { ...night, use: null }]).use).toEqual(day.use)
  })

  test('balance: home = PV + import - export - charge + discharge', () => {
    fc.assert(
      fc.property(possible, (slot) => {
        const { totalConsumption, household } = completeSlot(slot, nothing()).energies
        const home = slot.production + slot.gridImport - slot.gridExport - slot.batteryCharge + slot.batteryDischarge
        expect([totalConsumption, household]).toEqual([home, home - slot.ev])
      }),
    )
  })

  test('without a grid meter rest on what the household was reported to use', () => {
    const known = (slot: MeasuredEnergies) => completeSlot(slot, nothing()).known
    expect(known({ ...none, household: 100, ev: 50 })).toMatchObject({ household: 100, totalConsumption: 150 })
    expect(known({ ...none, production: 10 })).toMatchObject({ household: null, totalConsumption: null, balancedSeconds: null })
    expect(ratesOf(known({ ...none, production: 10 }))).toMatchObject({ selfConsumptionRate: null, selfSufficiencyRate: null })
  })
})

describe('flows', () => {
  test('distribute each source and fill each sink', () => {
    fc.assert(
      fc.property(possible, (slot) => {
        const flows = flowsOf(slot)
        if (!flows) throw new Error('no flows')
        expect(Math.min(...Object.values(flows))).toBeGreaterThanOrEqual(0)
        expect(flows.pvToHome + flows.pvToBattery + flows.pvToGrid).toBe(slot.production)
        const home = completeSlot(slot, nothing()).energies.totalConsumption ?? 0
        expect(flows.pvToHome + flows.batteryToHome + flows.gridToHome).toBe(home)
        // A battery or grid that ran both ways within a quarter hour passes the rest on to itself.
        expect(slot.batteryDischarge - flows.batteryToHome - flows.batteryToGrid).toBeGreaterThanOrEqual(0)
        expect(slot.gridImport - flows.gridToHome - flows.gridToBattery).toBeGreaterThanOrEqual(0)
        expect(slot.gridExport - flows.pvToGrid - flows.batteryToGrid).toBeGreaterThanOrEqual(0)
        expect(slot.batteryCharge - flows.pvToBattery - flows.gridToBattery).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('of a period are the sums of any parts', () => {
    fc.assert(
      fc.property(fc.array(possible, { maxLength: 20 }), fc.nat(20), (all, cut) => {
        const [first, second, whole] = [all.slice(0, cut), all.slice(cut), all].map((part) => sumFlowsOf(part))
        for (const name of flowNames) expect((first?.[name] ?? 0) + (second?.[name] ?? 0)).toBe(whole?.[name] ?? 0)
      }),
    )
  })

  test('agree with a day that gridX recorded: direct consumption and self-supply', () => {
    const file = new URL('../../recorded-homes/data/gridx-day.json', import.meta.url)
    const response = JSON.parse(readFileSync(file, 'utf8'))
    const flows = flowsOf({
      ...none,
      production: response.photovoltaic,
      gridImport: response.grid.supply,
      gridExport: response.grid.feedIn,
      batteryCharge: response.battery.charge,
      batteryDischarge: response.battery.discharge,
    })
    // gridX sums instants, and its own day does not close by 15 Wh of 11,530.
    expect(Math.abs((flows?.pvToHome ?? 0) - response.directConsumption)).toBeLessThan(20)
    expect(Math.abs((flows?.pvToHome ?? 0) + (flows?.batteryToHome ?? 0) - response.selfSupply)).toBeLessThan(20)
  })

  test('are unknown without a grid meter', () => expect(flowsOf({ ...none, production: 5 })).toBeNull())
})

describe('SolarCloud', () => {
  const spans = fc.array(fc.record({ gridImport: wh, gridExport: wh }), { maxLength: 50 })

  test('never exceeds its credits, and its ledger closes', () => {
    fc.assert(
      fc.property(spans, wh, (all, carried) => {
        const ledger = cloudLedger(all, carried)
        let balance = carried
        for (const [at, entry] of ledger.entries()) {
          expect(entry.balance).toBe(balance + entry.credit - entry.draw)
          expect(entry.draw + entry.residualImport).toBe(all[at]?.gridImport)
          expect(Math.min(entry.balance, entry.draw, entry.residualImport)).toBeGreaterThanOrEqual(0)
          balance = entry.balance
        }
      }),
    )
  })

  test('joined anywhere is the same account', () => {
    fc.assert(
      fc.property(spans, fc.nat(50), (all, cut) => {
        const before = cloudLedger(all.slice(0, cut))
        const after = cloudLedger(all.slice(cut), before.at(-1)?.balance ?? 0)
        expect(joinEntries([...before, ...after])).toEqual(joinEntries(cloudLedger(all)))
      }),
    )
  })
})

describe('charging sessions', () => {
  const slot = (index: number, energyWh: number) => ({ start: index * quarterHourMs, energyWh, coveredSeconds: 900 })

  test('end after more than half an hour without charging; standby is no charging', () => {
    const found = chargingSessions([slot(0, 500), slot(1, 1), slot(2, 0), slot(3, 700), slot(4, 2), slot(7, 100)])
    expect(found.map(({ startedAt, endedAt, energyWh }) => [startedAt / quarterHourMs, endedAt / quarterHourMs, energyWh])).toEqual([
      [0, 4, 1_200],
      [7, 8, 100],
    ])
    expect(found[0]?.maxPowerW).toBe(2_800)
  })
})

describe('gaps', () => {
  const at = (production: number | null) => (production === null ? null : { ...none, production })
  const filled = (values: (number | null)[], spanMs = quarterHourMs) =>
    fillGaps(values.map(at), spanMs).map(({ energies, isEstimated }) => [energies?.production ?? null, isEstimated])

  test('of up to two hours are estimated, longer ones and those at the ends stay', () => {
    expect(filled([null, 100, null, null, 40, null])).toEqual([
      [null, false],
      [100, false],
      [80, true],
      [60, true],
      [40, false],
      [null, false],
    ])
    expect(filled([0, ...Array(9).fill(null), 10]).filter(([, isEstimated]) => isEstimated)).toHaveLength(0)
    expect(filled([0, ...Array(8).fill(null), 9]).filter(([, isEstimated]) => isEstimated)).toHaveLength(8)
    expect(filled([10, null, 30], 24 * 3_600_000)[1]).toEqual([null, false])
  })
})

describe('yield', () => {
  test('performance ratio in the terms of IEC 61724', () => {
    const found = yieldOf({ actualWh: 8_000_000, specificYield: 800, expectedWh: 10_000_000, planeWhm2: 1_000_000 })
    expect(found).toEqual({ performanceRatio: 0.8, ratio: 0.8 })
    expect(yieldOf({ actualWh: 0, specificYield: 0, expectedWh: 0, planeWhm2: 0 })).toEqual({ performanceRatio: null, ratio: null })
  })

  test.each([
    [null, 365, 'no_data'],
    [1, 0, 'no_data'],
    [0.76, 365, 'error'],
    [0.8, 365, 'warning'],
    [0.9, 365, 'warning'],
    [0.93, 365, 'ok'],
    // a dull week, and one in which hardly anything was produced
    [0.74, 7, 'ok'],
    [0.7, 7, 'warning'],
    [0.2, 7, 'error'],
  ] as const)('a ratio of %s over %i days is %s', (ratio, days, state) => expect(yieldStateOf(ratio, days)).toBe(state))
})

test('avoided carbon dioxide: 5.18 MWh at 446 g/kWh are 2,310 kg', () => {
  expect(avoidedG(5_180_000, carbonFactorOf('DE'))).toBeCloseTo(2_310_280, 6)
  expect(carbonFactorOf('HU')).toMatchObject({ country: 'EU' })
})
