import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { choice, text } from './list-filters.ts'

/** Filters by the devices of a home, for lists of customers, homes and alarms. */
export const deviceFilters = {
  vendor: choice('vendorId'),
  device: choice('deviceKind', installationKinds),
  firmware: text('firmware', 'startsWith'),
} as const
