import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { beginning, choice } from '../lists/list-filters.ts'

/** Filters by the devices of a home, for lists of customers, homes and alarms. */
export const deviceFilters = {
  vendor: choice('vendorId'),
  device: choice('deviceKind', installationKinds),
  firmware: beginning('firmware'),
} as const
