import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chargingTimes, type HomeSlot, originOf, partsOfCharge } from '../src/charge-origins.ts'
import type { EnergyFlows } from '../src/flows.ts'
import { quarterHourMs } from '../src/intervals.ts'
import { eachOf } from '../src/quantities.ts'
import { flowNames } from '../src/terms.ts'

const minuteMs = 60_000
const flows = (some: Partial<EnergyFlows>) => ({ ...eachOf(flowNames, () => 0), ...some })
const at = (quarter: number) => quarter * quarterHourMs
const energies = (...parts: [number, number][]) => new Map(parts.map(([quarter, energyWh]) => [at(quarter), energyWh]))

describe('the division of a charge', () => {
  const charge = fc
    .record({
      start: fc.integer({ min: 0, max: 300 }),
      minutes: fc.integer({ min: 1, max: 400 }),
      energyWh: fc.integer({ min: 0, max: 50_000 }),
    })
    .map(({ start, minutes, energyWh }) => ({ start: start * minuteMs, end: (start + minutes) * minuteMs, energyWh }))
  const measured = fc.array(fc.option(fc.integer({ min: 0, max: 5_000 }), { nil: undefined }), { maxLength: 50 })

  test('loses nothing and adds nothing, whatever was measured', () => {
    fc.assert(
      fc.property(charge, measured, fc.array(charge, { maxLength: 4 }), (one, given, others) => {
        const known = energies(
          ...given.flatMap((energyWh, quarter): [number, number][] => (energyWh === undefined ? [] : [[quarter, energyWh]])),
        )
        const { parts } = partsOfCharge(one, known, chargingTimes([one, ...others]))
        expect(parts.reduce((sum, { energyWh }) => sum + energyWh, 0)).toBeCloseTo(one.energyWh, 4)
      }),
    )
  })

  test('follows the quarter hours that were measured, and shares one with another charge by time', () => {
    const first = { start: at(0), end: at(1) + 5 * minuteMs, energyWh: 1_200 }
    const second = { start: at(1) + 10 * minuteMs, end: at(2), energyWh: 200 }
    const times = chargingTimes([first, second])
    const known = energies([0, 1_000], [1, 400])
    expect(partsOfCharge(first, known, times)).toEqual({
      parts: [
        { start: at(0), energyWh: 1_000 },
        { start: at(1), energyWh: 200 },
      ],
      isEstimated: false,
    })
    expect(partsOfCharge(second, known, times)).toEqual({ parts: [{ start: at(1), energyWh: 200 }], isEstimated: false })
  })

  test('spreads the unmeasured part over the time without measurements, and marks it', () => {
    const charge = { start: at(0), end: at(4), energyWh: 4_000 }
    const { parts, isEstimated } = partsOfCharge(charge, energies([0, 1_000]), chargingTimes([charge]))
    expect([parts.map(({ energyWh }) => energyWh), isEstimated]).toEqual([[1_000, 1_000, 1_000, 1_000], true])
  })
})

describe('the origin of a charge', () => {
  const homes = new Map<number, HomeSlot>([
    [at(0), { flows: flows({ pvToHome: 300, gridToHome: 100, pvToGrid: 900 }), centsPerMwh: null }],
    [at(1), { flows: flows({ batteryToHome: 50, gridToHome: 50 }), centsPerMwh: 30_000_000 }],
    [at(2), { flows: null, centsPerMwh: 30_000_000 }],
    [at(3), { flows: flows({ pvToHome: 10 }), centsPerMwh: null }],
  ])
  const homeAt = (start: number) => homes.get(start)
  const origin = (...parts: [number, number][]) =>
    originOf(
      parts.map(([quarter, energyWh]) => ({ start: at(quarter), energyWh })),
      homeAt,
    )

  test('is its share of the home’s sources in each quarter hour, and costs what the grid energy of each costs', () => {
    expect(origin([1, 1_000], [3, 500])).toEqual({ fromPvWh: 500, fromStorageWh: 500, fromGridWh: 500, costCents: 15_000 })
  })

  test('is unknown if one quarter hour is; so is its cost if a price is missing', () => {
    expect(origin([1, 1_000], [2, 1])).toEqual({ fromPvWh: null, fromStorageWh: null, fromGridWh: null, costCents: null })
    expect(origin([0, 400])).toEqual({ fromPvWh: 300, fromStorageWh: 0, fromGridWh: 100, costCents: null })
    expect(origin([9, 1])).toMatchObject({ fromPvWh: null })
  })
})
