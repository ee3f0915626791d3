import type { DeviceReading } from '../device-reading.ts'
import type { ReadRegisters } from '../model-chain.ts'
import type { OwnDevice } from './own-device.ts'
import { readBlock, shareOf } from './registers.ts'

/**
 * SMA's own register map, at unit 3; SunSpec is at unit 126 of the same host. Registers by SMA's "Modbus parameters and measured
 * values" of the Sunny Tripower Smart Energy and the Sunny Boy Storage, with their names in SMA's data model:
 *
 * - 30051, U32 ENUM: "Device class" (8001 solar, 8007 battery, 8009 hybrid inverter)
 * - 30057, U32: "Serial number"
 * - 30513, U64, Wh: "Total yield", Metering.TotWhOut
 * - 30775, S32, W: "Power", GridMs.TotW; what the device delivers
 * - 30845, U32, %: "Current battery state of charge", Bat.ChaStt
 * - 31393, U32, W: "Present battery charge", BatChrg.CurBatCha
 * - 31395, U32, W: "Present battery discharge", BatDsch.CurBatDsch
 *
 * Not available is 0xFFFFFFFF (U32), 0x80000000 (S32 and ENUM), 0xFFFFFFFFFFFFFFFF (U64).
 */
const deviceClass = 30_051
const serialNumber = 30_057
const totalYield = 30_513
const power = 30_775
const stateOfCharge = 30_845
const charge = 31_393
const discharge = 31_395
const classes: Readonly<Record<number, string>> = { 8001: 'Solar inverter', 8007: 'Battery inverter', 8009: 'Hybrid inverter' }

export async function findSma(read: ReadRegisters): Promise<OwnDevice[]> {
  const head = await readBlock(read, deviceClass, 8)
  const number = head?.u32(serialNumber)
  const model = classes[head?.u32(deviceClass) ?? 0]
  if (!model || !number) return []
  const stores = await hasSmaBattery(read)
  return [
    {
      manufacturer: 'SMA',
      model,
      serialNumber: String(number),
      does: { generates: model !== classes[8007], stores, meters: false },
      isAtGrid: false,
      own: { of: 'sma', generates: true, stores },
    },
  ]
}

/** Whether a battery is connected: without one, its registers are refused or not available. */
async function hasSmaBattery(read: ReadRegisters): Promise<boolean> {
  const present = await readBlock(read, charge, 4)
  return present?.u32(charge) !== undefined && present.u32(discharge) !== undefined
}

export async function readSma(read: ReadRegisters, { generates, stores }: { generates: boolean; stores: boolean }): Promise<DeviceReading> {
  const reading: DeviceReading = {}
  if (generates) {
    reading.generatedW = (await readBlock(read, power, 2))?.i32(power)
    // An inverter without sun delivers nothing and reports "not available", which is unknown like any other missing value.
    reading.generatedWh = (await readBlock(read, totalYield, 4))?.u64(totalYield)
  }
  if (stores) {
    const present = await readBlock(read, charge, 4)
    const [charged, discharged] = [present?.u32(charge), present?.u32(discharge)]
    reading.batteryW = charged === undefined || discharged === undefined ? undefined : discharged - charged
    reading.stateOfCharge = shareOf((await readBlock(read, stateOfCharge, 2))?.u32(stateOfCharge))
  }
  return reading
}
