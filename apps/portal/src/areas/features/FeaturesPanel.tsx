import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ManagedFeature } from '@wattdesk/contract/feature-settings.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import type { Column } from '@wattdesk/ui/list/column.ts'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { ConfirmDialog } from '@wattdesk/ui/overlay/ConfirmDialog.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { useAction } from '../../forms/use-action.ts'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { ActionButton } from '../../page/ActionButton.tsx'
import { RowAction } from '../../page/RowAction.tsx'
import { useCan } from '../../session/use-session.ts'
import { featureWords } from './feature-words.ts'
import classes from './features.module.css'
import { dropFeature, featuresQuery, refreshFeatures } from './features.queries.ts'

const FeatureDialog = lazy(async () => ({ default: (await import('./FeatureDialog.tsx')).FeatureDialog }))

type Opened = { kind: 'add' } | { kind: 'edit' | 'remove'; feature: ManagedFeature }

/** All features by application, resource and action. */
export function FeaturesPanel() {
  const t = useT('features', 'customerRecord')
  const query = useQuery(featuresQuery)
  const can = useCan()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const reasons = {
    change: can('write:supported-features') ? undefined : t('features.feature.noPermission.change'),
    remove: can('delete:supported-features') ? undefined : t('features.feature.noPermission.remove'),
  }
  const columns = useColumns(reasons, setOpened)
  const stateOf = () => {
    if (query.isError && !query.data) return <QueryFailure query={query} />
    return query.data?.items.length === 0 ? <EmptyState title={t('features.feature.empty')} /> : null
  }
  return (
    <>
      <Panel
        title={t('features.features')}
        isFlush
        actions={
          <ActionButton reason={reasons.change} icon={IconPlus} onClick={() => setOpened({ kind: 'add' })}>
            {t('features.feature.add')}
          </ActionButton>
        }
      >
        <DataTable label={t('features.features')} columns={columns} rows={query.data?.items} keyOf={(one) => one.id} state={stateOf()} />
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

function useColumns(reasons: Reasons, open: (opened: Opened) => void): Column<ManagedFeature>[] {
  const t = useT('features', 'customerRecord')
  return [
    { key: 'application', header: t('features.field.application'), isTitle: true, cell: ({ application }) => <b>{application}</b> },
    { key: 'resource', header: t('features.field.resource'), cell: ({ resource }) => <code>{resource}</code> },
    { key: 'action', header: t('features.field.action'), cell: ({ action }) => t(`customerRecord.groups.action.${action}`) },
    {
      key: 'description',
      header: t('features.field.description'),
      isWrapping: true,
      isWide: true,
      cell: ({ description }) => description ?? '–',
    },
    { key: 'groups', header: t('features.groups'), isNumber: true, isAlwaysShown: true, cell: ({ groups }) => groups },
    {
      key: 'actions',
      header: t('features.actions'),
      isUntitled: true,
      cell: (feature) => (
        <span className={classes.actions}>
          <RowAction
            icon={IconPencil}
            label={t('features.feature.editOf', { name: featureWords(t, feature) })}
            reason={reasons.change}
            onClick={() => open({ kind: 'edit', feature })}
          />
          <RowAction
            icon={IconTrash}
            label={t('features.feature.removeOf', { name: featureWords(t, feature) })}
            reason={reasons.remove}
            onClick={() => open({ kind: 'remove', feature })}
          />
        </span>
      ),
    },
  ]
}

function RemoveFeature({ feature, onClose }: { feature: ManagedFeature; onClose: () => void }) {
  const t = useT('features', 'customerRecord')
  const name = featureWords(t, feature)
  const remove = useAction({
    act: () => dropFeature(feature.id),
    done: t('features.feature.removed', { name }),
    failed: (reason) => t('features.feature.removeFailed', { reason }),
    refresh: refreshFeatures,
    onEnd: onClose,
  })
  return (
    <ConfirmDialog
      title={t('features.feature.remove')}
      confirmLabel={t('features.feature.confirm')}
      isDanger
      isPending={remove.isPending}
      isBlocked={feature.groups > 0}
      onConfirm={remove.run}
      onClose={onClose}
    >
      <p>{t(feature.groups > 0 ? 'features.feature.inUse' : 'features.feature.removeText', { name, count: feature.groups })}</p>
    </ConfirmDialog>
  )
}
