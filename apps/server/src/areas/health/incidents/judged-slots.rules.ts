import { balance, flowsOfPowers } from '@wattdesk/energy/balance.ts'
import { eachOf, type MeasuredQuantity, namedConsumers, namedConsumption, quantities } from '@wattdesk/energy/quantities.ts'
import type { SlotEnergies } from '@wattdesk/energy/slot-energies.ts'
import type { JudgedSlot } from './incidents.rules.ts'

/** A stored quarter hour, in Wh. */
export type StoredSlot = Record<MeasuredQuantity, number | null> & {
  start: number
  coveredSeconds: number
  /** Seconds of powers that were measured for less of it. */
  lessCovered: SlotEnergies['lessCovered']
}

/** Mean powers of a quarter hour, each over the time that it was measured, with what the home reports of its own consumption beside what its balance says. */
export function judgedSlotOf({ start, coveredSeconds, lessCovered, ...energies }: StoredSlot): JudgedSlot {
  const power = (name: MeasuredQuantity) => {
    const [energyWh, seconds] = [energies[name], lessCovered?.[quantities[name].power] ?? coveredSeconds]
    return energyWh !== null && seconds > 0 ? (energyWh * 3_600) / seconds : null
  }
  const [household, gridImport] = [power('household'), power('gridImport')]
  const isComplete = household !== null && gridImport !== null && lessCovered === null
  const { residual, totalConsumption } = balance({
    ...flowsOfPowers({
      photovoltaic: power('production') ?? 0,
      grid: (gridImport ?? 0) - (power('gridExport') ?? 0),
      battery: (power('batteryDischarge') ?? 0) - (power('batteryCharge') ?? 0),
    }),
    reportedConsumption: (household ?? 0) + namedConsumption(eachOf(namedConsumers, power)),
  })
  return {
    start,
    coveredSeconds,
    productionW: power('production'),
    feedInW: power('gridExport'),
    residualW: isComplete ? residual : null,
    consumptionW: isComplete ? totalConsumption : null,
  }
}
