import type { DeviceReading } from '../device-reading.ts'
import type { ReadRegisters } from '../model-chain.ts'
import { readBlock, shareOf } from './registers.ts'

/**
 * Batteries of KOSTAL hybrid inverters, beside their SunSpec models at the same unit (71, port 1502). Registers by KOSTAL's
 * "Interface description MODBUS (TCP) & SunSpec, PLENTICORE plus, PIKO IQ":
 *
 * - 514 (0x202), U16: "Battery actual SOC", %
 * - 582 (0x246), S16: "Actual battery charge (-) / discharge (+) power", W
 * - 588 (0x24C), U16: "Battery type"; 0 is "no battery"
 *
 * Registers of 32 bits have a byte order that installers set; those of 16 bits do not depend on it.
 */
const soc = 514
const power = 582
const type = 588

export const isKostal = (maker: string) => /^kostal/i.test(maker)

/** Whether a battery is connected. */
export async function hasKostalBattery(read: ReadRegisters): Promise<boolean> {
  const found = (await readBlock(read, type, 1))?.u16(type)
  return found !== undefined && found !== 0
}

/** Whether no battery is connected, although SunSpec's model 802 is always there. */
export async function lacksKostalBattery(read: ReadRegisters): Promise<boolean> {
  return (await readBlock(read, type, 1))?.u16(type) === 0
}

export async function readKostalBattery(read: ReadRegisters): Promise<DeviceReading> {
  return {
    batteryW: (await readBlock(read, power, 1))?.i16(power),
    stateOfCharge: shareOf((await readBlock(read, soc, 1))?.u16(soc)),
  }
}
