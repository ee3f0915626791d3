import { completeSlot, type KnownBalance, productionUseOf } from './completion.ts'
import type { MeasuredEnergies } from './energies.ts'
import type { PowerSet } from './home-quantities.ts'
import type { FlowName } from './terms.ts'

/** Energy by source and sink, in Wh. The names of totals are those of SolarEdge's monitoring API V2 (`fromPv`, `toStorage`). */
export type EnergyFlows = Record<FlowName, number>

/**
 * Splits the energies of one quarter hour. PV first serves the home, as far as it neither charged nor was exported (the direct
 * consumption of gridX), then the battery, then the grid; the battery serves the home's remaining need, then the grid; the grid serves
 * the rest. Flows are not linear, so those of a period are the sums over its quarter hours. Null unless everything the home has was
 * measured, including the grid.
 */
export function flowsOfSlot(slot: MeasuredEnergies, has: PowerSet): EnergyFlows | null {
  return flowsOfKnown(completeSlot(slot, has).known)
}

function flowsOfKnown({ flows }: Pick<KnownBalance, 'flows'>): EnergyFlows | null {
  if (!flows) return null
  const { production: pv, gridImport, gridExport, batteryCharge: charge, batteryDischarge: discharge } = flows
  const home = Math.max(0, pv + gridImport - gridExport + discharge - charge)
  const { pvToHome, pvToBattery } = productionUseOf(flows)
  const pvToGrid = Math.min(pv - pvToHome - pvToBattery, gridExport)
  const batteryToHome = Math.min(discharge, home - pvToHome)
  const batteryToGrid = Math.min(discharge - batteryToHome, gridExport - pvToGrid)
  const gridToHome = Math.min(gridImport, home - pvToHome - batteryToHome)
  const gridToBattery = Math.min(gridImport - gridToHome, charge - pvToBattery)
  return { pvToHome, pvToBattery, pvToGrid, batteryToHome, batteryToGrid, gridToHome, gridToBattery }
}
