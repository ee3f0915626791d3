import { createFileRoute } from '@tanstack/react-router'
import type { AlarmSearch } from '../../../../areas/health/alarm-lists.ts'
import { siteHealthQuery } from '../../../../areas/health/alarms.queries.ts'
import { CustomerAlarmsTab } from '../../../../areas/health/CustomerAlarmsTab.tsx'
import { GatewayPastPanel } from '../../../../areas/installations/gateways/GatewayPastPanel.tsx'
import { openDefaultView } from '../../../../lists/default-views.ts'
import { addressOf } from '../../../../lists/list-address.ts'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/alarms')({
  validateSearch: addressOf<AlarmSearch>,
  beforeLoad: ({ search, cause }) => {
    requirePermission('read:customers')
    openDefaultView('customer-alarms', { search, cause })
  },
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(siteHealthQuery(params.customerId)),
  component: function CustomerAlarms() {
    const { customerId } = Route.useParams()
    return (
      <CustomerAlarmsTab>
        <GatewayPastPanel customerId={customerId} />
      </CustomerAlarmsTab>
    )
  },
})
