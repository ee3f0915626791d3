import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { dayMs } from '@wattdesk/energy/durations.ts'
import { isSilentAt } from '@wattdesk/recorded-homes/faults.ts'
import { type HomeMoment, openHome } from '@wattdesk/recorded-homes/home.ts'
import type { FleetHome } from './fleet.ts'
import { openMeterTrust } from './home-limits.ts'
import { sampleOf, withoutReadings } from './home-samples.ts'
import type { Progress } from './progress.ts'
import { scenarios } from './scenarios/catalogue.ts'

/** Samples older than this are dropped while there is no connection, as a small device would. */
const keptMs = dayMs
/** Keeps messages below the packet limit with all appliances of a home. */
const samplesPerMessage = 400

/** Samples of a span. They can be computed again later, because homes are functions of time. */
export type Batch = { read(): unknown[]; until: number }

/** The samples of a home, each returned once. A new outbox begins after the acknowledged ones. */
export type Outbox = {
  /** The next samples to send; undefined if it is too early. */
  next(now: number): Batch | undefined
  acknowledge(batch: Batch): void
}

export function openOutbox(
  home: FleetHome,
  appliances: readonly FoundAppliance[],
  intervalMs: number,
  gatherMs: number,
  progress: Progress,
  limited: (moment: HomeMoment) => HomeMoment = (moment) => moment,
): Outbox {
  const replay = openHome(home)
  const scenario = scenarios[home.scenario]
  const meters = openMeterTrust(home.siteId, progress)
  let takenUntil: number | undefined
  return {
    next(now) {
      takenUntil ??= progress.get(home.siteId) ?? now - intervalMs
      const from = Math.max(takenUntil, now - keptMs)
      const first = Math.floor(from / intervalMs + 1) * intervalMs
      if (first > now || now - first < Math.max(gatherMs, scenario.gatherMs) - intervalMs) return undefined
      const last = Math.min(Math.floor(now / intervalMs) * intervalMs, first + (samplesPerMessage - 1) * intervalMs)
      takenUntil = last
      const length = (last - first) / intervalMs + 1
      const instants = Array.from({ length }, (_, index) => first + index * intervalMs).filter((at) => !isSilentAt(home, at))
      if (instants.length === 0) return undefined
      const sampleAt = (at: number) => {
        const sample = sampleOf(limited(replay.at(at)), appliances, home.gasMeter)
        return scenario.report(meters.isTrusted(at) ? sample : withoutReadings(sample), home.seed)
      }
      return { read: () => instants.map(sampleAt), until: last }
    },
    acknowledge: (batch) => progress.set(home.siteId, batch.until),
  }
}
