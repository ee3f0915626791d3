import { hourMs, minuteMs } from '@wattdesk/energy/durations.ts'

const secondMs = 1_000

/** Pauses between the attempts of one delivery: growing, three days in all. */
const pausesMs = [
  ...[5 * secondMs, 30 * secondMs],
  ...[2, 10, 30].map((minutes) => minutes * minuteMs),
  ...[1, 2, 4, 8, 12, 14, 15, 16].map((hours) => hours * hourMs),
]

/** From this many consecutive failures on, an endpoint gets one attempt at a time, at most every five minutes. */
export const failuresMax = 5
const longestProbeMs = 5 * minuteMs

/** An endpoint is paused after failing for this long and this often. */
const pausedAfterMs = 24 * hourMs
const pausedAfterFailures = 10

/** Concurrent requests per endpoint. */
const requestsAtOnce = 4

export const placesOf = ({ failures }: { failures: number }): number => (failures < failuresMax ? requestsAtOnce : 1)

/** The time of the next attempt after this many, not before the receiver's requested time; undefined: never. */
export function nextAttempt(attempts: number, now: Date, retryAfterMs = 0): Date | undefined {
  const pause = pausesMs[attempts - 1]
  return pause === undefined ? undefined : new Date(now.getTime() + Math.max(pause, Math.min(retryAfterMs, hourMs)))
}

/** The time of an endpoint's next attempt after this many failures; null: whenever something is due. */
export function nextProbe(failures: number, now: Date): Date | null {
  if (failures < failuresMax) return null
  const pause = Math.min(longestProbeMs, 5 * secondMs * 2 ** Math.min(10, failures - failuresMax))
  return new Date(now.getTime() + pause)
}

export const failsForLong = ({ failures, failingSince }: { failures: number; failingSince: Date }, now: Date): boolean =>
  failures >= pausedAfterFailures && now.getTime() - failingSince.getTime() >= pausedAfterMs
