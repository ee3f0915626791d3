import { IconPlug } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers/models.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { AddInstallationButton } from './AddInstallationButton.tsx'
import { InstallationsPanel } from './InstallationsPanel.tsx'
import classes from './installations.module.css'
import { installationsQuery } from './installations.queries.ts'
import { kindForms } from './kinds/catalogue.ts'
import type { Installation, KindForm } from './kinds/kind-form.ts'
import { RemoveInstallationDialog } from './RemoveInstallationDialog.tsx'
import { useInstallationRights } from './use-installation-rights.ts'

const InstallationDialog = lazy(async () => ({ default: (await import('./InstallationDialog.tsx')).InstallationDialog }))

type Open = { kind: KindForm } & ({ does: 'add' } | { does: 'edit' | 'remove'; installation: Installation })
type Props = { customerId: string; isActive: boolean; sites: readonly Site[] | undefined }

/** A customer's installations, with a panel for each kind present, and the kinds that can still be added. */
export function InstallationPanels({ customerId, isActive, sites }: Props) {
  const t = useT('installations')
  const lists = useQueries({ queries: kindForms.map((kind) => installationsQuery(customerId, kind)) })
  const reasonsOf = useInstallationRights(isActive, sites)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  if (lists.some((list) => list.isPending)) {
    return (
      <Panel title={t('installations.devices')}>
        <SkeletonLines count={6} />
      </Panel>
    )
  }
  const absent = kindForms.filter((_, at) => lists[at]?.data?.length === 0)
  return (
    <>
      {kindForms.map((kind, at) => {
        const list = lists[at]
        return list && !absent.includes(kind) ? (
          <InstallationsPanel
            key={kind.name}
            kind={kind}
            list={list}
            customerId={customerId}
            sites={sites}
            reasons={reasonsOf(kind)}
            onAdd={() => setOpen({ kind, does: 'add' })}
            onEdit={(installation) => setOpen({ kind, does: 'edit', installation })}
            onRemove={(installation) => setOpen({ kind, does: 'remove', installation })}
          />
        ) : null
      })}
      {absent.length > 0 ? (
        <Panel title={t(absent.length < kindForms.length ? 'installations.moreDevices' : 'installations.devices')}>
          {absent.length < kindForms.length ? null : (
            <EmptyState icon={IconPlug} title={t('installations.noDevices')}>
              {t('installations.noDevicesHint')}
            </EmptyState>
          )}
          <div className={classes.choices}>
            {absent.map((kind) => (
              <AddInstallationButton
                key={kind.name}
                kind={kind}
                reason={reasonsOf(kind).add}
                isReady={sites !== undefined}
                isChoice
                onAdd={() => setOpen({ kind, does: 'add' })}
              />
            ))}
          </div>
        </Panel>
      ) : null}
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
      {open?.does === 'remove' ? (
        <RemoveInstallationDialog kind={open.kind} customerId={customerId} installation={open.installation} onClose={close} />
      ) : null}
    </>
  )
}
