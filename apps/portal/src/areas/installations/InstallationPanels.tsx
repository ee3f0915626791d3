import { IconPlug } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { lazyDialog } from '@wattdesk/ui/overlay/lazy-dialog.ts'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { RecordPlace } from '../../page/RecordPlace.tsx'
import { recordHash } from '../../page/record-hash.ts'
import { AddInstallationMenu } from './AddInstallationMenu.tsx'
import { InstallationCard } from './InstallationCard.tsx'
import classes from './installations.module.css'
import { installationsQuery } from './installations.queries.ts'
import { kindForms } from './kinds/catalogue.ts'
import type { Installation, KindForm } from './kinds/kind-form.ts'
import { RemoveInstallationDialog } from './RemoveInstallationDialog.tsx'
import { useInstallationRights } from './use-installation-rights.ts'

const InstallationDialog = lazyDialog(async () => ({ default: (await import('./InstallationDialog.tsx')).InstallationDialog }))

type Open = { kind: KindForm } & ({ does: 'add' } | { does: 'edit' | 'remove'; installation: Installation })
type Props = { customerId: string; isActive: boolean; sites: readonly Site[] | undefined }

export function InstallationPanels({ customerId, isActive, sites }: Props) {
  const t = useT('installations')
  const lists = useQueries({ queries: kindForms.map((kind) => installationsQuery(customerId, kind)) })
  const reasonsOf = useInstallationRights(isActive, sites)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const failed = lists.find((list) => list.isError && !list.data)
  const devices = kindForms.flatMap((kind, at) => (lists[at]?.data ?? []).map((installation) => ({ kind, installation })))
  const isPending = lists.some((list) => list.isPending)
  return (
    <Panel
      title={t('installations.devices')}
      actions={
        <AddInstallationMenu
          reason={reasonsOf().add}
          isReady={sites !== undefined && !isPending}
          onAdd={(kind) => setOpen({ kind, does: 'add' })}
        />
      }
    >
      {isPending ? <SkeletonLines count={4} /> : null}
      {failed ? <QueryFailure query={failed} message={t('installations.fetchFailed')} /> : null}
      {!isPending && !failed && devices.length === 0 ? (
        <EmptyState icon={IconPlug} title={t('installations.noDevices')}>
          {t('installations.noDevicesHint')}
        </EmptyState>
      ) : null}
      <div className={classes.devices}>
        {(isPending ? [] : devices).map(({ kind, installation }) => (
          <RecordPlace key={installation.configurationId} hash={recordHash('installation', installation.configurationId)}>
            <InstallationCard
              kind={kind}
              customerId={customerId}
              installation={installation}
              site={sites?.find((site) => site.id === installation.siteId)}
              reasons={reasonsOf(kind)}
              isLone={devices.length === 1}
              onEdit={() => setOpen({ kind, does: 'edit', installation })}
              onRemove={() => setOpen({ kind, does: 'remove', installation })}
            />
          </RecordPlace>
        ))}
      </div>
      <Suspense>
        {open && open.does !== 'remove' && sites ? (
          <InstallationDialog
            kind={open.kind}
            customerId={customerId}
            sites={sites}
            installation={open.does === 'edit' ? open.installation : undefined}
            onClose={close}
          />
        ) : null}
      </Suspense>
      <Suspense>
        {open?.does === 'remove' ? (
          <RemoveInstallationDialog kind={open.kind} customerId={customerId} installation={open.installation} onClose={close} />
        ) : null}
      </Suspense>
    </Panel>
  )
}
