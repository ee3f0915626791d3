import type { AppOutlook } from '@wattdesk/contract/customer-app/models.ts'

type Charge = Pick<NonNullable<AppOutlook['bestCharge']>, 'ground' | 'sunShare' | 'centsPerMwh'>

/** The sentence that says why a time is best to charge. The cost of a charge with some sun may be unknown. */
export function chargeReasonOf({ ground, sunShare, centsPerMwh }: Charge): 'chargeSun' | 'chargePrice' | 'chargeCheapest' {
  if (ground === 'sun' && sunShare !== null) return 'chargeSun'
  return centsPerMwh === null ? 'chargeCheapest' : 'chargePrice'
}
