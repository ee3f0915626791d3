import type { FoundAppliance, LimitedPower } from '@wattdesk/device-protocol/appliances.ts'
import { type GatewayLimit, gatewayLimit } from '@wattdesk/device-protocol/limits.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { openLimitReports } from '@wattdesk/gateway-core/limit-reports.ts'
import type { HomeMoment } from '@wattdesk/recorded-homes/home.ts'
import { z } from 'zod'
import type { GatewayHome } from './fleet.ts'
import { type Caps, limitableOf, limitMoment, limitsKey } from './home-limits.ts'
import type { Progress } from './progress.ts'

type Publish = Parameters<typeof openLimitReports>[0]

/** A limit at the devices: since when, until when if that is earlier than planned, and whether its end has been reported. */
const standingLimit = z.object({ limit: gatewayLimit, from: z.number(), endedAt: z.number().optional(), isRestored: z.boolean() })
type Standing = z.infer<typeof standingLimit>
const stored = z.object({ limits: z.array(gatewayLimit), standing: z.array(standingLimit) })

/** An outbox keeps samples of this long, which follow from the limits of their time. */
const sampledMs = dayMs

const endOf = ({ limit, endedAt }: Standing) => endedAt ?? (limit.until === null ? Number.POSITIVE_INFINITY : Date.parse(limit.until))
const isInForce = (one: Standing, at: number) => at >= one.from && at < endOf(one)

/** Limits of a home that replays recordings: its measurements at an instant follow from the limits in force then. */
export function openRecordedLimits(home: GatewayHome, appliances: readonly FoundAppliance[], progress: Progress, publish: Publish) {
  const reports = openLimitReports(publish)
  const { deviceOf, powerOf, capsOf } = limitedDevices(home, appliances)
  const before = stored.safeParse(progress.kept(limitsKey(home))).data
  let standing: Standing[] = before?.standing ?? []
  let kept: readonly GatewayLimit[] = before?.limits ?? []

  const store = () => progress.keep(limitsKey(home), { limits: kept, standing })
  const flush = () => reports.flush(kept.map(({ limitId }) => limitId))
  const inForce = (at: number) => standing.filter((one) => isInForce(one, at)).map(({ limit }) => limit)
  const at = (moment: HomeMoment): HomeMoment => limitMoment(moment, capsOf(inForce(moment.at), moment))

  const report = (limit: GatewayLimit, moment: HomeMoment) => {
    const device = deviceOf(limit)
    const place = limit.of === 'device' ? { deviceId: limit.deviceId, power: limit.power } : {}
    if (!device) reports.report(limit, { ...place, outcome: 'unreachable', message: 'no device that can be limited' })
    else reports.report(limit, { ...place, outcome: 'followed', powerW: limit.powerW, measuredW: measuredW(limit, device, at(moment)) })
  }
  /** A device gets its previous settings back when all of its limits are over. Returns whether one did. */
  const restore = (now: number): boolean => {
    const held = new Set(inForce(now).map(powerOf))
    const over = standing.filter((one) => !one.isRestored && now >= endOf(one) && !held.has(powerOf(one.limit)))
    for (const some of Map.groupBy(over, ({ limit }) => powerOf(limit)).values()) {
      const begun = some.filter((one) => one.from < endOf(one)).map(({ limit }) => limit)
      const [first] = begun
      const device = first && deviceOf(first)
      // After a restart, only the limits themselves say what to report.
      if (device) reports.restored(device.deviceId, limitedPowerOf(first), begun)
      for (const one of some) one.isRestored = true
    }
    return over.length > 0
  }

  return {
    at,
    hasAny: () => standing.length > 0,
    /** Reports over a new connection what the gateway keeps, so that the server can send what it lacks. */
    resume(): void {
      reports.resume()
      flush()
    },
    keep(limits: readonly GatewayLimit[], now: number): void {
      const isStill = ({ limit }: Standing) => limits.some(({ limitId }) => limitId === limit.limitId)
      const isSame = (one: GatewayLimit, other: GatewayLimit) => one.limitId === other.limitId && powerOf(one) === powerOf(other)
      standing = standing
        .filter((one) => !one.isRestored || endOf(one) > now - sampledMs)
        .map((one) => (isStill(one) || endOf(one) <= now ? one : { ...one, endedAt: now }))
      for (const limit of limits) {
        if (standing.some((one) => isSame(one.limit, limit))) continue
        standing.push({ limit, from: Math.max(now, Date.parse(limit.from)), isRestored: false })
      }
      kept = limits
      store()
    },
    /** Reports limits that began, are followed or ended. */
    attend(now: number, moment: HomeMoment): void {
      for (const limit of inForce(now)) report(limit, moment)
      if (restore(now)) store()
      if (kept.length > 0 || standing.length > 0) flush()
    },
  }
}

const limitedPowerOf = (limit: GatewayLimit): LimitedPower => (limit.of === 'device' ? limit.power : 'generation')

/** What a limit of a device caps, by the kind of device; of others, the charging of a car. */
const cappedBy: Readonly<Record<string, keyof Caps>> = { PV: 'productionW', BATTERY: 'chargeW', HEAT_PUMP: 'heatPumpW' }

/** What limits mean for the devices of a home. */
function limitedDevices(home: GatewayHome, appliances: readonly FoundAppliance[]) {
  const deviceOf = (limit: GatewayLimit) =>
    appliances.find(({ deviceId, kind }) => {
      const mostW = limitableOf(kind, home)?.[limitedPowerOf(limit) === 'consumption' ? 'consumptionW' : 'generationW']
      return mostW !== undefined && (limit.of === 'export' || limit.deviceId === deviceId)
    })
  return {
    deviceOf,
    powerOf: (limit: GatewayLimit) => `${deviceOf(limit)?.deviceId}/${limitedPowerOf(limit)}`,
    capsOf(limits: readonly GatewayLimit[], moment: HomeMoment): Caps {
      const caps: Caps = {}
      for (const limit of limits) {
        const name = limit.of === 'export' ? 'productionW' : (cappedBy[deviceOf(limit)?.kind ?? ''] ?? 'evW')
        // The home's own consumption may be generated in addition.
        const usedW = limit.of === 'export' ? Math.max(0, moment.productionW + moment.gridW) : 0
        caps[name] = Math.min(caps[name] ?? Number.POSITIVE_INFINITY, limit.powerW + usedW)
      }
      return caps
    },
  }
}

function measuredW(limit: GatewayLimit, { kind }: FoundAppliance, moment: HomeMoment): number {
  if (limit.of === 'export') return Math.round(0 - moment.gridW)
  if (kind === 'PV') return Math.round(moment.productionW)
  if (kind === 'BATTERY') return Math.round(0 - moment.batteryW)
  return Math.round(kind === 'HEAT_PUMP' ? moment.heatPumpW : moment.evW)
}
