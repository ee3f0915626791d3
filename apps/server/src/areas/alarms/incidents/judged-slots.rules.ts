import { completeSlot } from '@wattdesk/energy/completion.ts'
import { type HomeQuantities, powersAt, unknownHome } from '@wattdesk/energy/home-quantities.ts'
import { eachOf, type MeasuredQuantity, namedConsumers, namedConsumption, secondsOf } from '@wattdesk/energy/quantities.ts'
import type { SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import type { JudgedSlot } from './incidents.rules.ts'

/** A stored quarter hour, in Wh. */
export type StoredSlot = Record<MeasuredQuantity, number | null> & {
  start: number
  coveredSeconds: number
  lessCovered: SlotEnergies['lessCovered']
}

/**
 * Mean powers of a quarter hour, each over its measured time. The reported consumption is compared with the computed one, which is known
 * only if everything in the home was measured.
 */
export function judgedSlotOf(stored: StoredSlot, home: HomeQuantities = unknownHome): JudgedSlot {
  const { start, coveredSeconds, lessCovered } = stored
  const power = (name: MeasuredQuantity) => {
    const [energyWh, seconds] = [stored[name], secondsOf(stored, name)]
    return energyWh !== null && seconds > 0 ? (energyWh * 3_600) / seconds : null
  }
  const { totalConsumption, householdSeconds } = completeSlot(stored, powersAt(home, start)).known
  const isJudged = stored.household !== null && stored.gridImport !== null && lessCovered === null && !!householdSeconds
  const consumptionW = isJudged && totalConsumption !== null ? (totalConsumption * 3_600) / coveredSeconds : null
  const reportedW = (power('household') ?? 0) + namedConsumption(eachOf(namedConsumers, power))
  return {
    start,
    coveredSeconds,
    productionW: power('production'),
    feedInW: power('gridExport'),
    residualW: consumptionW === null ? null : reportedW - consumptionW,
    consumptionW,
  }
}
