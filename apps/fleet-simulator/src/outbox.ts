import type { FoundAppliance } from '@wattdesk/device-protocol/appliances.ts'
import { openHome } from '@wattdesk/recorded-homes/home.ts'
import type { FleetHome } from './fleet.ts'
import { sampleOf } from './home-samples.ts'
import type { Progress } from './progress.ts'
import { scenarios } from './scenarios/catalogue.ts'

/** Longest time a home's measurements wait for a connection; older ones are given up, as a small device would. */
const keptMs = 24 * 3_600_000
/** Stays under the largest packet with every appliance a home has. */
const samplesPerMessage = 400

export type Batch = { samples: unknown[]; until: number }

/** What a home has measured and not yet got acknowledged. */
export type Outbox = {
  /** The next samples to send, or undefined when it is not yet time. */
  next(now: number): Batch | undefined
  acknowledge(batch: Batch): void
  /** Forgets what is under way: it will be told again. */
  rewind(): void
}

export function openOutbox(
  home: FleetHome,
  appliances: readonly FoundAppliance[],
  intervalMs: number,
  gatherMs: number,
  progress: Progress,
): Outbox {
  const replay = openHome(home)
  const scenario = scenarios[home.scenario]
  let takenUntil: number | undefined
  return {
    next(now) {
      takenUntil ??= progress.get(home.siteId) ?? now - intervalMs
      const from = Math.max(takenUntil, now - keptMs)
      const first = Math.floor(from / intervalMs + 1) * intervalMs
      if (first > now || now - first < Math.max(gatherMs, scenario.gatherMs) - intervalMs) return undefined
      const last = Math.min(Math.floor(now / intervalMs) * intervalMs, first + (samplesPerMessage - 1) * intervalMs)
      const samples: unknown[] = []
      for (let at = first; at <= last; at += intervalMs) {
        samples.push(scenario.report(sampleOf(replay.at(at), appliances), home.seed))
      }
      takenUntil = last
      return { samples, until: last }
    },
    acknowledge: (batch) => progress.set(home.siteId, batch.until),
    rewind() {
      takenUntil = undefined
    },
  }
}
