import { describe, expect, it } from 'vitest'
import { moneyOf, type PricedSlot } from './savings.ts'

const slot = (fields: Partial<PricedSlot>): PricedSlot => ({
  coveredSeconds: 900,
  consumptionWh: 0,
  gridImportWh: 0,
  gridExportWh: 0,
  importCentsPerMwh: 30_000,
  exportCentsPerMwh: 8_000,
  ...fields,
})

describe('the money of a home', () => {
  it.each<[string, PricedSlot[], ReturnType<typeof moneyOf>]>([
    ['of nothing', [], { savedCents: 0, earnedCents: 0, importCents: 0, knownSeconds: 0 }],
    ['that uses its own energy', [slot({ consumptionWh: 2_000 })], { savedCents: 60, earnedCents: 0, importCents: 0, knownSeconds: 900 }],
    [
      'that buys a part and sells another',
      [slot({ consumptionWh: 2_000, gridImportWh: 1_500 }), slot({ consumptionWh: 1_000, gridExportWh: 4_000 })],
      { savedCents: 45, earnedCents: 32, importCents: 45, knownSeconds: 1800 },
    ],
    [
      'that charges its battery from the grid when energy is cheap',
      [
        slot({ consumptionWh: 500, gridImportWh: 4_500, importCentsPerMwh: 10_000 }),
        slot({ consumptionWh: 4_000, importCentsPerMwh: 40_000 }),
      ],
      { savedCents: 120, earnedCents: 0, importCents: 45, knownSeconds: 1800 },
    ],
    [
      'at times without a price, which are left out',
      [slot({ consumptionWh: 2_000, importCentsPerMwh: null }), slot({ consumptionWh: 1_000 })],
      { savedCents: 30, earnedCents: 0, importCents: 0, knownSeconds: 900 },
    ],
    [
      'that sells without a known price',
      [slot({ consumptionWh: 1_000, gridExportWh: 10, exportCentsPerMwh: null }), slot({ gridExportWh: 100 })],
      { savedCents: 30, earnedCents: null, importCents: 0, knownSeconds: 1800 },
    ],
  ])('%s', (_, slots, expected) => {
    const { savedCents, earnedCents, importCents, knownSeconds } = moneyOf(slots)
    expect(knownSeconds).toBe(expected.knownSeconds)
    expect(savedCents).toBeCloseTo(expected.savedCents, 6)
    expect(importCents).toBeCloseTo(expected.importCents, 6)
    if (expected.earnedCents === null) expect(earnedCents).toBeNull()
    else expect(earnedCents).toBeCloseTo(expected.earnedCents, 6)
  })
})
