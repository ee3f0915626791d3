import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { customerQuery, sitesQuery } from '../customers/customers.queries.ts'
import { GatewaysPanel } from './GatewaysPanel.tsx'
import classes from './installations.module.css'
import { PvBatteriesPanel } from './PvBatteriesPanel.tsx'

const route = getRouteApi('/dashboard/customers/$customerId/smartenergy')

/** What makes, stores and measures energy in a customer's home. */
export function SmartEnergyTab() {
  const { customerId } = route.useParams()
  const { data: customer } = useQuery(customerQuery(customerId))
  const { data: sites } = useQuery(sitesQuery(customerId))
  return (
    <div className={classes.stack}>
      <PvBatteriesPanel customerId={customerId} isActive={customer?.status === 'active'} sites={sites?.items} />
      <GatewaysPanel customerId={customerId} sites={sites?.items} />
    </div>
  )
}
