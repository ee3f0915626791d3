import { isRefusal, type ReadRegisters } from '../model-chain.ts'

/**
 * SolarEdge's particulars beside SunSpec. Its inverters count export as positive at every meter behind them, whatever the meter's
 * manufacturer. Their batteries are outside of the chain of models, at fixed addresses, in floats with the lower word first.
 */
export const isSolarEdge = (manufacturer: string) => /^solaredge/i.test(manufacturer)

/** Of the first, second and third battery. */
const batteryBases = [57_600, 57_856, 58_368] as const
const ratedEnergyAt = 0x42
const measuredFrom = 0x74
const measuredCount = 18
const stateOfEnergyAt = 0x84
/** More than any home's battery stores (Wh) or delivers (W): registers of an absent battery contain huge floats. */
const most = 1_000_000

/** A battery: the address of its registers, and its capacity. */
export type Battery = { base: number; ratedEnergyWh: number }

/** The batteries of an inverter; empty if it refuses to read them. */
export async function findBatteries(read: ReadRegisters): Promise<Battery[]> {
  const batteries: Battery[] = []
  for (const base of batteryBases) {
    const registers = await read(base + ratedEnergyAt, 2).catch(unlessRefused)
    const ratedEnergyWh = floatOf(registers)
    if (ratedEnergyWh !== undefined && ratedEnergyWh > 0) batteries.push({ base, ratedEnergyWh })
  }
  return batteries
}

const unlessRefused = (error: unknown): number[] | Promise<never> => (isRefusal(error) ? [] : Promise.reject(error))

/**
 * The discharge of all batteries together in W, and their state of charge weighted by capacity. Absent if one of them does not measure
 * it.
 */
export async function readBatteries(
  read: ReadRegisters,
  batteries: readonly Battery[],
): Promise<{ batteryW: number | undefined; stateOfCharge: number | undefined }> {
  let batteryW: number | undefined = 0
  let storedWh: number | undefined = 0
  let ratedWh = 0
  for (const { base, ratedEnergyWh } of batteries) {
    const registers = await read(base + measuredFrom, measuredCount).catch(unlessRefused)
    const chargedW = floatOf(registers)
    const percent = floatOf(registers.slice(stateOfEnergyAt - measuredFrom))
    batteryW = batteryW === undefined || chargedW === undefined ? undefined : batteryW - chargedW
    storedWh = storedWh === undefined || percent === undefined || percent < 0 ? undefined : storedWh + (percent / 100) * ratedEnergyWh
    ratedWh += ratedEnergyWh
  }
  return { batteryW, stateOfCharge: storedWh === undefined ? undefined : Math.min(1, storedWh / ratedWh) }
}

/** A float with the lower word first; undefined if it is absent or meaningless. */
export function floatOf([low, high]: readonly number[]): number | undefined {
  if (low === undefined || high === undefined) return undefined
  const view = new DataView(new ArrayBuffer(4))
  view.setUint16(0, high)
  view.setUint16(2, low)
  const value = view.getFloat32(0)
  return Math.abs(value) <= most ? value : undefined
}
