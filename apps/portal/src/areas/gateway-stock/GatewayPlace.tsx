import { Link } from '@tanstack/react-router'
import type { StockGateway } from '@wattdesk/contract/gateway-stock/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { NoValue } from '@wattdesk/ui/list/NoValue.tsx'

/** With a customer, an unallocated installation or an installer company; shows only what the reader may see. */
export function GatewayPlace({ gateway: { customer, unallocatedInstallationId, company } }: { gateway: StockGateway }) {
  const t = useT('gatewayStock')
  if (customer) {
    return (
      <Link to="/dashboard/customers/$customerId/smartenergy" params={{ customerId: customer.id }}>
        {customer.accountName}
      </Link>
    )
  }
  if (unallocatedInstallationId) {
    return (
      <Link to="/dashboard/unallocated-installations/unallocated-installations/$id" params={{ id: unallocatedInstallationId }}>
        {company ? `${t('gatewayStock.unallocated')} (${company.name})` : t('gatewayStock.unallocated')}
      </Link>
    )
  }
  return company?.name ?? <NoValue />
}
