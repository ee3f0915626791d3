import { Link } from '@tanstack/react-router'
import type { WorkItem } from '@wattdesk/contract/dashboard/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { ReactNode } from 'react'
import { useCan } from '../../../session/use-session.ts'

type Props = { item: WorkItem; className?: string; children: ReactNode }

const salesPath = '/dashboard/customers/$customerId/sales' as const

/** Members without these permissions are sent to the sales history instead. */
const useMayLeadSales = () => useCan()(['write:customers', 'read:customers-sales'], { all: true })

/** The next action, if the reader may take it. */
export function WorkDeed({ item: { reason } }: Pick<Props, 'item'>) {
  const t = useT('dashboard')
  const mayLead = useMayLeadSales()
  return t(`dashboard.work.action.${reason.kind === 'sale' && !mayLead ? 'saleSeen' : reason.kind}`)
}

/** Links to the screen where the work is done. */
export function WorkPlace({ item: { id, reason, customer }, ...link }: Props) {
  const mayLead = useMayLeadSales()
  if (reason.kind === 'import') return <Link to="/dashboard/customers/upload" search={{ import: id }} {...link} />
  if (reason.kind === 'vendor') return <Link to="/dashboard/settings/api" {...link} />
  if (reason.kind === 'expiry') {
    return <Link to="/dashboard/unallocated-installations/unallocated-installations/$id" params={{ id }} {...link} />
  }
  // Mails to members have no customer.
  if (!customer) return <Link to="/dashboard/outbox" search={{ mail: id }} {...link} />
  const params = { customerId: customer.id }
  switch (reason.kind) {
    case 'alarm':
      return <Link to="/dashboard/customers/$customerId/alarms" params={params} search={{ alarm: id }} {...link} />
    case 'gateway':
      return <Link to="/dashboard/customers/$customerId/smartenergy" params={params} {...link} />
    case 'sale':
      return <Link to={mayLead ? salesPath : `${salesPath}-history`} params={params} {...link} />
    case 'mail':
    case 'purge':
      return <Link to="/dashboard/customers/$customerId/account" params={params} {...link} />
  }
}
