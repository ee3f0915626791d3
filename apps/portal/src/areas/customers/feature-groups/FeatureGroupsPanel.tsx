import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { QueryFailure } from '../../../lists/QueryFailure.tsx'
import { ActionButton } from '../../../page/ActionButton.tsx'
import layout from '../../../page/layout.module.css'
import { useChangeReason } from '../change-reason.ts'
import { featureGroupsQuery } from '../customer-record.queries.ts'
import { EffectiveFeatures } from './EffectiveFeatures.tsx'
import { FeatureGroupList } from './FeatureGroupList.tsx'

const AssignFeatureGroupsDialog = lazy(async () => ({
  default: (await import('./AssignFeatureGroupsDialog.tsx')).AssignFeatureGroupsDialog,
}))

export function FeatureGroupsPanel({ customer }: { customer: Customer }) {
  const t = useT('customerRecord')
  const groups = useQuery(featureGroupsQuery(customer.id))
  const reason = useChangeReason(customer)
  const [isAssigning, setAssigning] = useState(false)
  const holder = { customerId: customer.id }
  return (
    <Panel
      title={t('customerRecord.groups.title')}
      actions={
        <ActionButton reason={reason} icon={IconPlus} onClick={() => setAssigning(true)}>
          {t('customerRecord.groups.assign')}
        </ActionButton>
      }
    >
      {groups.isError && !groups.data ? <QueryFailure query={groups} /> : null}
      {groups.isPending ? <SkeletonLines count={2} /> : null}
      {groups.data?.items.length === 0 ? <EmptyState title={t('customerRecord.groups.empty')} /> : null}
      {groups.data && groups.data.items.length > 0 ? <FeatureGroupList holder={holder} groups={groups.data.items} reason={reason} /> : null}
      {groups.data && groups.data.ofUsers.length > 0 ? (
        <p className={layout.hint}>
          {t('customerRecord.groups.ofUsers', {
            groups: groups.data.ofUsers
              .map(({ displayName, users }) => t('customerRecord.groups.withUsers', { name: displayName, count: users }))
              .join(', '),
          })}
        </p>
      ) : null}
      {groups.data ? <EffectiveFeatures title={t('customerRecord.groups.effective')} groups={groups.data.items} /> : null}
      <Suspense>
        {isAssigning && groups.data ? (
          <AssignFeatureGroupsDialog holder={holder} groups={groups.data.assignable} onClose={() => setAssigning(false)} />
        ) : null}
      </Suspense>
    </Panel>
  )
}
