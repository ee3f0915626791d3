import type { FormerRegisters, Limiter, SetLimit } from '@wattdesk/sunspec/limiter.ts'
import { readFormer, restoreLimit, writeLimit } from '@wattdesk/sunspec/limits.ts'
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
/** A limit that a device has from this gateway. */
type Held = { percent: number; writtenAt: number; outcome: Outcome }

/** The percentage of a regulated limit changes constantly. Smaller changes are not written. */
const stepPercent = 0.5

/** Writes limits to devices, again before they expire, and restores the previous settings. */
export function openLimitWriter({ use, save, revertSeconds, ...kept }: Parts) {
  const former = new Map(Object.entries(kept.former))
  const held = new Map<string, Held>()

  return {
    former: (): Former => Object.fromEntries(former),
    hasAny: () => former.size > 0,
    outcomeOf: ({ key }: Target) => held.get(key)?.outcome,
    async set({ device, limiter, key }: Target, wantedW: number, now: number): Promise<void> {
      const percent = Math.min(100, (wantedW / limiter.maxPowerW) * 100)
      const before = held.get(key)
      const stands = before?.outcome.state === 'set' && now - before.writtenAt < (revertSeconds * 1_000) / 2
      if (stands && Math.abs(before.percent - percent) < stepPercent) return
      const outcome = await attempt(async () => {
        const written = await use(device, async (io) => {
          if (!former.has(key)) {
            former.set(key, await readFormer(io.read, limiter))
            await save()
          }
          return writeLimit(io, limiter, { percent, revertSeconds, former: former.get(key) ?? [] })
        })
        return judgeWritten(written, percent, limiter)
      })
      held.set(key, { percent, writtenAt: now, outcome })
    },
    /**
     * Returns true once the device has its previous settings. A device that does not respond is retried, and its limit expires on its own
     * meanwhile.
     */
    async restore({ device, limiter, key }: Target): Promise<boolean> {
      const registers = former.get(key)
      if (!registers) return false
      const outcome = await attempt(async () => {
        await use(device, (io) => restoreLimit(io, limiter, registers))
        return { state: 'set', powerW: limiter.maxPowerW }
      })
      if (outcome.state === 'unreachable') return false
      former.delete(key)
      held.delete(key)
      await save()
      return true
    },
  }
}

async function attempt(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (error) {
    const isRefused = error instanceof Error && error.name === 'ModbusException'
    return { state: isRefused ? 'refused' : 'unreachable', message: error instanceof Error ? error.message.slice(0, 200) : 'failed' }
  }
}

/** A device that confirms a value other than the one sent has refused. */
function judgeWritten(written: SetLimit, percent: number, { maxPowerW }: Limiter): Outcome {
  if (!written.isEnabled) return { state: 'refused', message: 'the device does not enable the limit' }
  if (written.percent > percent + 0.01) return { state: 'refused', message: `the device stays at ${written.percent} %` }
  return { state: 'set', powerW: (written.percent * maxPowerW) / 100 }
}
