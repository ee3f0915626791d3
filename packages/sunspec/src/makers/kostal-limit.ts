import type { DeviceAccess, FormerRegisters, Limiter, SetLimit, WantedLimit } from '../limiter.ts'
import { isRefusal, type ReadRegisters } from '../model-chain.ts'
import { hasKostalBattery } from './kostal.ts'

/**
 * The charging power of a battery at a KOSTAL PLENTICORE G3. Registers by KOSTAL's "Interface description MODBUS (TCP) & SunSpec",
 * section "Battery limitation"; older inverters refuse them:
 *
 * - 5, U16: "MODBUS Byte Order" of values of 32 bits; 0 has the lower word first, 1 the higher one
 * - 1076 and 1078, F32, W: "Maximum charge power limit" and "Maximum discharge power limit", read from the battery
 * - 1280 and 1282, F32, W: "Max battery charge power" and "Max battery discharge power"
 * - 1284 and 1286, F32, W: the same "(fallback case)"
 * - 1288, U32, s: "Time until fallback", 30 to 10,800
 *
 * Once a limit has been written, both fallbacks apply as soon as it is no longer repeated. They are therefore set to the previous limits,
 * and stay so when the limit ends. Another controller of the battery has to repeat its own limits, too.
 */
const byteOrder = 5
const batteryMost = 1_076
const limit = 1_280
const fallback = 1_284
const [shortestSeconds, longestSeconds] = [30, 10_800]
/** More than the battery of any home takes, in W. */
const mostW = 1_000_000

export type KostalLimiter = Extract<Limiter, { by: 'kostal' }>

/** The limiter of a battery; empty if there is none, or if the inverter refuses these registers. */
export async function findKostalLimiter(read: ReadRegisters): Promise<Limiter[]> {
  try {
    if (!(await hasKostalBattery(read))) return []
    const [order] = await read(byteOrder, 1)
    if (order !== 0 && order !== 1) return []
    const isLowFirst = order === 0
    const maxPowerW = powerOf(await read(batteryMost, 2), isLowFirst)
    const seconds = secondsOf((await read(limit, 10)).slice(8), isLowFirst)
    // A time in the wrong byte order is far out of this range.
    if (maxPowerW === undefined || maxPowerW === 0 || seconds < shortestSeconds || seconds > longestSeconds) return []
    return [{ power: 'consumption', by: 'kostal', maxPowerW, isLowFirst, endedBy: 'device' }]
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

/** The charging power is always limited, at most by the battery's own maximum. */
export async function readKostalLimit(read: ReadRegisters, { maxPowerW, isLowFirst }: KostalLimiter): Promise<SetLimit> {
  const chargeW = powerOf(await read(limit, 2), isLowFirst)
  if (chargeW === undefined) throw new Error('the device does not report how it is limited')
  return { percent: Math.min(100, (chargeW / maxPowerW) * 100), isEnabled: true }
}

/** A limit of 0 before the first one was written means that there is none. */
export async function readKostalFormer(read: ReadRegisters, { isLowFirst }: KostalLimiter): Promise<FormerRegisters> {
  const [mostAtAll, present] = [await read(batteryMost, 4), await read(limit, 4)]
  return [0, 2].map((at) => {
    const most = mostAtAll.slice(at, at + 2)
    const own = present.slice(at, at + 2)
    const [ownW, allowedW] = [powerOf(own, isLowFirst) ?? 0, powerOf(most, isLowFirst) ?? 0]
    return { address: limit + at, registers: ownW > 0 && ownW <= allowedW ? own : most }
  })
}

export async function writeKostalLimit(
  { read, write }: DeviceAccess,
  limiter: KostalLimiter,
  { percent, revertSeconds, former }: WantedLimit,
): Promise<SetLimit> {
  const { maxPowerW, isLowFirst } = limiter
  const [charge, discharge] = former
  if (!charge || !discharge) throw new Error('the previous limits are unknown')
  const seconds = Math.min(longestSeconds, Math.max(shortestSeconds, revertSeconds))
  const reverted = [...charge.registers, ...discharge.registers, ...ordered([Math.floor(seconds / 65_536), seconds % 65_536], isLowFirst)]
  const present = await read(fallback, reverted.length)
  for (let at = 0; at < reverted.length; at += 2) {
    const value = reverted.slice(at, at + 2)
    if (value.some((register, place) => register !== present[at + place])) await write(fallback + at, value)
  }
  const chargeW = Math.floor((Math.min(100, Math.max(0, percent)) / 100) * maxPowerW)
  await write(discharge.address, discharge.registers)
  await write(limit, powerRegisters(chargeW, isLowFirst))
  return readKostalLimit(read, limiter)
}

/** The higher word first, or the lower one. */
const ordered = (words: readonly number[], isLowFirst: boolean): number[] => (isLowFirst ? words.toReversed() : [...words])

/** A power in W; undefined if it is not one. */
function powerOf(registers: readonly number[], isLowFirst: boolean): number | undefined {
  const view = new DataView(new ArrayBuffer(4))
  for (const [index, register] of ordered(registers, isLowFirst).entries()) view.setUint16(index * 2, register)
  const value = view.getFloat32(0)
  return value >= 0 && value <= mostW ? value : undefined
}

function powerRegisters(powerW: number, isLowFirst: boolean): number[] {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, powerW)
  return ordered([view.getUint16(0), view.getUint16(2)], isLowFirst)
}

function secondsOf(registers: readonly number[], isLowFirst: boolean): number {
  const [high = 0, low = 0] = ordered(registers, isLowFirst)
  return high * 65_536 + low
}
