import { listInstallerCompanies } from '@wattdesk/contract/installer-companies/calls.ts'
import { defineList, type SearchOf } from '../../lists/define-list.ts'
import { idPattern, one } from '../../lists/list-filters.ts'
import { companiesKey } from './installer-companies.queries.ts'

export const companyList = defineList(listInstallerCompanies, {
  name: 'installer-companies',
  key: () => [...companiesKey, 'list'],
  filters: { tenant: one('tenant_id', { pattern: idPattern }) },
  extras: ['new', 'company'],
})
export type CompanySearch = SearchOf<typeof companyList>
