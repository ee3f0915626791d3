import { useQuery } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Dialog } from '@wattdesk/ui/overlay/Dialog.tsx'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import layout from '../../page/layout.module.css'
import { holdingsQuery } from './customer-lifecycle.queries.ts'
import { MigrationPanel } from './MigrationPanel.tsx'
import { PurgeForm } from './PurgeForm.tsx'

/** A partner's customers must be moved first, which it offers. */
export function PurgeDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useT('customerLifecycle')
  const holdings = useQuery(holdingsQuery(customer.id))
  const { data } = holdings
  const hasCustomers = data !== undefined && data.customers > 0
  return (
    <Dialog title={t(hasCustomers ? 'customerLifecycle.migration.title' : 'customerLifecycle.purge.title')} onClose={onClose} size="md">
      {holdings.isError && !data ? <QueryFailure query={holdings} /> : null}
      {holdings.isPending ? (
        <div className={layout.stack} role="status" aria-label={t('customerLifecycle.purge.counting')}>
          <p className={layout.hint}>{t('customerLifecycle.purge.counting')}</p>
          <SkeletonLines count={6} />
        </div>
      ) : null}
      {hasCustomers ? <MigrationPanel customer={customer} onClose={onClose} onMoved={() => void holdings.refetch()} /> : null}
      {data && !hasCustomers ? (
        <PurgeForm customer={customer} holdings={data} onClose={onClose} onPartnerHasCustomers={() => void holdings.refetch()} />
      ) : null}
    </Dialog>
  )
}
