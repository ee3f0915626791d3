import { isDeepStrictEqual } from 'node:util'
import type { FormerRegisters, Limiter, SetLimit } from '@wattdesk/sunspec/limiter.ts'
import { readFormer, readLimit, restoreLimit, writeLimit } from '@wattdesk/sunspec/limits.ts'
import type { NetworkDevice } from './device-identity.ts'
import type { DeviceIo } from './device-reader.ts'

/** One power of a device that can be limited. */
export type Target = { device: NetworkDevice; limiter: Limiter; key: string }
export type Outcome = { state: 'set'; powerW: number } | { state: 'refused' | 'unreachable'; message: string }
export type Former = Readonly<Record<string, FormerRegisters>>

type Parts = {
  use: <T>(device: NetworkDevice, work: (io: DeviceIo) => Promise<T>) => Promise<T>
  former: Former
  /** Called whenever the stored previous settings of devices change. */
  save: () => Promise<void>
  revertSeconds: number
}
/** A limit that a device has from this gateway, and what it reported then. */
type Held = { percent: number; writtenAt: number; outcome: Outcome; set?: SetLimit }

/** The percentage of a regulated limit changes constantly. Smaller changes are not written. */
const stepPercent = 0.5

/** Writes limits to devices, again before they expire, and restores the previous settings. */
export function openLimitWriter({ use, save, revertSeconds, ...kept }: Parts) {
  const former = new Map(Object.entries(kept.former))
  const held = new Map<string, Held>()

  /** What is not stored would be lost with this process, so nothing is written then. */
  const saveNew = async (key: string) => {
    try {
      await save()
    } catch (error) {
      former.delete(key)
      throw error
    }
  }

  return {
    former: (): Former => Object.fromEntries(former),
    hasAny: () => former.size > 0,
    outcomeOf: ({ key }: Target) => held.get(key)?.outcome,
    async set({ device, limiter, key }: Target, wantedW: number, now: number): Promise<void> {
      const percent = Math.min(100, (wantedW / limiter.maxPowerW) * 100)
      const before = held.get(key)
      const isSame = before?.outcome.state === 'set' && Math.abs(before.percent - percent) < stepPercent
      const repeatSeconds = Math.min(revertSeconds / 2, limiter.repeatSeconds ?? revertSeconds)
      if (isSame && now - before.writtenAt < repeatSeconds * 1_000) return
      let set: SetLimit | undefined
      let asked = percent
      const outcome = await attempt(async () => {
        set = await use(device, async (io) => {
          if (!former.has(key)) {
            former.set(key, await readFormer(io.read, limiter))
            await saveNew(key)
          }
          // A device that keeps a limit may store each one that is written, so it is only asked for it.
          if (isSame && limiter.endedBy === 'gateway') {
            const present = await readLimit(io.read, limiter)
            if (before.set && isDeepStrictEqual(present, before.set)) {
              asked = before.percent
              return present
            }
          }
          return writeLimit(io, limiter, { percent, revertSeconds, former: former.get(key) ?? [] })
        })
        return judgeWritten(set, asked, limiter)
      })
      held.set(key, { percent: isSame ? before.percent : percent, writtenAt: now, outcome, ...(set ? { set } : {}) })
    },
    /**
     * Returns whether the device has its previous settings again; undefined if there are none to restore. A device that does not respond
     * is retried, and its limit expires on its own meanwhile. If it would not, the device is retried until it has the previous settings.
     */
    async restore({ device, limiter, key }: Target): Promise<Outcome | undefined> {
      const registers = former.get(key)
      if (!registers) return undefined
      const outcome = await attempt(async () => {
        const isBack = await use(device, async (io) => {
          await restoreLimit(io, limiter, registers)
          return limiter.endedBy === 'device' || isDeepStrictEqual(await readFormer(io.read, limiter), registers)
        })
        return isBack ? { state: 'set', powerW: limiter.maxPowerW } : { state: 'refused', message: 'the device keeps the limit' }
      })
      if (outcome.state === 'unreachable' || (limiter.endedBy === 'gateway' && outcome.state === 'refused')) return outcome
      former.delete(key)
      held.delete(key)
      await save()
      return { state: 'set', powerW: limiter.maxPowerW }
    },
  }
}

async function attempt(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    const isRefused = error instanceof Error && (error.name === 'ModbusException' || error.name === 'LimitRefused')
    return { state: isRefused ? 'refused' : 'unreachable', message: error instanceof Error ? error.message.slice(0, 200) : 'failed' }
  }
}

/** A device that confirms a value other than the one sent has refused. */
function judgeWritten(written: SetLimit, percent: number, { maxPowerW }: Limiter): Outcome {
  if (!written.isEnabled) return { state: 'refused', message: 'the device does not enable the limit' }
  if (written.percent > percent + 0.01) return { state: 'refused', message: `the device stays at ${written.percent} %` }
  return { state: 'set', powerW: (written.percent * maxPowerW) / 100 }
}
