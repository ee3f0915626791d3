/** The rules of the actions belong to the areas that carry them out on one customer. Bulk actions apply them to many. */
import type { BulkActionModel } from '@wattdesk/contract/bulk-actions/models.ts'
import type { CustomerRule } from '../../db/customer-sql.ts'
import { ruleOfDeactivating } from '../customer-lifecycle/customer-lifecycle.service.ts'
import { ruleOfExporting } from '../customers/customer-selection.service.ts'
import { ruleOfInviting } from '../customers/users/customer-users.service.ts'
import { ruleOfAssigning } from '../feature-groups/feature-groups.service.ts'

export function ruleOf(action: BulkActionModel, at: Date): CustomerRule {
  switch (action.kind) {
    case 'assign-feature-groups':
      return ruleOfAssigning(action.featureGroupIds)
    case 'send-invitation':
      return ruleOfInviting(at)
    case 'deactivate':
      return ruleOfDeactivating(action.includesAutomated === true)
    case 'export':
      return ruleOfExporting()
  }
}
