import { useQuery } from '@tanstack/react-query'
import type { ManagedFeatureGroup } from '@wattdesk/contract/feature-groups/models.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { deleteGroup, groupCustomersQuery, refreshFeatures } from './feature-groups.queries.ts'

/** Deletion takes up to five minutes to reach all apps. */
export function DeleteGroupDialog({ group, onClose }: { group: ManagedFeatureGroup; onClose: () => void }) {
  const t = useT('featureGroups')
  const { displayName: name, heirs } = group
  const { data } = useQuery(groupCustomersQuery(group.id))
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
      <p>
        {heirs.length > 0
          ? t('featureGroups.delete.inherited', { names: heirs.map((heir) => heir.displayName).join(', ') })
          : t('featureGroups.delete.text', { count: data?.customers ?? 0 })}
      </p>
      <p>{t('featureGroups.delete.spread')}</p>
    </ConfirmDialog>
  )
}
