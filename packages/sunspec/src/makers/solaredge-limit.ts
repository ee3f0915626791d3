import type { DeviceAccess, FormerRegisters, Limiter, SetLimit, WantedLimit } from '../limiter.ts'
import { isRefusal, type ReadRegisters } from '../model-chain.ts'
import { floatOf } from './solaredge.ts'

/**
 * SolarEdge has no SunSpec model that limits. Registers by its "Power Control Open Protocol", 32-bit values with the lower word first:
 *
 * - 0xF142, I32: "Advanced power control enable". Only installers change it: it is stored, and the limit below needs it
 * - 0xF300, U16: "Enable dynamic power control" (0, 1)
 * - 0xF304, F32, W: "Max active power"
 * - 0xF310, U32, s: "Command timeout", after which the fallback applies
 * - 0xF312, F32, %: "Fallback active power limit"
 * - 0xF322, F32, %: "Dynamic active power limit"
 */
const advancedControl = 0xf142
const enable = 0xf300
const maxActivePower = 0xf304
const timeout = 0xf310
const dynamicLimit = 0xf322
/** In the order in which they are written: the limit applies last. */
const blocks = [
  { address: timeout, size: 4 },
  { address: dynamicLimit, size: 2 },
  { address: enable, size: 1 },
] as const
const noLimit = 100

/** The limiter of an inverter; empty if it refuses these registers, or if its advanced power control is off. */
export async function findSolarEdgeLimiter(read: ReadRegisters): Promise<Limiter[]> {
  try {
    const [isOn, otherHalf] = await read(advancedControl, 2)
    if (isOn !== 1 || otherHalf !== 0) return []
    const maxPowerW = floatOf(await read(maxActivePower, 2))
    await readSolarEdgeFormer(read)
    return maxPowerW !== undefined && maxPowerW > 0 ? [{ power: 'generation', by: 'solaredge', maxPowerW, endedBy: 'device' }] : []
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

export async function readSolarEdgeLimit(read: ReadRegisters): Promise<SetLimit> {
  const [switched] = await read(enable, 1)
  const percent = floatOf(await read(dynamicLimit, 2))
  if (percent === undefined) throw new Error('the device does not report how it is limited')
  return { percent, isEnabled: switched === 1 }
}

export async function readSolarEdgeFormer(read: ReadRegisters): Promise<FormerRegisters> {
  const former: { address: number; registers: number[] }[] = []
  for (const { address, size } of blocks) former.push({ address, registers: [...(await read(address, size))] })
  return former
}

export async function writeSolarEdgeLimit(
  { read, write }: DeviceAccess,
  { percent, revertSeconds, former }: WantedLimit,
): Promise<SetLimit> {
  const limit = Math.min(noLimit, Math.max(0, percent))
  const fallback = [revertSeconds % 65_536, Math.floor(revertSeconds / 65_536), ...floatRegisters(formerLimit(former))]
  const present = await read(timeout, fallback.length)
  if (fallback.some((register, at) => register !== present[at])) await write(timeout, fallback)
  await write(dynamicLimit, floatRegisters(limit))
  await write(enable, [1])
  return readSolarEdgeLimit(read)
}

/** The limit previously in force, which applies again when the gateway falls silent. */
function formerLimit(former: FormerRegisters): number {
  const [, limit, switched] = blocks.map(({ address }) => former.find((block) => block.address === address)?.registers ?? [])
  return switched?.[0] === 1 ? (floatOf(limit ?? []) ?? noLimit) : noLimit
}

function floatRegisters(value: number): number[] {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  return [view.getUint16(2), view.getUint16(0)]
}
