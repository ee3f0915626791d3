import type { AssignedFeatureGroup } from '@wattdesk/contract/customers/feature-groups/models.ts'
import { useLanguage, useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { addFeatureGroups, type GroupHolder, refreshRecord, removeFeatureGroups } from '../customer-record.queries.ts'
import { featureGroupFailure } from './feature-group-failure.ts'

type Props = { holder: GroupHolder; group: AssignedFeatureGroup; onClose: () => void }

export function RemoveFeatureGroupDialog({ holder, group, onClose }: Props) {
  const t = useT('customerRecord')
  const speech = useLanguage()
  const take = useAction({
    act: () => removeFeatureGroups(holder, [group.id]),
    done: t('customerRecord.groups.removed', { name: group.displayName }),
    undo: () => ({
      act: () => addFeatureGroups(holder, [group.id]),
      done: t('customerRecord.groups.assigned', { count: 1 }),
      refresh: (client) => refreshRecord(client, holder.customerId),
    }),
    failed: (_, error) => featureGroupFailure(error, speech),
    refresh: (client) => refreshRecord(client, holder.customerId),
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
      <p>
        {t(holder.userId ? 'customerRecord.groups.removeUserHint' : 'customerRecord.groups.removeHint', { count: group.features.length })}
      </p>
    </ConfirmDialog>
  )
}
