import type { CoverageCell } from '@wattdesk/contract/data-import/models.ts'
import type { CoverageState } from '@wattdesk/contract/data-import/terms.ts'
import type { MeasuredQuantity } from '@wattdesk/energy/quantities.ts'

/** The stored part of a quantity on a day. */
export type DayOfQuantity = {
  quantity: MeasuredQuantity
  seconds: number
  imported: number
  energyWh: number | null
  peakWh: number | null
}

/** From this stored share on, a day is complete: a restart of a gateway is not a gap. */
const wholeShare = 0.98
/** A quarter hour is a jump if it exceeds the 90th percentile by this factor, and by more than a wallbox adds (10 kW). */
const jumpFactor = 4
const jumpLeastWh = 2_500

/** The quarter hour above which a quantity jumps, by the greatest quarter hours of its days. */
export function jumpLimitWh(peaksWh: readonly number[]): number {
  const sorted = peaksWh.toSorted((a, b) => a - b)
  const usual = sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 0
  return Math.max(jumpLeastWh, jumpFactor * usual)
}

/** `expectedIntervals`: quarter hours in which the quantity is measured without faults. */
export function coverageCell(day: DayOfQuantity, expectedIntervals: number, limitWh: number): CoverageCell {
  const coveredShare = expectedIntervals === 0 ? 1 : Math.min(1, day.seconds / (expectedIntervals * 900))
  return {
    quantity: day.quantity,
    // Before dawn, nothing is missing.
    state: expectedIntervals === 0 ? 'complete' : stateOf(day, coveredShare, limitWh),
    coveredShare,
    importedIntervals: day.imported,
    energyWh: day.energyWh,
    peakWh: day.peakWh,
  }
}

function stateOf({ peakWh, imported }: DayOfQuantity, coveredShare: number, limitWh: number): CoverageState {
  if (peakWh === null) return 'missing'
  if (peakWh > limitWh) return 'jump'
  if (coveredShare < wholeShare) return 'partial'
  return imported > 0 ? 'imported' : 'complete'
}
