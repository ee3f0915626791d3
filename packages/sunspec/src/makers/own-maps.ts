import type { DeviceReading } from '../device-reading.ts'
import type { ReadRegisters } from '../model-chain.ts'
import { findHuawei, readHuawei, readHuaweiMeter } from './huawei.ts'
import { hasKostalBattery, isKostal, readKostalBattery } from './kostal.ts'
import type { OwnDevice, OwnMap } from './own-device.ts'
import { findSma, readSma } from './sma.ts'
import { findBatteries, isSolarEdge, readBatteries } from './solaredge.ts'

/** The batteries in addition to the SunSpec models of an inverter; undefined if there are none. */
export async function findBeside(read: ReadRegisters, maker: string): Promise<OwnMap | undefined> {
  if (isSolarEdge(maker)) {
    const batteries = await findBatteries(read)
    return batteries.length > 0 ? { of: 'solaredge', batteries } : undefined
  }
  return isKostal(maker) && (await hasKostalBattery(read)) ? { of: 'kostal' } : undefined
}

/** Devices at a unit without SunSpec. */
export async function findOwnDevices(read: ReadRegisters): Promise<OwnDevice[]> {
  const devices = await findHuawei(read)
  return devices.length > 0 ? devices : findSma(read)
}

export async function readOwn(read: ReadRegisters, own: OwnMap): Promise<DeviceReading> {
  switch (own.of) {
    case 'solaredge':
      return readBatteries(read, own.batteries)
    case 'kostal':
      return readKostalBattery(read)
    case 'sma':
      return readSma(read, own)
    case 'huawei':
      return readHuawei(read, own)
    case 'huawei-meter':
      return readHuaweiMeter(read)
  }
}
