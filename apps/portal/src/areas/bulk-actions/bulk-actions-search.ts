import { type BulkActionOutcome, type BulkActionReason, bulkActionOutcomes, bulkActionReasons } from '@wattdesk/contract/bulk-actions.ts'
import type { BulkActionSearch } from './bulk-actions-address.ts'

export const outcomeOf = (search: BulkActionSearch): BulkActionOutcome | undefined =>
  bulkActionOutcomes.find((one) => one === search.outcome)
export const reasonOf = (search: BulkActionSearch): BulkActionReason | undefined => bulkActionReasons.find((one) => one === search.reason)
