import { createFileRoute } from '@tanstack/react-router'
import type { AlarmSearch } from '../../../../areas/alarms/alarm-lists.ts'
import { siteHealthQuery } from '../../../../areas/alarms/alarms.queries.ts'
import { CustomerAlarmsTab } from '../../../../areas/alarms/CustomerAlarmsTab.tsx'
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
