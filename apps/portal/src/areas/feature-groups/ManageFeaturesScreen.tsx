import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ManagedFeatureGroup } from '@wattdesk/contract/feature-groups/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { DataTable } from '@wattdesk/ui/list/DataTable.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { PageHeader } from '@wattdesk/ui/page/PageHeader.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { allowedColumns } from '../../page/allowed-columns.ts'
import layout from '../../page/layout.module.css'
import { PrimaryButton } from '../../page/PrimaryButton.tsx'
import { Refused } from '../../page/Refused.tsx'
import { usePageTitle } from '../../page/use-page-title.ts'
import { useCan } from '../../session/use-session.ts'
import { useIsOperator, useScopeTenant } from '../profile/profile.queries.ts'
import { DeletionsPanel } from './DeletionsPanel.tsx'
import { FeaturesPanel } from './FeaturesPanel.tsx'
import { FeatureTabs } from './FeatureTabs.tsx'
import { FlagsPanel } from './FlagsPanel.tsx'
import { groupsQuery } from './feature-groups.queries.ts'
import { groupColumns } from './group-columns.tsx'

const GroupDialog = lazyDialog(async () => ({ default: (await import('./GroupDialog.tsx')).GroupDialog }))
const DeleteGroupDialog = lazyDialog(async () => ({ default: (await import('./DeleteGroupDialog.tsx')).DeleteGroupDialog }))

type Opened = { kind: 'add' } | { kind: 'edit' | 'delete'; group: ManagedFeatureGroup }

export function ManageFeaturesScreen() {
  const t = useT('featureGroups', 'customers', 'customerRecord', 'errors')
  const query = useQuery(groupsQuery)
  const can = useCan()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const items = query.data?.items
  const isOperator = useIsOperator()
  usePageTitle(t('featureGroups.manage.title'))
  const stateOf = () => {
    if (query.isError && !query.data) return <QueryFailure query={query} />
    return items?.length === 0 ? <EmptyState title={t('featureGroups.empty')}>{t('featureGroups.emptyHint')}</EmptyState> : null
  }
  const ofRegions = useScopeTenant()?.kind === 'partner' ? t('errors.RegionReserved') : undefined
  const refused = {
    change: can('write:supported-feature-groups') ? ofRegions : t('featureGroups.noPermission.change'),
    remove: can('delete:supported-feature-groups') ? ofRegions : t('featureGroups.noPermission.remove'),
  }
  const ofOperator = !isOperator && items?.some(({ isShared }) => isShared) ? t('featureGroups.ofOperator') : undefined
  const all = groupColumns(t, {
    open: setOpened,
    reasons: ({ isShared }) => ({
      change: refused.change ?? (isShared ? ofOperator : undefined),
      remove: refused.remove ?? (isShared ? ofOperator : undefined),
    }),
  })
  const ofAll = items?.every(({ isShared }) => isShared) ? ofOperator : undefined
  const columns = allowedColumns(all, [refused.change ?? ofAll, refused.remove ?? ofAll])
  return (
    <>
      <PageHeader
        title={t('featureGroups.manage.title')}
        count={items ? String(items.length) : undefined}
        primary={
          <PrimaryButton reason={refused.change} icon={IconPlus} onClick={() => setOpened({ kind: 'add' })}>
            {t('featureGroups.add.action')}
          </PrimaryButton>
        }
      />
      <FeatureTabs />
      <p className={layout.note}>{t('featureGroups.manage.intro')}</p>
      <div className={layout.stack}>
        <Refused
          reason={refused.change ?? refused.remove ?? (isOperator === undefined ? undefined : ofOperator)}
          implied={[refused.remove, ofOperator]}
        >
          <Panel isFlush>
            <DataTable
              label={t('featureGroups.groups')}
              columns={columns}
              rows={items}
              keyOf={(group) => group.id}
              expectedRows={8}
              state={stateOf()}
            />
          </Panel>
        </Refused>
        <DeletionsPanel deletions={query.data?.deletions ?? []} />
        <FeaturesPanel />
        {can('read:system-settings') ? <FlagsPanel /> : null}
      </div>
      <Suspense>
        {opened?.kind === 'add' ? <GroupDialog groups={items ?? []} onClose={close} /> : null}
        {opened?.kind === 'edit' ? <GroupDialog groups={items ?? []} group={opened.group} onClose={close} /> : null}
        {opened?.kind === 'delete' ? <DeleteGroupDialog group={opened.group} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
