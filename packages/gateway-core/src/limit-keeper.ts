import { type GatewayLimit, limitsMax } from '@wattdesk/device-protocol/limits.ts'
import type { NetworkDevice } from './device-identity.ts'
import type { DeviceIo } from './device-reader.ts'
import { allowedGeneration, exportedW, isFollowed, isInForce, measuredPowerW } from './export-limit.ts'
import type { ReadDevice } from './home-sample.ts'
import type { LimitReports } from './limit-reports.ts'
import { type Former, type Outcome, openLimitWriter, type Target } from './limit-writer.ts'

/** The state that survives a restart. `kept-limits.ts` reads it back. */
export type KeptLimits = { limits: readonly GatewayLimit[]; former: Former; over: readonly GatewayLimit[] }

export type LimitPace = {
  /** After this time without its gateway, a device returns to its previous settings. */
  revertSeconds: number
  /** How long a device may take to follow a limit. */
  settleMs: number
}
export const usualLimitPace: LimitPace = { revertSeconds: 300, settleMs: 30_000 }

type Parts = {
  reports: LimitReports
  use: <T>(device: NetworkDevice, work: (io: DeviceIo) => Promise<T>) => Promise<T>
  kept: KeptLimits | undefined
  keep: (kept: KeptLimits) => Promise<void>
  pace: LimitPace
}

/** Sets limits on devices, confirms them by reading back, checks whether they are followed, and restores the previous settings. */
export function openLimitKeeper({ reports, use, kept, keep, pace }: Parts) {
  let limits = kept?.limits ?? []
  let over = kept?.over ?? []
  /** Since when a limit has been exceeded or, until it is first followed, since when it has been set. */
  const since = new Map<string, number>()

  const save = () => keep({ limits, former: writer.former(), over })
  const writer = openLimitWriter({ use, former: kept?.former ?? {}, save, revertSeconds: pace.revertSeconds })

  const report = (limit: GatewayLimit, targets: readonly Target[], read: readonly ReadDevice[], now: number) => {
    const outcomes = targets.flatMap((target) => writer.outcomeOf(target) ?? [])
    const failed = outcomes.find(({ state }) => state !== 'set')
    const place = limit.of === 'device' ? { deviceId: limit.deviceId, power: limit.power } : {}
    if (targets.length === 0) return reports.report(limit, { ...place, outcome: 'unreachable', message: 'no device that can be limited' })
    if (failed && 'message' in failed) return reports.report(limit, { ...place, outcome: failed.state, message: failed.message })
    const powerW = outcomes.reduce((sum, one) => sum + ('powerW' in one ? one.powerW : 0), 0)
    const setW = limit.of === 'device' ? Math.round(powerW) : limit.powerW
    const measuredW = limit.of === 'device' ? measuredPowerW(read, limit) : exportedW(read)
    const key = keyOf(limit)
    if (!since.has(key)) {
      since.set(key, now)
      reports.report(limit, { ...place, outcome: 'set', powerW: setW })
    }
    if (measuredW === undefined) return
    const facts = { ...place, powerW: setW, measuredW: Math.round(measuredW) }
    if (isFollowed(limit.powerW, measuredW)) {
      since.set(key, now)
      reports.report(limit, { ...facts, outcome: 'followed' })
    } else if (now - (since.get(key) ?? now) >= pace.settleMs) reports.report(limit, { ...facts, outcome: 'not-followed' })
  }

  const hasBegun = (limit: GatewayLimit, now: number) => Date.parse(limit.from) <= now
  /** Limits that ended while the gateway was off are known only from its storage. */
  const reportRestored = ({ device, limiter }: Target, outcome: Outcome | undefined, now: number) => {
    if (!outcome) return
    const begun = [...limits, ...over].filter((limit) => hasBegun(limit, now))
    if (outcome.state === 'set') reports.restored(device.deviceId, limiter.power, begun)
    else if (limiter.endedBy === 'gateway') reports.stuck(device.deviceId, limiter.power, outcome, begun)
  }

  return {
    /** Replaces the limits in force. */
    async keep(next: readonly GatewayLimit[], now: number): Promise<void> {
      const isNext = new Set(next.map(keyOf))
      const ended = writer.hasAny() ? [...limits, ...over].filter((one) => !isNext.has(keyOf(one)) && hasBegun(one, now)) : []
      over = ended.slice(0, limitsMax)
      limits = next
      await save()
    },
    kept: () => limits.map(({ limitId }) => limitId),
    /** Whether devices must be read and written more often than they are measured. */
    isBusy: () => limits.length > 0 || writer.hasAny(),
    /** Adjusts the devices to the limits, based on their current measurements. */
    async attend(now: number, devices: readonly NetworkDevice[], read: readonly ReadDevice[]): Promise<void> {
      const standing = limits.filter((limit) => isInForce(limit, now))
      const targets = devices.flatMap((device) =>
        device.device.limiters.map((limiter) => ({ device, limiter, key: `${device.deviceId}/${limiter.power}` })),
      )
      const generators = targets.filter(({ limiter }) => limiter.power === 'generation')
      const allowedShare = allowedGeneration(standing, read, generators)
      for (const target of targets) {
        const wantedW = wantedOf(standing, target, allowedShare)
        if (wantedW !== undefined) await writer.set(target, wantedW, now)
        else reportRestored(target, await writer.restore(target), now)
      }
      for (const limit of standing) report(limit, limit.of === 'export' ? generators : targets.filter((one) => isOf(limit, one)), read, now)
      for (const key of since.keys()) if (!standing.some((limit) => keyOf(limit) === key)) since.delete(key)
      if (over.length > 0 && !writer.hasAny()) {
        over = []
        await save()
      }
      reports.flush(limits.map(({ limitId }) => limitId))
    },
  }
}

/** Several devices may have a limit of the same signal. */
const keyOf = (limit: GatewayLimit) => `${limit.limitId}/${limit.of === 'device' ? limit.deviceId : ''}`

const isOf = (limit: GatewayLimit, { device, limiter }: Target) =>
  limit.of === 'device' && limit.deviceId === device.deviceId && limit.power === limiter.power

/** The lowest limit that applies to a device. */
function wantedOf(standing: readonly GatewayLimit[], target: Target, allowedShare: number | undefined): number | undefined {
  const own = standing.flatMap((limit) => (isOf(limit, target) ? [limit.powerW] : []))
  if (target.limiter.power === 'generation' && allowedShare !== undefined) own.push(allowedShare * target.limiter.maxPowerW)
  return own.length === 0 ? undefined : Math.min(...own)
}
