import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { ActionButton } from '../../../page/ActionButton.tsx'
import layout from '../../../page/layout.module.css'
import { useChangeReason } from '../change-reason.ts'
import { userFeatureGroupsQuery } from '../customer-record.queries.ts'
import { EffectiveFeatures } from '../feature-groups/EffectiveFeatures.tsx'
import { FeatureGroupList } from '../feature-groups/FeatureGroupList.tsx'

const AssignFeatureGroupsDialog = lazy(async () => ({
  default: (await import('../feature-groups/AssignFeatureGroupsDialog.tsx')).AssignFeatureGroupsDialog,
}))

/** Features of one user, from the user's own groups and through the customer. */
export function UserFeatureGroups({ customer, userId }: { customer: Customer; userId: string }) {
  const t = useT('customerRecord')
  const query = useQuery(userFeatureGroupsQuery(customer.id, userId))
  const reason = useChangeReason(customer)
  const [isAssigning, setAssigning] = useState(false)
  const holder = { customerId: customer.id, userId }
  const { items, ofCustomer, assignable } = query.data ?? {}
  return (
    <Panel
      title={t('customerRecord.groups.title')}
      actions={
        <ActionButton reason={reason} icon={IconPlus} label={t('customerRecord.groups.assignToUser')} onClick={() => setAssigning(true)}>
          {t('customerRecord.groups.assign')}
        </ActionButton>
      }
    >
      {query.isError && !query.data ? <QueryFailure query={query} /> : null}
      {query.isPending ? <SkeletonLines count={2} /> : null}
      {items?.length === 0 ? <p className={layout.hint}>{t('customerRecord.groups.userEmpty')}</p> : null}
      {items && items.length > 0 ? <FeatureGroupList holder={holder} groups={items} reason={reason} /> : null}
      {items ? <EffectiveFeatures title={t('customerRecord.groups.effectiveUser')} groups={items} ofCustomer={ofCustomer} /> : null}
      <Suspense>
        {isAssigning && assignable ? (
          <AssignFeatureGroupsDialog holder={holder} groups={assignable} onClose={() => setAssigning(false)} />
        ) : null}
      </Suspense>
    </Panel>
  )
}
