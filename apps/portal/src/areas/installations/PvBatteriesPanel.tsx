import { Button } from '@mantine/core'
import { IconPlus, IconSolarPanel2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Site } from '@wattdesk/contract/customers.ts'
import type { PvBattery } from '@wattdesk/contract/installations/pvbattery.ts'
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
import classes from './installations.module.css'
import { pvBatteriesQuery } from './installations.queries.ts'
import { PvBatteryCard } from './PvBatteryCard.tsx'
import { RemovePvBatteryDialog } from './RemovePvBatteryDialog.tsx'

const PvBatteryDialog = lazy(async () => ({ default: (await import('./PvBatteryDialog.tsx')).PvBatteryDialog }))

type Open = { kind: 'add' } | { kind: 'edit' | 'remove'; installation: PvBattery }
type Props = { customerId: string; isActive: boolean; sites: readonly Site[] | undefined }

export function PvBatteriesPanel({ customerId, isActive, sites }: Props) {
  const t = useT('installations')
  const list = useQuery(pvBatteriesQuery(customerId))
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const can = useCan()
  const inactive = isActive ? undefined : t('installations.notActive')
  const writeReason = can('write:customers') ? inactive : t('installations.noPermission')
  const removeReason = can('delete:customers') ? inactive : t('installations.noPermission')
  const addReason = writeReason ?? (sites?.length === 0 ? t('installations.noSite') : undefined)
  const add = (
    <Tooltip label={addReason}>
      <Button
        size="compact-md"
        leftSection={<IconPlus size={15} aria-hidden />}
        disabled={addReason !== undefined || !sites}
        onClick={() => setOpen({ kind: 'add' })}
      >
        {t('installations.add')}
      </Button>
    </Tooltip>
  )
  return (
    <Panel title={t('installations.pvbattery')} actions={add}>
      {list.isError && !list.data ? <QueryFailure query={list} message={t('installations.fetchFailed')} /> : null}
      {list.isPending ? <SkeletonLines count={4} /> : null}
      {list.data?.items.length === 0 ? (
        <EmptyState icon={IconSolarPanel2} title={t('installations.empty')}>
          {t('installations.emptyHint')}
        </EmptyState>
      ) : null}
      <div className={classes.cards}>
        {list.data?.items.map((installation) => (
          <RecordPlace key={installation.configurationId} hash={recordHash('installation', installation.configurationId)}>
            <PvBatteryCard
              installation={installation}
              site={sites?.find((site) => site.id === installation.siteId)}
              writeReason={writeReason}
              removeReason={removeReason}
              onEdit={() => setOpen({ kind: 'edit', installation })}
              onRemove={() => setOpen({ kind: 'remove', installation })}
            />
          </RecordPlace>
        ))}
      </div>
      <Suspense>
        {open && open.kind !== 'remove' && sites ? (
          <PvBatteryDialog
            customerId={customerId}
            sites={sites}
            installation={open.kind === 'edit' ? open.installation : undefined}
            onClose={close}
          />
        ) : null}
      </Suspense>
      {open?.kind === 'remove' ? <RemovePvBatteryDialog customerId={customerId} installation={open.installation} onClose={close} /> : null}
    </Panel>
  )
}
