import type { GatewayLimit } from '@wattdesk/device-protocol/limits.ts'
import type { ReadDevice } from './home-sample.ts'

/** Tolerated excess over a limit: neither a device's control nor its meter is exact. */
const tolerance = { share: 0.05, leastW: 100 }

export const isFollowed = (limitW: number, measuredW: number): boolean =>
  measuredW <= limitW + Math.max(tolerance.leastW, limitW * tolerance.share)

export const isInForce = ({ from, until }: GatewayLimit, now: number): boolean =>
  Date.parse(from) <= now && (until === null || now < Date.parse(until))

/** The power of a limited device; undefined if it does not report it. */
export function measuredPowerW(read: readonly ReadDevice[], limit: Extract<GatewayLimit, { of: 'device' }>): number | undefined {
  const reading = read.find(({ deviceId }) => deviceId === limit.deviceId)?.reading
  if (limit.power === 'generation') return reading?.generatedW
  return reading?.batteryW === undefined ? undefined : 0 - reading.batteryW
}

/** What the home exports at its grid connection point; undefined without a meter that responds. */
export function exportedW(read: readonly ReadDevice[]): number | undefined {
  const meters = read.filter(({ kind }) => kind === 'GRID').map(({ reading }) => reading?.meteredW)
  if (meters.length === 0 || meters.includes(undefined)) return undefined
  return meters.reduce<number>((sum, one) => sum - (one ?? 0), 0)
}

type Generator = { device: { deviceId: string }; limiter: { maxPowerW: number } }

/**
 * The share of their maximum power that generators may use, so that the home exports no more than the lowest limit: the home's own
 * consumption is added to it, or 0 without a responding meter. Undefined without such a limit.
 */
export function allowedGeneration(
  standing: readonly GatewayLimit[],
  read: readonly ReadDevice[],
  generators: readonly Generator[],
): number | undefined {
  const limits = standing.flatMap(({ of, powerW }) => (of === 'export' ? [powerW] : []))
  const mostW = generators.reduce((sum, { limiter }) => sum + limiter.maxPowerW, 0)
  if (limits.length === 0 || mostW === 0) return undefined
  const limitW = Math.min(...limits)
  const generated = generators.map(({ device }) => read.find(({ deviceId }) => deviceId === device.deviceId)?.reading?.generatedW)
  const exported = exportedW(read)
  const generatedW = generated.includes(undefined) ? undefined : generated.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const usedW = exported === undefined || generatedW === undefined ? 0 : Math.max(0, generatedW - exported)
  return Math.min(1, (limitW + usedW) / mostW)
}
