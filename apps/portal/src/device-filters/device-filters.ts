import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { beginning, choice } from '../lists/list-filters.ts'

/** For lists of customers, homes and alarms. */
export const deviceFilters = {
  vendor: choice('vendorId'),
  device: choice('deviceKind', installationKinds),
  firmware: beginning('firmware'),
} as const
