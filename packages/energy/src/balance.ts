/**
 * The energy balance of one home, for powers (W) and for energies of one span (Wh) alike. Identities and signs are those
 * of the gridX API, checked against its recorded responses (test/data).
 */

/** Flows of a home, each an unsigned amount in the same unit (W or Wh). */
export type Flows = {
  photovoltaic: number
  /** Further generation: PV measured separately, combined heat and power, fuel cell, wind. */
  photovoltaicExternal?: number
  combinedHeatAndPower?: number
  fuelCell?: number
  wind?: number
  gridImport: number
  gridExport: number
  batteryCharge: number
  batteryDischarge: number
  heatPump?: number
  ev?: number
  heater?: number
  /** Total consumption as reported by the vendor; it is compared with the computed one. */
  reportedConsumption?: number
}

export type Rates = {
  /** Share of the production used or stored at home; null if nothing was produced. */
  selfConsumptionRate: number | null
  /** Autarky: share of the consumption not drawn from the grid; null if nothing was consumed. */
  selfSufficiencyRate: number | null
  /** Share of the production used at the moment of generation; null if nothing was produced. */
  directConsumptionRate: number | null
}

export type Balance = Rates & {
  production: number
  totalConsumption: number
  /** The rest of the household: total consumption without heat pump, EV charging and heater. */
  household: number
  directConsumption: number
  selfConsumption: number
  selfSupply: number
  /** The rates before clamping to 0..1. A battery's charge at the ends of a period can move them beyond. */
  rawRates: Rates
  /** Reported minus computed total consumption; null if none was reported. */
  residual: number | null
}

/** Balances the flows of one instant (W) or one span (Wh). Rates of a period come from its sums, never from mean rates. */
export function balance(flows: Flows): Balance {
  const production =
    flows.photovoltaic + (flows.photovoltaicExternal ?? 0) + (flows.combinedHeatAndPower ?? 0) + (flows.fuelCell ?? 0) + (flows.wind ?? 0)
  const totalConsumption = production + flows.gridImport - flows.gridExport + flows.batteryDischarge - flows.batteryCharge
  const household = totalConsumption - (flows.heatPump ?? 0) - (flows.ev ?? 0) - (flows.heater ?? 0)
  const usedAtOnce = production - flows.gridExport - flows.batteryCharge
  const directConsumption = Math.max(0, Math.min(totalConsumption, usedAtOnce))
  const selfConsumption = directConsumption + flows.batteryCharge
  const rawRates: Rates = {
    selfConsumptionRate: ratio(selfConsumption, production),
    selfSufficiencyRate: totalConsumption > 0 ? 1 - flows.gridImport / totalConsumption : null,
    directConsumptionRate: ratio(directConsumption, production),
  }
  return {
    production,
    totalConsumption,
    household,
    directConsumption,
    selfConsumption,
    selfSupply: directConsumption + flows.batteryDischarge,
    selfConsumptionRate: unitInterval(rawRates.selfConsumptionRate),
    selfSufficiencyRate: unitInterval(rawRates.selfSufficiencyRate),
    directConsumptionRate: unitInterval(rawRates.directConsumptionRate),
    rawRates,
    residual: flows.reportedConsumption === undefined ? null : flows.reportedConsumption - totalConsumption,
  }
}

/** Signed powers in W as gridX sends them: grid above 0 is import, battery above 0 is discharge. */
export type SignedPowers = Omit<Flows, 'gridImport' | 'gridExport' | 'batteryCharge' | 'batteryDischarge'> & {
  grid: number
  battery: number
}

/** Splits the signed powers of an instant into the unsigned pairs of `Flows`. */
export function flowsOfPowers({ grid, battery, ...rest }: SignedPowers): Flows {
  return {
    ...rest,
    gridImport: Math.max(0, grid),
    gridExport: Math.max(0, -grid),
    batteryCharge: Math.max(0, -battery),
    batteryDischarge: Math.max(0, battery),
  }
}

/** Whether a reported total consumption differs from the balance by more than timing of measurements explains: 50 W or 5 %. */
export function isResidualSuspicious(residualW: number, totalConsumptionW: number): boolean {
  return Math.abs(residualW) > Math.max(50, 0.05 * Math.abs(totalConsumptionW))
}

function ratio(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null
}

function unitInterval(rate: number | null): number | null {
  return rate === null ? null : Math.min(1, Math.max(0, rate))
}
