import { balance, flowsOfPowers } from '@wattdesk/energy/balance.ts'
import type { MeasuredQuantity } from '@wattdesk/energy/quantities.ts'
import type { JudgedSlot } from './incidents.rules.ts'

/** A stored quarter hour, in Wh. */
export type StoredSlot = Record<MeasuredQuantity, number | null> & {
  start: number
  coveredSeconds: number
  /** Some powers were measured for less of it. */
  lessCovered: unknown
}

/** Mean powers of a quarter hour, with what the home reports of its own consumption beside what its balance says. */
export function judgedSlotOf({ start, coveredSeconds, lessCovered, ...energies }: StoredSlot): JudgedSlot {
  const power = (name: MeasuredQuantity) => {
    const energyWh = energies[name]
    return energyWh !== null && coveredSeconds > 0 ? (energyWh * 3_600) / coveredSeconds : null
  }
  const [household, gridImport] = [power('household'), power('gridImport')]
  const isComplete = household !== null && gridImport !== null && lessCovered === null
  const { residual, totalConsumption } = balance({
    ...flowsOfPowers({
      photovoltaic: power('production') ?? 0,
      grid: (gridImport ?? 0) - (power('gridExport') ?? 0),
      battery: (power('batteryDischarge') ?? 0) - (power('batteryCharge') ?? 0),
    }),
    reportedConsumption: (household ?? 0) + (power('heatPump') ?? 0) + (power('ev') ?? 0) + (power('heater') ?? 0),
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
