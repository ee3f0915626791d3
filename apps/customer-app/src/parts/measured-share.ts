import type { Provenance } from '@wattdesk/contract/provenance.ts'

/** Below this measured share, a figure is shown with it. */
export const wholeShare = 0.97

type Measured = Pick<Provenance, 'coveredSeconds' | 'balancedSeconds' | 'elapsedSeconds'>

/** The share of the time so far in which everything the home has was measured: only then is its consumption known. */
export function measuredShare({ coveredSeconds, balancedSeconds = coveredSeconds, elapsedSeconds }: Measured): number {
  return elapsedSeconds > 0 ? balancedSeconds / elapsedSeconds : 1
}
