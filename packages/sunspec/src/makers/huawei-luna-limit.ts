import type { DeviceAccess, FormerRegisters, Limiter, SetLimit, WantedLimit } from '../limiter.ts'
import type { ReadRegisters } from '../model-chain.ts'
import { readBlock } from './registers.ts'

/**
 * The charging power of batteries at Huawei SUN2000 inverters. Registers by Huawei's "Solar Inverter Modbus Interface Definitions
 * (V3.0)":
 *
 * - 37046, U32, W: "[Energy storage] Maximum charge power"
 * - 47075, U32, W: "[Energy storage] Maximum charging power", a setting that is stored. It is written once for each limit
 */
const maxCharge = 37_046
const limit = 47_075

type LunaLimiter = Extract<Limiter, { by: 'huawei-battery' }>

export async function findLunaLimiter(read: ReadRegisters): Promise<Limiter[]> {
  const maxPowerW = (await readBlock(read, maxCharge, 2))?.u32(maxCharge)
  const limitW = (await readBlock(read, limit, 2))?.u32(limit)
  if (!maxPowerW || limitW === undefined) return []
  return [{ power: 'consumption', by: 'huawei-battery', maxPowerW, endedBy: 'gateway' }]
}

/** The charging power is always limited, at most by the battery's own maximum. */
export async function readLunaLimit(read: ReadRegisters, { maxPowerW }: LunaLimiter): Promise<SetLimit> {
  const limitW = (await readBlock(read, limit, 2))?.u32(limit)
  if (limitW === undefined) throw new Error('the device does not report how it is limited')
  return { percent: Math.min(100, (limitW / maxPowerW) * 100), isEnabled: true }
}

export const readLunaFormer = async (read: ReadRegisters): Promise<FormerRegisters> => [
  { address: limit, registers: [...(await read(limit, 2))] },
]

export async function writeLunaLimit({ read, write }: DeviceAccess, limiter: LunaLimiter, { percent }: WantedLimit): Promise<SetLimit> {
  const limitW = Math.floor((Math.min(100, Math.max(0, percent)) / 100) * limiter.maxPowerW)
  await write(limit, [Math.floor(limitW / 65_536), limitW % 65_536])
  return readLunaLimit(read, limiter)
}
