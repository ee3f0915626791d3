import type { DeviceAccess, FormerRegisters, LimitedPower, Limiter, SetLimit, WantedLimit } from './limiter.ts'
import { findHuaweiLimiter, readHuaweiFormer, readHuaweiLimit, writeHuaweiLimit } from './makers/huawei-limit.ts'
import { findLunaLimiter, readLunaFormer, readLunaLimit, writeLunaLimit } from './makers/huawei-luna-limit.ts'
import { isKostal } from './makers/kostal.ts'
import { findKostalLimiter, readKostalFormer, readKostalLimit, writeKostalLimit } from './makers/kostal-limit.ts'
import type { OwnDevice } from './makers/own-device.ts'
import { findSmaLimiter, readSmaFormer, readSmaLimit, restoreSmaLimit, writeSmaLimit } from './makers/sma-limit.ts'
import { isSolarEdge } from './makers/solaredge.ts'
import { findSolarEdgeLimiter, readSolarEdgeFormer, readSolarEdgeLimit, writeSolarEdgeLimit } from './makers/solaredge-limit.ts'
import type { Header, ReadRegisters } from './model-chain.ts'
import { findModelLimiters, readModelFormer, readModelLimit, restoreModelLimit, writeModelLimit } from './model-limit.ts'

/** The limitable powers of a device with SunSpec. A device that does not report its maximum, or its scale, cannot be limited. */
export async function findLimiters(read: ReadRegisters, headers: readonly Header[], maker: string): Promise<Limiter[]> {
  const limiters: Limiter[] = await findModelLimiters(read, headers, maker)
  const isMissing = (of: LimitedPower) => !limiters.some(({ power }) => power === of)
  if (isSolarEdge(maker) && isMissing('generation')) limiters.push(...(await findSolarEdgeLimiter(read)))
  if (isKostal(maker) && isMissing('consumption')) limiters.push(...(await findKostalLimiter(read)))
  return limiters
}

/** The limitable powers of a device without SunSpec. */
export async function findOwnLimiters(read: ReadRegisters, { own, does }: OwnDevice): Promise<Limiter[]> {
  if (own.of === 'sma') return does.generates ? findSmaLimiter(read) : []
  if (own.of !== 'huawei') return []
  return [...(await findHuaweiLimiter(read)), ...(own.stores ? await findLunaLimiter(read) : [])]
}

type Driver = {
  readLimit(read: ReadRegisters): Promise<SetLimit>
  readFormer(read: ReadRegisters): Promise<FormerRegisters>
  writeLimit(access: DeviceAccess, wanted: WantedLimit): Promise<SetLimit>
  /** If that takes more than to write the previous registers. */
  restoreLimit?(access: DeviceAccess, former: FormerRegisters): Promise<SetLimit>
}

function driverOf(limiter: Limiter): Driver {
  switch (limiter.by) {
    case 'model':
      return {
        readLimit: (read) => readModelLimit(read, limiter),
        readFormer: (read) => readModelFormer(read, limiter),
        writeLimit: (access, wanted) => writeModelLimit(access, limiter, wanted),
        restoreLimit: (access, former) => restoreModelLimit(access, limiter, former),
      }
    case 'solaredge':
      return { readLimit: readSolarEdgeLimit, readFormer: readSolarEdgeFormer, writeLimit: writeSolarEdgeLimit }
    case 'kostal':
      return {
        readLimit: (read) => readKostalLimit(read, limiter),
        readFormer: (read) => readKostalFormer(read, limiter),
        writeLimit: (access, wanted) => writeKostalLimit(access, limiter, wanted),
      }
    case 'sma':
      return {
        readLimit: (read) => readSmaLimit(read, limiter),
        readFormer: (read) => readSmaFormer(read, limiter),
        writeLimit: (access, wanted) => writeSmaLimit(access, limiter, wanted),
        restoreLimit: (access, former) => restoreSmaLimit(access, limiter, former),
      }
    case 'huawei':
      return {
        readLimit: readHuaweiLimit,
        readFormer: (read) => readHuaweiFormer(read, limiter),
        writeLimit: (access, wanted) => writeHuaweiLimit(access, limiter, wanted),
      }
    case 'huawei-battery':
      return {
        readLimit: (read) => readLunaLimit(read, limiter),
        readFormer: readLunaFormer,
        writeLimit: (access, wanted) => writeLunaLimit(access, limiter, wanted),
      }
  }
}

export const readLimit = (read: ReadRegisters, limiter: Limiter): Promise<SetLimit> => driverOf(limiter).readLimit(read)

/** The registers that a limit changes, to restore them. */
export const readFormer = (read: ReadRegisters, limiter: Limiter): Promise<FormerRegisters> => driverOf(limiter).readFormer(read)

/**
 * Limits a device, and returns its settings afterwards. The limit is rounded down to the device's scale. Unless it is written again in
 * time, the device returns to its previous settings, if it ends its limits itself.
 */
export const writeLimit = (access: DeviceAccess, limiter: Limiter, wanted: WantedLimit): Promise<SetLimit> =>
  driverOf(limiter).writeLimit(access, wanted)

/** Restores a limit's previous setting. */
export async function restoreLimit(access: DeviceAccess, limiter: Limiter, former: FormerRegisters): Promise<SetLimit> {
  const driver = driverOf(limiter)
  if (driver.restoreLimit) return driver.restoreLimit(access, former)
  // Newest first.
  for (const { address, registers } of [...former].reverse()) await access.write(address, registers)
  return driver.readLimit(access.read)
}
