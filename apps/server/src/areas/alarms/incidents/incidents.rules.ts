import type { SiteAlarmCode } from '@wattdesk/contract/alarms/health/terms.ts'
import { dayMs, minuteMs } from '@wattdesk/energy/durations.ts'
import { quarterHourMs } from '@wattdesk/energy/intervals.ts'
import { isSunAbove, sleepingElevationDeg } from '@wattdesk/energy/sun.ts'

/** A rule as applied: the limit beyond which something is an incident, and how long an incident may last before it raises an alarm. */
export type Rule = { level: 'info' | 'warning' | 'error'; isActive: boolean; limit: number; delaySeconds: number }
export type Rules = Readonly<Record<SiteAlarmCode, Rule>>

/**
 * Without a location, no quarter hour is judged by the sun. `feedInLimitW`: the maximum power that a home may feed in, if limited; null if
 * that is not known.
 */
export type Place = { latitude: number | null; longitude: number | null; feedInLimitW?: number | null | undefined }

/** Fields of a home's quarter hour that rules read. Powers are means over the measured time. */
export type JudgedSlot = {
  start: number
  coveredSeconds: number
  productionW: number | null
  feedInW: number | null
  /** Reported minus computed consumption, and the computed one; null where the home does not report its own. */
  residualW: number | null
  consumptionW: number | null
}

/** The finding of one quarter hour. `silent`: none, as at night or if too little was measured. */
type Verdict = 'bad' | 'good' | 'silent'

/** Above this elevation of the sun, a roof of any orientation yields. */
const yieldingElevationDeg = 12
/** Quarter hours that were measured for less time are ignored. */
const judgedSeconds = 450
/** Smaller differences come from the timing of measurements. */
const residualToleratedW = 50

export const slotCodes = ['NoProduction', 'BalanceResidual', 'FeedInLimit'] as const satisfies readonly SiteAlarmCode[]
export type SlotCode = (typeof slotCodes)[number]

export function verdictOf(code: SlotCode, limit: number, place: Place, slot: JudgedSlot): Verdict {
  if (slot.coveredSeconds < judgedSeconds) return 'silent'
  if (code === 'NoProduction') {
    if (slot.productionW === null || !isSunAbove(place, slot.start + quarterHourMs / 2, yieldingElevationDeg)) return 'silent'
    return slot.productionW < limit ? 'bad' : 'good'
  }
  if (code === 'FeedInLimit') {
    if (slot.feedInW === null || place.feedInLimitW === undefined || place.feedInLimitW === null) return 'silent'
    return slot.feedInW > place.feedInLimitW * (1 + limit / 100) ? 'bad' : 'good'
  }
  if (slot.residualW === null || slot.consumptionW === null) return 'silent'
  const tolerated = Math.max(residualToleratedW, (limit / 100) * Math.abs(slot.consumptionW))
  return Math.abs(slot.residualW) > tolerated ? 'bad' : 'good'
}

/** An incident: when it began, and how long it has lasted, counting only time that shows it. */
export type Course = { beganAt: number; lastedSeconds: number }
/** An incident that ended at `endedAt`, or is still open. */
export type Episode = Course & { endedAt: number | null }

/** Continues an incident, or none, through quarter hours in order. Returns those that ended, and the open one. */
export function followSlots(
  code: SlotCode,
  limit: number,
  place: Place,
  open: Course | undefined,
  slots: readonly JudgedSlot[],
): { ended: Episode[]; open: Course | undefined } {
  const ended: Episode[] = []
  let course = open
  for (const slot of slots) {
    const verdict = verdictOf(code, limit, place, slot)
    if (verdict === 'bad') {
      course = { beganAt: course?.beganAt ?? slot.start, lastedSeconds: (course?.lastedSeconds ?? 0) + quarterHourMs / 1_000 }
    } else if (verdict === 'good' && course) {
      ended.push({ ...course, endedAt: slot.start })
      course = undefined
    }
  }
  return { ended, open: course }
}

/**
 * A silence since an instant, if it is longer than the limit. Where inverters sleep at night, only daylight counts.
 */
export function silenceSince(
  contactedAt: number,
  now: number,
  limitMinutes: number,
  { sleepsAtNight, place }: { sleepsAtNight: boolean; place: Place },
): Course | undefined {
  const seconds = Math.floor((now - contactedAt) / 1_000)
  if (seconds <= limitMinutes * 60) return undefined
  const lastedSeconds = sleepsAtNight ? Math.min(seconds, daylightSeconds(contactedAt, now, place)) : seconds
  return lastedSeconds > limitMinutes * 60 ? { beganAt: contactedAt, lastedSeconds } : undefined
}

/** Whether an inverter is expected to measure in a quarter hour. Without a location, only from one day after it fell silent. */
export function isAwakeAt(place: Place, start: number, silentSince: number): boolean {
  if (place.latitude === null || place.longitude === null) return start - silentSince >= dayMs
  return isSunAbove(place, start + quarterHourMs / 2, sleepingElevationDeg) === true
}

/** Further days make no difference. */
const daylightDaysMax = 7

function daylightSeconds(from: number, to: number, place: Place): number {
  // Without a location, whole days count from the second day on.
  if (place.latitude === null || place.longitude === null) return Math.max(0, Math.floor((to - from) / 1_000) - 86_400)
  let seconds = 0
  for (let at = Math.max(from, to - daylightDaysMax * dayMs); at < to; at += quarterHourMs) {
    if (isSunAbove(place, at, sleepingElevationDeg)) seconds += Math.min(quarterHourMs, to - at) / 1_000
  }
  return Math.floor(seconds)
}

/** When a home is due for its next check. One that resumes measuring is due at once. */
export function nextCheckAt(now: number, measuredAt: number | null, hasOpen: boolean): number {
  if (measuredAt === null) return now + 10 * minuteMs
  const silentMs = now - measuredAt
  if (silentMs <= 5 * minuteMs) return now + 3 * minuteMs
  return now + (silentMs <= dayMs || !hasOpen ? 5 : 30) * minuteMs
}
