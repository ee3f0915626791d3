import type { scanStates } from '@wattdesk/contract/installations/installation.ts'

export type ScanState = (typeof scanStates)[number]
/** What a gateway last reported on a scan, and when. */
export type ScanReport = { state: ScanState; at: string | Date }

/** A scan takes minutes. Without a report for this long, nobody will learn how it ended. */
const givenUpAfterMs = 3_600_000

/** How a scan ended: unknown if its gateway reported the start and then nothing. */
export function outcomeOf({ state, at }: ScanReport, now: Date): ScanState {
  const isGivenUp = state === 'Pending' && now.getTime() - new Date(at).getTime() > givenUpAfterMs
  return isGivenUp ? 'unknown' : state
}
