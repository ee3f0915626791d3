import type { scanStates } from '@wattdesk/contract/installations/installation.ts'

export type ScanState = (typeof scanStates)[number]
/** A gateway's last report on a scan, and its time. */
export type ScanReport = { state: ScanState; at: string | Date }

/** Scans take minutes. Without a report for this long, the outcome will stay unknown. */
const givenUpAfterMs = 3_600_000

/** The outcome of a scan: unknown if the gateway reported only its start. */
export function outcomeOf({ state, at }: ScanReport, now: Date): ScanState {
  const isGivenUp = state === 'Pending' && now.getTime() - new Date(at).getTime() > givenUpAfterMs
  return isGivenUp ? 'unknown' : state
}
