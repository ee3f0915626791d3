import { futureToleranceMs, oldestSampleMs } from '@wattdesk/device-protocol/samples.ts'
import { hourMs } from '@wattdesk/energy/durations.ts'
import { measurements } from '@wattdesk/energy/quantities.ts'

/** `reportedAt`: an impossible time that the wallbox reported; `at` is then the time of receipt. */
export type Dated = { at: Date; reportedAt: Date | null }

/** The limits of samples apply to all times of a wallbox. */
export function isPossible(at: number, now: number): boolean {
  return at >= now - oldestSampleMs && at <= now + futureToleranceMs
}

export function datedStart(reported: number, now: number): Dated {
  return isPossible(reported, now) ? { at: new Date(reported), reportedAt: null } : { at: new Date(now), reportedAt: new Date(reported) }
}

/** A stop dated before its start comes from a clock that was set meanwhile. */
export function datedStop(reported: number, startedAt: Date, now: number): Dated {
  if (isPossible(reported, now) && reported >= startedAt.getTime()) return { at: new Date(reported), reportedAt: null }
  return { at: new Date(Math.max(now, startedAt.getTime())), reportedAt: new Date(reported) }
}

/** Connectors are numbered from 1, so a wallbox with one connector has this one. */
export const onlyConnectorId = 1

/** Tolerated clock difference between starts, readings and stops. */
const toleranceMs = 60_000

/** Whether a reading may belong to a charge that began at `since`. An earlier one comes from a clock that was set back. */
export function isOfCharge(at: number, since: number | null): boolean {
  return since === null || at >= since - toleranceMs
}

/** Whether a meter can have counted an energy in a time: at least 0, and no more than any connection point supplies. */
export function isPlausible(energyWh: number, elapsedMs: number): boolean {
  return energyWh >= 0 && energyWh <= (measurements.ev.max * (Math.max(0, elapsedMs) + toleranceMs)) / hourMs
}
