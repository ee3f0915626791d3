import { useQuery } from '@tanstack/react-query'
import type { ManagedFeatureGroup } from '@wattdesk/contract/feature-settings.ts'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { useAction } from '../../forms/use-action.ts'
import { deleteGroup, groupCustomersQuery, refreshFeatures } from './features.queries.ts'

/** Deletes a feature group, which takes up to five minutes to reach all apps. */
export function DeleteGroupDialog({ group, onClose }: { group: ManagedFeatureGroup; onClose: () => void }) {
  const t = useT('features')
  const { displayName: name, heirs } = group
  const { data } = useQuery(groupCustomersQuery(group.id))
  const remove = useAction({
    act: () => deleteGroup(group.id),
    done: t('features.delete.done', { name }),
    failed: (reason) => t('features.delete.failed', { reason }),
    refresh: refreshFeatures,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('features.delete.title', { name })}
      confirmLabel={t('features.delete.confirm')}
      isDanger
      isPending={remove.isPending}
      isBlocked={heirs.length > 0 || !data}
      onConfirm={remove.run}
      onClose={onClose}
      typed={{ label: t('features.field.name'), value: group.name }}
    >
      <p>
        {heirs.length > 0
          ? t('features.delete.inherited', { names: heirs.map((heir) => heir.displayName).join(', ') })
          : t('features.delete.text', { count: data?.customers ?? 0 })}
      </p>
      <p>{t('features.delete.spread')}</p>
    </ConfirmDialog>
  )
}
