import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers.ts'
import { EmptyState } from '@wattdesk/ui/feedback/EmptyState.tsx'
import { SkeletonLines } from '@wattdesk/ui/feedback/SkeletonLines.tsx'
import { useT } from '@wattdesk/ui/language/LanguageProvider.tsx'
import { Tooltip } from '@wattdesk/ui/overlay/Tooltip.tsx'
import { Panel } from '@wattdesk/ui/page/Panel.tsx'
import { lazy, Suspense, useState } from 'react'
import { QueryFailure } from '../../lists/QueryFailure.tsx'
import { RecordPlace } from '../../page/RecordPlace.tsx'
import { recordHash } from '../../page/record-hash.ts'
import { useCan } from '../../session/use-session.ts'
import { InstallationCard } from './InstallationCard.tsx'
import classes from './installations.module.css'
import { installationsQuery } from './installations.queries.ts'
import type { Installation, KindForm } from './kinds/kind-form.ts'
import { RemoveInstallationDialog } from './RemoveInstallationDialog.tsx'

const InstallationDialog = lazy(async () => ({ default: (await import('./InstallationDialog.tsx')).InstallationDialog }))

type Open = { does: 'add' } | { does: 'edit' | 'remove'; installation: Installation }
type Props = { kind: KindForm; customerId: string; isActive: boolean; sites: readonly Site[] | undefined }

/** A customer's installations of one kind, and what can be done with them. */
export function InstallationsPanel({ kind, customerId, isActive, sites }: Props) {
  const t = useT('installations')
  const list = useQuery(installationsQuery(customerId, kind))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const can = useCan()
  const inactive = isActive ? undefined : t('installations.notActive')
  const writeReason = can('write:customers') ? inactive : t('installations.noPermission')
  const guarded = kind.guarded?.permission
  const editReason = guarded && can(guarded) ? inactive : writeReason
  const removeReason = can('delete:customers') ? inactive : t('installations.noPermission')
  const addReason = writeReason ?? (sites?.length === 0 ? t('installations.noSite') : undefined)
  const words = `installations.kinds.${kind.name}` as const
  const add = (
    <Tooltip label={addReason}>
      <Button
        size="compact-md"
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={addReason !== undefined || !sites}
        onClick={() => setOpen({ does: 'add' })}
      >
        {t(`${words}.add`)}
      </Button>
    </Tooltip>
  )
  return (
    <Panel title={t(`${words}.title`)} actions={add}>
      {list.isError && !list.data ? <QueryFailure query={list} message={t('installations.fetchFailed')} /> : null}
      {list.isPending ? <SkeletonLines count={4} /> : null}
      {list.data?.length === 0 ? (
        <EmptyState icon={kind.icon} title={t(`${words}.empty`)}>
          {t(`${words}.emptyHint`)}
        </EmptyState>
      ) : null}
      <div className={classes.cards}>
        {list.data?.map((installation) => (
          <RecordPlace key={installation.configurationId} hash={recordHash('installation', installation.configurationId)}>
            <InstallationCard
              kind={kind}
              customerId={customerId}
              installation={installation}
              site={sites?.find((site) => site.id === installation.siteId)}
              writeReason={editReason}
              removeReason={removeReason}
              onEdit={() => setOpen({ does: 'edit', installation })}
              onRemove={() => setOpen({ does: 'remove', installation })}
            />
          </RecordPlace>
        ))}
      </div>
      <Suspense>
        {open && open.does !== 'remove' && sites ? (
          <InstallationDialog
            kind={kind}
            customerId={customerId}
            sites={sites}
            installation={open.does === 'edit' ? open.installation : undefined}
            onClose={close}
          />
        ) : null}
      </Suspense>
      {open?.does === 'remove' ? (
        <RemoveInstallationDialog kind={kind} customerId={customerId} installation={open.installation} onClose={close} />
      ) : null}
    </Panel>
  )
}
