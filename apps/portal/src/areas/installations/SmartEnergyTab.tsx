import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import layout from '../../page/layout.module.css'
import { customerQuery, sitesQuery } from '../customers/customers.queries.ts'
import { GatewayHistoryPanel } from './GatewayHistoryPanel.tsx'
import { GatewaysPanel } from './GatewaysPanel.tsx'
import { InstallationsPanel } from './InstallationsPanel.tsx'
import { kindForms } from './kinds/catalogue.ts'

const route = getRouteApi('/dashboard/customers/$customerId/smartenergy')

/** What makes, stores and measures energy in a customer's home; below it what other areas say of that. */
export function SmartEnergyTab({ children }: { children?: ReactNode }) {
  const { customerId } = route.useParams()
  const { data: customer } = useQuery(customerQuery(customerId))
  const { data: sites } = useQuery(sitesQuery(customerId))
  return (
    <div className={layout.stack}>
      {kindForms.map((kind) => (
        <InstallationsPanel
          key={kind.name}
          kind={kind}
          customerId={customerId}
          isActive={customer?.status === 'active'}
          sites={sites?.items}
        />
      ))}
      <GatewaysPanel customerId={customerId} sites={sites?.items} />
      <GatewayHistoryPanel customerId={customerId} />
      {children}
    </div>
  )
}
