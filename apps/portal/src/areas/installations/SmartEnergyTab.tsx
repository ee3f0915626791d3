import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import layout from '../../page/layout.module.css'
import { Refused } from '../../page/Refused.tsx'
import { customerQuery, sitesQuery } from '../customers/customers.queries.ts'
import { GatewayHistoryPanel } from './gateways/GatewayHistoryPanel.tsx'
import { GatewaysPanel } from './gateways/GatewaysPanel.tsx'
import { InstallationPanels } from './InstallationPanels.tsx'
import { useInstallationRights } from './use-installation-rights.ts'

const route = getRouteApi('/dashboard/customers/$customerId/smartenergy')

/** Generators, storage and meters in a customer's home, with panels of other areas below. */
export function SmartEnergyTab({ children }: { children?: ReactNode }) {
  useT('installations', 'telemetry', 'history', 'dataImport', 'gatewayHistory', 'deviceLimits', 'timeOfUse', 'days')
  const { customerId } = route.useParams()
  const { data: customer } = useQuery(customerQuery(customerId))
  const { data: sites } = useQuery(sitesQuery(customerId))
  const home = { customerId, isActive: customer === undefined || customer.status === 'active', sites: sites?.items }
  const rights = useInstallationRights(home.isActive, home.sites)
  return (
    <div className={layout.stack}>
      <Refused reason={rights().edit}>
        <InstallationPanels {...home} />
        <GatewaysPanel {...home} />
      </Refused>
      <GatewayHistoryPanel customerId={customerId} />
      {children}
    </div>
  )
}
