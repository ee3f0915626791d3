import type { DeviceReading } from '../device-reading.ts'
import type { ReadRegisters } from '../model-chain.ts'
import type { OwnDevice } from './own-device.ts'
import { readBlock, shareOf } from './registers.ts'

/**
 * Huawei SUN2000 inverters with LUNA2000 batteries and a power sensor. They do not speak SunSpec. Registers by Huawei's "Solar
 * Inverter Modbus Interface Definitions (V3.0)":
 *
 * - 30000, STR 15: "Model"; 30015, STR 10: "SN"
 * - 32080, I32, W: "Active power"; 32106, U32, kWh / 100: "Accumulated energy yield"
 * - 37100, U16: "Meter status" (0 offline, 1 normal)
 * - 37113, I32, W: "Active power" of the meter; positive is feed-in
 * - 37119, I32, kWh / 100: "Positive active electricity", to the grid; 37121: "Reverse active power", from it
 * - 37760, U16, % / 10: "SOC" of all storage units
 * - 37762, U16: "Running status" (0 offline, 1 standby, 2 running, 3 fault, 4 sleep)
 * - 37765, I32, W: "Charge/discharge power" of all storage units; positive is charge
 *
 * Not available is the largest value of a type.
 */
const model = 30_000
const serialNumber = 30_015
const activePower = 32_080
const totalYield = 32_106
const meterStatus = 37_100
const meterPower = 37_113
const exported = 37_119
const imported = 37_121
const soc = 37_760
const storageStatus = 37_762
const storagePower = 37_765
const online = 1

export async function findHuawei(read: ReadRegisters): Promise<OwnDevice[]> {
  const head = await readBlock(read, model, 25)
  const name = head?.text(model, 15) ?? ''
  if (!head || !/^SUN\d/i.test(name)) return []
  const status = (await readBlock(read, storageStatus, 1))?.u16(storageStatus)
  const stores = status !== undefined && status !== 0
  const common = { manufacturer: 'Huawei', serialNumber: head.text(serialNumber, 10) }
  const inverter: OwnDevice = {
    ...common,
    model: name,
    does: { generates: true, stores, meters: false },
    isAtGrid: false,
    own: { of: 'huawei', stores },
  }
  if ((await readBlock(read, meterStatus, 1))?.u16(meterStatus) !== online) return [inverter]
  return [
    inverter,
    {
      ...common,
      model: 'Power sensor',
      does: { generates: false, stores: false, meters: true },
      isAtGrid: true,
      own: { of: 'huawei-meter' },
    },
  ]
}

export async function readHuawei(read: ReadRegisters, { stores }: { stores: boolean }): Promise<DeviceReading> {
  const reading: DeviceReading = {
    generatedW: (await readBlock(read, activePower, 2))?.i32(activePower),
    generatedWh: hundredthsOf((await readBlock(read, totalYield, 2))?.u32(totalYield)),
  }
  if (!stores) return reading
  const storage = await readBlock(read, soc, 7)
  const [charged, percent] = [storage?.i32(storagePower), storage?.u16(soc)]
  // A battery that went offline keeps its last values.
  const isThere = storage?.u16(storageStatus) !== 0
  return {
    ...reading,
    batteryW: isThere && charged !== undefined ? 0 - charged : undefined,
    stateOfCharge: isThere ? shareOf(percent === undefined ? undefined : percent / 10) : undefined,
  }
}

export async function readHuaweiMeter(read: ReadRegisters): Promise<DeviceReading> {
  const meter = await readBlock(read, meterStatus, 23)
  if (meter?.u16(meterStatus) !== online) throw new Error('the inverter has lost its meter')
  const feedIn = meter.i32(meterPower)
  return {
    meteredW: feedIn === undefined ? undefined : 0 - feedIn,
    importedWh: hundredthsOf(meter.i32(imported)),
    exportedWh: hundredthsOf(meter.i32(exported)),
  }
}

/** Hundredths of a kilowatt-hour in watt-hours. */
const hundredthsOf = (value: number | undefined) => (value === undefined ? undefined : value * 10)
