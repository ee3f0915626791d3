import type { Savings } from '@wattdesk/contract/customer-app/models.ts'
import type { Provenance } from '@wattdesk/contract/provenance.ts'

/** Figures with a lower measured share show it. */
export const wholeShare = 0.97

type Measured = Pick<Provenance, 'coveredSeconds' | 'balancedSeconds' | 'elapsedSeconds'>

/** The share of the time so far in which everything the home has was measured. Consumption is known only then. */
export function measuredShare({ coveredSeconds, balancedSeconds = coveredSeconds, elapsedSeconds }: Measured): number {
  return elapsedSeconds > 0 ? balancedSeconds / elapsedSeconds : 1
}

/** The share of the time so far for which both energies and prices are known: amounts are sums over it. */
export function moneyShare({ knownSeconds }: Savings, { elapsedSeconds }: Measured): number {
  return elapsedSeconds > 0 ? knownSeconds / elapsedSeconds : 1
}
