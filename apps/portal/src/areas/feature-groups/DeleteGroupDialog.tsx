import { useQuery } from '@tanstack/react-query'
import type { ManagedFeatureGroup } from '@wattdesk/contract/feature-groups/models.ts'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { deleteGroup, groupCustomersQuery, refreshFeatures } from './feature-groups.queries.ts'

/** Deletion takes up to five minutes to reach all apps. */
export function DeleteGroupDialog({ group, onClose }: { group: ManagedFeatureGroup; onClose: () => void }) {
  const t = useT('featureGroups')
  const { displayName: name, heirs } = group
  const customers = useQuery(groupCustomersQuery(group.id))
  const { data } = customers
  const remove = useAction({
    act: () => deleteGroup(group.id),
    done: t('featureGroups.delete.done', { name }),
    failed: (reason) => t('featureGroups.delete.failed', { reason }),
    refresh: refreshFeatures,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('featureGroups.delete.title', { name })}
      confirmLabel={t('featureGroups.delete.confirm')}
      isDanger
      isPending={remove.isPending}
      isBlocked={heirs.length > 0 || !data}
      onConfirm={remove.run}
      onClose={onClose}
      typed={{ label: t('featureGroups.field.name'), value: group.name }}
    >
      {heirs.length > 0 ? (
        <p>{t('featureGroups.delete.inherited', { names: heirs.map((heir) => heir.displayName).join(', ') })}</p>
      ) : data ? (
        <p>{t('featureGroups.delete.text', { count: data.customers })}</p>
      ) : customers.isError ? (
        <QueryFailure query={customers} />
      ) : (
        <SkeletonLines count={1} />
      )}
      <p>{t('featureGroups.delete.spread')}</p>
    </ConfirmDialog>
  )
}
