import type { Provenance } from '@wattdesk/contract/provenance.ts'
import { type QuantityName, quantities } from '@wattdesk/energy/quantities.ts'

/** Whether a figure is unknown because something that the home has was not measured. Otherwise, the home does not have it. */
export function isUnknown({ balancedSeconds, notMeasured = [] }: Provenance, name: QuantityName | 'rates'): boolean {
  if (name === 'rates' || name === 'totalConsumption') return balancedSeconds === 0
  return notMeasured.includes(quantities[name].power) || (name === 'household' && balancedSeconds === 0)
}
