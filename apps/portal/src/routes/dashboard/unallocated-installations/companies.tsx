import { createFileRoute } from '@tanstack/react-router'
import { CompaniesScreen } from '../../../areas/installer-companies/CompaniesScreen.tsx'
import type { CompanySearch } from '../../../areas/installer-companies/company-list.ts'
import { UnallocatedTabs } from '../../../areas/unallocated-installations/UnallocatedTabs.tsx'
import { useFlag } from '../../../flags/use-flag.ts'
import { openDefaultView } from '../../../lists/default-views.ts'
import { addressOf } from '../../../lists/list-address.ts'
import { FeatureUnavailable } from '../../../page/FeatureUnavailable.tsx'
import { requirePermission } from '../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/unallocated-installations/companies')({
  validateSearch: addressOf<CompanySearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:installer-companies')
    openDefaultView('installer-companies', { search, cause })
  },
  component: Companies,
})

function Companies() {
  return useFlag('installer-portal') ? <CompaniesScreen Tabs={UnallocatedTabs} /> : <FeatureUnavailable />
}
