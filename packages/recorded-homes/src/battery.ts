/** A home battery: stores surplus, covers demand, and loses some energy both ways. */
export type Battery = { capacityWh: number }

const efficiency = 0.96
const reserve = 0.05

export type BatteryStep = { powerW: number; stateOfCharge: number }

/** Power in W (above 0 discharge) while `surplusW` would otherwise go to the grid (below 0: come from it). */
export function stepBattery({ capacityWh }: Battery, stateOfCharge: number, surplusW: number, hours: number): BatteryStep {
  if (capacityWh <= 0) return { powerW: 0, stateOfCharge: 0 }
  const limitW = Math.min(10_000, capacityWh / 2)
  if (surplusW > 0) {
    const roomW = ((1 - stateOfCharge) * capacityWh) / efficiency / hours
    const chargeW = Math.min(surplusW, limitW, roomW)
    return { powerW: -chargeW, stateOfCharge: Math.min(1, stateOfCharge + (chargeW * efficiency * hours) / capacityWh) }
  }
  const storedW = (Math.max(0, stateOfCharge - reserve) * capacityWh * efficiency) / hours
  const dischargeW = Math.min(-surplusW, limitW, storedW)
  return { powerW: dischargeW, stateOfCharge: Math.max(0, stateOfCharge - (dischargeW * hours) / efficiency / capacityWh) }
}
