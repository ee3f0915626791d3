import { ActionIcon } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Customer } from '@wattdesk/contract/customers.ts'
import type { AssignedFeatureGroup } from '@wattdesk/contract/feature-groups.ts'
import { formatInstantInZones } from '@wattdesk/i18n/formats.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { Tag } from '@wattdesk/ui/feedback/StatusDot.tsx'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { useChangeReason } from './change-reason.ts'
import { addFeatureGroups, featureGroupsQuery, refreshRecord, removeFeatureGroups } from './customer-record.queries.ts'
import classes from './customers.module.css'
import { EffectiveFeatures } from './EffectiveFeatures.tsx'
import { featureGroupFailure } from './feature-group-failure.ts'

const AssignFeatureGroupsDialog = lazy(async () => ({
  default: (await import('./AssignFeatureGroupsDialog.tsx')).AssignFeatureGroupsDialog,
}))

/** The feature groups a customer has. */
export function FeatureGroupsPanel({ customer }: { customer: Customer }) {
  const t = useT('customerRecord')
  const groups = useQuery(featureGroupsQuery(customer.id))
  const reason = useChangeReason(customer)
  const [isAssigning, setAssigning] = useState(false)
  const [removed, setRemoved] = useState<AssignedFeatureGroup>()
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
      {groups.data && groups.data.items.length > 0 ? (
        <ul className={classes.groups}>
          {groups.data.items.map((group) => (
            <li key={group.id}>
              <GroupWords group={group} />
              <Tooltip label={reason}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  disabled={reason !== undefined}
                  aria-label={t('customerRecord.groups.remove', { name: group.displayName })}
                  onClick={() => setRemoved(group)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            </li>
          ))}
        </ul>
      ) : null}
      {groups.data ? <EffectiveFeatures groups={groups.data.items} /> : null}
      <Suspense>
        {isAssigning && groups.data ? (
          <AssignFeatureGroupsDialog customerId={customer.id} groups={groups.data.assignable} onClose={() => setAssigning(false)} />
        ) : null}
      </Suspense>
      {removed ? <RemoveDialog customerId={customer.id} group={removed} onClose={() => setRemoved(undefined)} /> : null}
    </Panel>
  )
}

function GroupWords({ group }: { group: AssignedFeatureGroup }) {
  const t = useT('customerRecord')
  const features = group.features.map((one) => (
    <span key={`${one.application} ${one.resource} ${one.action}`} className={classes.line}>
      {one.description ?? `${one.application} ${one.resource}`} · {t(`customerRecord.groups.action.${one.action}`)}
    </span>
  ))
  return (
    <div>
      <span className={classes.inline}>
        <b>{group.displayName}</b>
        <Tooltip label={features}>
          <Tag>{t('customerRecord.groups.features', { count: group.features.length })}</Tag>
        </Tooltip>
        {group.inheritsFrom ? <Tag>{t('customerRecord.groups.inherits', { name: group.inheritsFrom.displayName })}</Tag> : null}
      </span>
      <span className={classes.second}>
        {t('customerRecord.groups.since', { date: formatInstantInZones(group.assignedAt) })}
        {group.assignedBy ? ` ${t('customerRecord.groups.by', { name: group.assignedBy })}` : ''}
      </span>
    </div>
  )
}

function RemoveDialog({ customerId, group, onClose }: { customerId: string; group: AssignedFeatureGroup; onClose: () => void }) {
  const t = useT('customerRecord')
  const speech = useLanguage()
  const take = useAction({
    act: () => removeFeatureGroups(customerId, [group.id]),
    done: t('customerRecord.groups.removed', { name: group.displayName }),
    undo: () => ({
      act: () => addFeatureGroups(customerId, [group.id]),
      done: t('customerRecord.groups.assigned', { count: 1 }),
      refresh: (client) => refreshRecord(client, customerId),
    }),
    failed: (_, error) => featureGroupFailure(error, speech),
    refresh: (client) => refreshRecord(client, customerId),
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('customerRecord.groups.removeTitle', { name: group.displayName })}
      confirmLabel={t('customerRecord.groups.removeSubmit')}
      isDanger
      isPending={take.isPending}
      onConfirm={take.run}
      onClose={onClose}
    >
      <p>{t('customerRecord.groups.removeHint', { count: group.features.length })}</p>
    </ConfirmDialog>
  )
}
