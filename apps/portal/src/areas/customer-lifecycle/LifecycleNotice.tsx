import { useQuery } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { formatInstantInZones, noValue } from '@wattdesk/i18n/formats.ts'
import { Countdown } from '@wattdesk/ui/feedback/Countdown.tsx'
import { useNow } from '@wattdesk/ui/feedback/use-now.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { useCan } from '../../session/use-session.ts'
import { migrationQuery } from './customer-lifecycle.queries.ts'
import classes from './lifecycle.module.css'

/** Shown for inactive customers: the deadline to reactivate them, or their purge. */
export function LifecycleNotice({ customer }: { customer: Customer }) {
  const t = useT('customerLifecycle', 'customers')
  if (customer.status === 'deleted') {
    const at = customer.deletedAt ? formatInstantInZones(customer.deletedAt) : noValue
    return <p className={classes.notice}>{t('customerLifecycle.purge.purgedHint', { at })}</p>
  }
  if (customer.status !== 'inactive' || !customer.purgeAt) return null
  return <Deactivated customer={customer} purgeAt={customer.purgeAt} />
}

function Deactivated({ customer, purgeAt }: { customer: Customer; purgeAt: string }) {
  const t = useT('customerLifecycle', 'customers')
  const can = useCan()
  const isOver = useNow() >= Date.parse(purgeAt)
  const isPartner = customer.type !== 'residential_customer'
  const migration = useQuery({ ...migrationQuery(customer.id), enabled: isPartner && can('read:customers-sub-customers') })
  if (!isOver)
    return (
      <p className={classes.notice} data-tone="warning">
        {t('customers.detail.purgeWarning')} <Countdown until={purgeAt} />
      </p>
    )
  const waits = (migration.data?.remaining ?? 0) > 0
  return (
    <p className={classes.notice} data-tone="warning">
      {t(waits ? 'customerLifecycle.purge.waits' : 'customerLifecycle.purge.overdue')}
    </p>
  )
}
