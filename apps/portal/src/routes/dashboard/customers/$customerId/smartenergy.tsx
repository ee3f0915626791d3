import { createFileRoute } from '@tanstack/react-router'
import { TimeOfUsePanel } from '../../../../areas/alarms/TimeOfUsePanel.tsx'
import { DeviceLimitsPanel } from '../../../../areas/device-limits/DeviceLimitsPanel.tsx'
import { SmartEnergyTab } from '../../../../areas/installations/SmartEnergyTab.tsx'
import { requirePermission } from '../../../../session/guards.ts'

export const Route = createFileRoute('/dashboard/customers/$customerId/smartenergy')({
  beforeLoad: () => requirePermission('read:customers'),
  component: function SmartEnergy() {
    const { customerId } = Route.useParams()
    return (
      <SmartEnergyTab>
        <DeviceLimitsPanel customerId={customerId} />
        <TimeOfUsePanel customerId={customerId} />
      </SmartEnergyTab>
    )
  },
})
