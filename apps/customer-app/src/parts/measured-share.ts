import type { Provenance } from '@wattdesk/contract/provenance.ts'

type Measured = Pick<Provenance, 'coveredSeconds' | 'balancedSeconds' | 'elapsedSeconds'>

/** The share of the time so far in which everything the home has was measured: only then is its consumption known. */
export function measuredShare({ coveredSeconds, balancedSeconds = coveredSeconds, elapsedSeconds }: Measured): number {
  return elapsedSeconds > 0 ? balancedSeconds / elapsedSeconds : 1
}
