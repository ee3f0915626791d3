import { type DeviceAccess, type FormerRegisters, type Limiter, LimitRefused, type SetLimit, type WantedLimit } from '../limiter.ts'
import type { ReadRegisters } from '../model-chain.ts'
import { readBlock } from './registers.ts'

/**
 * The generation of Huawei SUN2000 inverters, which follow remote schedules if their installer has allowed that ("Remote power
 * schedule"). Registers by Huawei's "Solar Inverter Modbus Interface Definitions (V3.0)":
 *
 * - 30075, U32, W: "Pmax"
 * - 40125, I16, % / 10: "Active power percentage derating"
 * - 42019, U32, s: "Scheduling instruction maintenance time", after which the inverter is no longer derated; never if 0
 *
 * Inverters without 42019 keep a limit until it is written again.
 */
const maxPower = 30_075
const derating = 40_125
const maintenance = 42_019
const full = 100

type HuaweiLimiter = Extract<Limiter, { by: 'huawei' }>

/** The limiter of an inverter; empty if it does not report its maximum power, or its derating. */
export async function findHuaweiLimiter(read: ReadRegisters): Promise<Limiter[]> {
  const maxPowerW = (await readBlock(read, maxPower, 2))?.u32(maxPower)
  const percent = (await readBlock(read, derating, 1))?.i16(derating)
  if (!maxPowerW || percent === undefined) return []
  const seconds = (await readBlock(read, maintenance, 2))?.u32(maintenance)
  return [{ power: 'generation', by: 'huawei', maxPowerW, endedBy: seconds === undefined ? 'gateway' : 'device' }]
}

export async function readHuaweiLimit(read: ReadRegisters): Promise<SetLimit> {
  const percent = (await readBlock(read, derating, 1))?.i16(derating)
  if (percent === undefined) throw new Error('the device does not report how it is limited')
  return { percent: percent / 10, isEnabled: true }
}

export async function readHuaweiFormer(read: ReadRegisters, { endedBy }: HuaweiLimiter): Promise<FormerRegisters> {
  const time = endedBy === 'device' ? [{ address: maintenance, registers: [...(await read(maintenance, 2))] }] : []
  return [...time, { address: derating, registers: [...(await read(derating, 1))] }]
}

export async function writeHuaweiLimit(
  { read, write }: DeviceAccess,
  { endedBy }: HuaweiLimiter,
  { percent, revertSeconds, former }: WantedLimit,
): Promise<SetLimit> {
  if (endedBy === 'device') {
    const [before = full * 10] = former.find(({ address }) => address === derating)?.registers ?? []
    // It would end together with this one.
    if (before < full * 10) throw new LimitRefused('the inverter has a limit by another controller')
    const wanted = [Math.floor(revertSeconds / 65_536), revertSeconds % 65_536]
    const present = await read(maintenance, 2)
    if (wanted.some((register, at) => register !== present[at])) await write(maintenance, wanted)
  }
  await write(derating, [Math.floor(Math.min(full, Math.max(0, percent)) * 10)])
  return readHuaweiLimit(read)
}
