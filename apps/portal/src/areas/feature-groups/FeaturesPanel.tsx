import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ManagedFeature } from '@wattdesk/contract/feature-groups/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { allowedColumns } from '../../page/allowed-columns.ts'
import { Refused } from '../../page/Refused.tsx'
import { RowAction } from '../../page/RowAction.tsx'
import { useCan } from '../../session/use-session.ts'
import classes from './feature-groups.module.css'
import { dropFeature, featuresQuery, refreshFeatures } from './feature-groups.queries.ts'
import { featureWords } from './feature-words.ts'

const FeatureDialog = lazyDialog(async () => ({ default: (await import('./FeatureDialog.tsx')).FeatureDialog }))

type Opened = { kind: 'add' } | { kind: 'edit' | 'remove'; feature: ManagedFeature }

export function FeaturesPanel() {
  const t = useT('featureGroups', 'customerRecord')
  const query = useQuery(featuresQuery)
  const can = useCan()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const reasons = {
    change: can('write:supported-features') ? undefined : t('featureGroups.feature.noPermission.change'),
    remove: can('delete:supported-features') ? undefined : t('featureGroups.feature.noPermission.remove'),
  }
  const columns = useColumns(reasons, setOpened)
  const stateOf = () => {
    if (query.isError && !query.data) return <QueryFailure query={query} />
    return query.data?.items.length === 0 ? <EmptyState title={t('featureGroups.feature.empty')} /> : null
  }
  return (
    <>
      <Panel
        title={t('featureGroups.features')}
        isFlush
        actions={
          <ActionButton reason={reasons.change} icon={IconPlus} onClick={() => setOpened({ kind: 'add' })}>
            {t('featureGroups.feature.add')}
          </ActionButton>
        }
      >
        <Refused reason={undefined} implied={[reasons.change, reasons.remove]}>
          <DataTable
            label={t('featureGroups.features')}
            columns={columns}
            rows={query.data?.items}
            keyOf={(one) => one.id}
            state={stateOf()}
          />
        </Refused>
      </Panel>
      <Suspense>
        {opened?.kind === 'add' ? <FeatureDialog onClose={close} /> : null}
        {opened?.kind === 'edit' ? <FeatureDialog feature={opened.feature} onClose={close} /> : null}
      </Suspense>
      {opened?.kind === 'remove' ? <RemoveFeature feature={opened.feature} onClose={close} /> : null}
    </>
  )
}

type Reasons = { change: string | undefined; remove: string | undefined }

function useColumns(reasons: Reasons, open: (opened: Opened) => void): readonly Column<ManagedFeature>[] {
  const t = useT('featureGroups', 'customerRecord')
  const columns: Column<ManagedFeature>[] = [
    { key: 'application', header: t('featureGroups.field.application'), isTitle: true, cell: ({ application }) => <b>{application}</b> },
    { key: 'resource', header: t('featureGroups.field.resource'), cell: ({ resource }) => <code>{resource}</code> },
    { key: 'action', header: t('featureGroups.field.action'), cell: ({ action }) => t(`customerRecord.groups.action.${action}`) },
    {
      key: 'description',
      header: t('featureGroups.field.description'),
      isWrapping: true,
      isWide: true,
      cell: ({ description }) => description ?? '–',
    },
    { key: 'groups', header: t('featureGroups.groups'), isNumber: true, isAlwaysShown: true, cell: ({ groups }) => groups },
    {
      key: 'actions',
      header: t('featureGroups.actions'),
      isUntitled: true,
      cell: (feature) => (
        <span className={classes.actions}>
          <RowAction
            icon={IconPencil}
            label={t('featureGroups.feature.editOf', { name: featureWords(t, feature) })}
            reason={reasons.change}
            onClick={() => open({ kind: 'edit', feature })}
          />
          <RowAction
            icon={IconTrash}
            label={t('featureGroups.feature.removeOf', { name: featureWords(t, feature) })}
            reason={reasons.remove}
            onClick={() => open({ kind: 'remove', feature })}
          />
        </span>
      ),
    },
  ]
  // The button that adds a feature says why; a list of disabled buttons would only repeat it.
  return allowedColumns(columns, [reasons.change, reasons.remove])
}

function RemoveFeature({ feature, onClose }: { feature: ManagedFeature; onClose: () => void }) {
  const t = useT('featureGroups', 'customerRecord')
  const name = featureWords(t, feature)
  const remove = useAction({
    act: () => dropFeature(feature.id),
    done: t('featureGroups.feature.removed', { name }),
    failed: (reason) => t('featureGroups.feature.removeFailed', { reason }),
    refresh: refreshFeatures,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('featureGroups.feature.remove')}
      confirmLabel={t('featureGroups.feature.confirm')}
      isDanger
      isPending={remove.isPending}
      isBlocked={feature.groups > 0}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{t(feature.groups > 0 ? 'featureGroups.feature.inUse' : 'featureGroups.feature.removeText', { name, count: feature.groups })}</p>
    </ConfirmDialog>
  )
}
