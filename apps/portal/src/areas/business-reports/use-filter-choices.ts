import { useQuery } from '@tanstack/react-query'
import type { ReportFilter } from '@wattdesk/contract/business-reports/terms.ts'
import { customerSources, customerStatuses, customerTypes } from '@wattdesk/contract/customers/terms.ts'
import { installationKinds } from '@wattdesk/contract/installations/terms.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { tenantsQuery } from '../customers/customers.queries.ts'
import { reportVendorsQuery } from './business-reports.queries.ts'

/** The values of a filter, with their words. */
export function useFilterChoices(field: ReportFilter): { value: string; label: string }[] {
  const t = useT('dashboard', 'devices')
  const tenants = useQuery({ ...tenantsQuery, enabled: field === 'tenantId' })
  const vendors = useQuery({ ...reportVendorsQuery, enabled: field === 'vendorId' })
  switch (field) {
    case 'type':
      return customerTypes.map((type) => ({ value: type, label: t(`dashboard.type.${type}`) }))
    case 'status':
      return customerStatuses.map((status) => ({ value: status, label: t(`dashboard.status.${status}`) }))
    case 'source':
      return customerSources.map((source) => ({ value: source, label: t(`dashboard.source.${source}`) }))
    case 'kind':
      return installationKinds.map((kind) => ({ value: kind, label: t(`devices.kind.${kind}`) }))
    case 'tenantId':
      return (tenants.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
    case 'vendorId':
      return vendors.data ?? []
  }
}
