import {
  type DeviceLimitModel,
  type LimitOutcome,
  type LimitState,
  limitAheadMs,
  limitLongestMs,
  limitShortestMs,
} from '@wattdesk/contract/device-limits/models.ts'
import type { FieldFault } from '@wattdesk/contract/errors.ts'

/** A limit of one minute from now is a little shorter when its request arrives. */
const underwayMs = 10_000

type Times = { startsAt: Date; endsAt: Date | null }

/** Returns the faults if the times are invalid. */
export function timesOf(model: DeviceLimitModel, now: Date): Times | FieldFault[] {
  if (model.kind === 'feed-in') return { startsAt: now, endsAt: null }
  const given = model.kind === 'grid-signal' && model.startsAt ? new Date(model.startsAt) : now
  // A late signal counts from its arrival, because nothing could follow it before.
  const startsAt = given < now ? now : given
  const endsAt = new Date(model.endsAt)
  const fault = (field: string, code: string): FieldFault[] => [{ field, code, message: code }]
  if (startsAt.getTime() - now.getTime() > limitAheadMs) return fault('startsAt', 'LimitTooFarAhead')
  if (endsAt.getTime() - startsAt.getTime() < limitShortestMs - underwayMs) return fault('endsAt', 'LimitTooShort')
  if (endsAt.getTime() - startsAt.getTime() > limitLongestMs) return fault('endsAt', 'LimitTooLong')
  return { startsAt, endsAt }
}

type Signal = { startsAt?: string | undefined; endsAt: string }

/** Whether a signal that arrives again is for the same time. One without a start may state its end as a duration from now. */
export function hasTimesOf(known: Times & { askedAt: Date }, { startsAt, endsAt }: Signal, now: Date): boolean {
  const isAtOnce = known.startsAt <= known.askedAt
  const isSameStart =
    startsAt === undefined ? isAtOnce : Math.max(Date.parse(startsAt), known.askedAt.getTime()) === known.startsAt.getTime()
  const end = Date.parse(endsAt)
  const isSameEnd = end === known.endsAt?.getTime()
  const lasts = (known.endsAt?.getTime() ?? Number.NaN) - known.startsAt.getTime()
  const lastsAlike = startsAt === undefined && Math.abs(end - now.getTime() - lasts) < underwayMs
  return isSameStart && (isSameEnd || lastsAlike)
}

/** Worst first: one device that does not follow determines the state. */
const worstFirst: readonly LimitOutcome[] = ['not-followed', 'refused', 'unreachable', 'set', 'followed']

/** The last report about a device. `isKept`: only its gateway ends the limit, and has not reported that it did. */
type Report = { outcome: LimitOutcome | null; isKept: boolean }

export function stateOf(
  { startsAt, endsAt, endedAt }: Times & { endedAt: Date | null },
  reports: readonly Report[],
  now: Date,
): LimitState {
  if (endedAt || (endsAt && endsAt <= now)) return reports.some(({ isKept }) => isKept) ? 'kept' : 'ended'
  const outcomes = reports.map(({ outcome }) => outcome)
  if (startsAt > now) return 'planned'
  if (outcomes.length === 0 || outcomes.some((one) => one === null || one === 'restored')) return 'waiting'
  const worst = worstFirst.find((one) => outcomes.includes(one))
  return worst && worst !== 'restored' ? worst : 'waiting'
}

/** The power of a share of a device's reported maximum, rounded down. */
export const powerOfPercent = (percent: number, mostW: number): number => Math.floor((mostW * percent) / 100)

/** A report about a limit. */
export type LimitEventRow = { at: string; receivedAt: string; deviceId: string; name: string | null; outcome: LimitOutcome } & {
  powerW: number | null
  measuredW: number | null
  message: string | null
}
