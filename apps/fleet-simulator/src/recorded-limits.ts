import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import type { GatewayLimit } from '@wattdesk/device-protocol/limits.ts'
import { openLimitReports } from '@wattdesk/gateway-core/limit-reports.ts'
import type { HomeMoment, HomeProfile } from '@wattdesk/recorded-homes/home.ts'
import { type Caps, limitableOf, limitMoment } from './home-limits.ts'

type Publish = Parameters<typeof openLimitReports>[0]
/** A limit, and when it began and ended at the devices (epoch ms). */
type Standing = { limit: GatewayLimit; from: number; until: number }

/** Limits of a home that replays recordings: its measurements at an instant follow from the limits in force then. */
export function openRecordedLimits(home: HomeProfile, appliances: readonly FoundAppliance[], publish: Publish) {
  const reports = openLimitReports(publish)
  let standing: Standing[] = []
  let kept: readonly GatewayLimit[] = []

  const deviceOf = (limit: GatewayLimit) =>
    appliances.find(({ deviceId, kind }) => {
      const mostW = limitableOf(kind, home)?.[limit.of === 'device' && limit.power === 'consumption' ? 'consumptionW' : 'generationW']
      return mostW !== undefined && (limit.of === 'export' || limit.deviceId === deviceId)
    })
  const capsAt = (at: number, moment: HomeMoment): Caps => {
    const caps: Caps = {}
    for (const { limit, from, until } of standing) {
      if (at < from || at >= until) continue
      const kind = deviceOf(limit)?.kind
      const name =
        limit.of === 'export' || kind === 'PV' ? 'productionW' : kind === 'BATTERY' ? 'chargeW' : kind === 'HEAT_PUMP' ? 'heatPumpW' : 'evW'
      // The home's own consumption may be generated in addition.
      const usedW = limit.of === 'export' ? Math.max(0, moment.productionW + moment.gridW) : 0
      caps[name] = Math.min(caps[name] ?? Number.POSITIVE_INFINITY, limit.powerW + usedW)
    }
    return caps
  }
  const at = (moment: HomeMoment): HomeMoment => limitMoment(moment, capsAt(moment.at, moment))

  return {
    at,
    hasAny: () => standing.length > 0,
    resume: reports.resume,
    keep(limits: readonly GatewayLimit[], now: number): void {
      const isStill = ({ limit }: Standing) => limits.some(({ limitId }) => limitId === limit.limitId)
      standing = standing.map((one) => (isStill(one) || one.until <= now ? one : { ...one, until: now }))
      for (const limit of limits) {
        if (
          standing.some(
            (one) => one.limit.limitId === limit.limitId && one.limit.of === limit.of && deviceOf(one.limit) === deviceOf(limit),
          )
        )
          continue
        const until = limit.until === null ? Number.POSITIVE_INFINITY : Date.parse(limit.until)
        standing.push({ limit, from: Math.max(now, Date.parse(limit.from)), until })
      }
      kept = limits
    },
    /** Reports limits that began, are followed or ended. */
    attend(now: number, moment: HomeMoment): void {
      for (const { limit, from, until } of standing) {
        const device = deviceOf(limit)
        const place = limit.of === 'device' ? { deviceId: limit.deviceId, power: limit.power } : {}
        if (now < from) continue
        if (now >= until) {
          if (device && limit.of === 'device') reports.restored(device.deviceId, limit.power, [])
          continue
        }
        if (!device) reports.report(limit, { ...place, outcome: 'unreachable', message: 'no device that can be limited' })
        else reports.report(limit, { ...place, outcome: 'followed', powerW: limit.powerW, measuredW: measuredW(limit, device, at(moment)) })
      }
      if (kept.length > 0 || standing.length > 0) reports.flush(kept.map(({ limitId }) => limitId))
    },
  }
}

function measuredW(limit: GatewayLimit, { kind }: FoundAppliance, moment: HomeMoment): number {
  if (limit.of === 'export') return Math.round(0 - moment.gridW)
  if (kind === 'PV') return Math.round(moment.productionW)
  if (kind === 'BATTERY') return Math.round(0 - moment.batteryW)
  return Math.round(kind === 'HEAT_PUMP' ? moment.heatPumpW : moment.evW)
}
